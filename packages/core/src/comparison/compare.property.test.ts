import { productTableOf } from '../catalogue/table/product-table-builder.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueSnapshot, Product } from '../catalogue/catalogue.ts';
import { compare, type CompareContext, type CompareQuery, type CompareResult, type FacetName, type Filters } from './compare.ts';
import { filterNames } from './query.ts';
import { facetNames } from './query.ts';
import { arbitraryContext, arbitraryQuery } from './testing/arbitrary-catalogue.ts';
import { referenceMonth, referenceOrder, referenceResults, withoutFilter } from './testing/reference-compare.ts';

const runs = { numRuns: 400 };

function resultOf(query: CompareQuery, context: CompareContext): CompareResult {
  const result = compare(query, context);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

function holds(property: (query: CompareQuery, context: CompareContext, result: CompareResult) => void): void {
  fc.assert(
    fc.property(arbitraryQuery, arbitraryContext, (query, context) => property(query, context, resultOf(query, context))),
    runs,
  );
}

/** The filters with one value of a facet in place of whatever was chosen there. */
function choosing(filters: Filters, facet: FacetName, value: string): Filters {
  if (facet === 'deductibleTo') return { ...filters, deductibleTo: Number(value) };
  if (facet === 'organizationType') return { ...filters, organizationType: value };
  if (facet === 'annualCapFrom') return { ...filters, annualCapFrom: Number(value) };
  if (facet === 'salesChannel') return { ...filters, salesChannel: value === 'online' ? 'online' : 'executive' };
  return { ...filters, [facet]: [value] };
}

function chosenOf(filters: Filters, facet: FacetName): readonly string[] {
  const chosen = filters[facet];
  return chosen === null ? [] : Array.isArray(chosen) ? chosen : [String(chosen)];
}

function mapProducts(context: CompareContext, change: (product: Product) => Product): CompareContext {
  const snapshot: CatalogueSnapshot = { ...context.snapshot, products: productTableOf(context.snapshot.products.map(change)) };
  return { ...context, snapshot };
}

describe('compare agrees with a slow comparison made by hand', () => {
  it('gives the same products in the same order, page by page', () => {
    holds((query, context, result) => {
      const order = referenceOrder(query, context);
      const first = (query.page - 1) * query.pageSize;
      expect(result.total).toBe(order.length);
      expect(result.items.map((item) => item.product.id)).toEqual(order.slice(first, first + query.pageSize));
    });
  });

  it('counts for each facet value what choosing it alone would leave', () => {
    holds((query, context, result) => {
      for (const facet of facetNames) {
        for (const { value, count } of result.facets[facet]) {
          expect({ facet, value, count }).toEqual({
            facet,
            value,
            count: referenceResults(choosing(query.filters, facet, value), query, context).length,
          });
        }
      }
    });
  });

  it('lists every value that a product of the list could be chosen by, and every chosen one', () => {
    holds((query, context, result) => {
      for (const facet of facetNames) {
        const listed = result.facets[facet].map(({ value }) => value);
        expect(new Set(listed).size).toBe(listed.length);
        for (const chosen of chosenOf(query.filters, facet)) expect(listed).toContain(chosen);
        for (const { value, count } of result.facets[facet]) {
          if (count === 0) expect(chosenOf(query.filters, facet)).toContain(value);
        }
      }
      const open = referenceResults(withoutFilter(query.filters, 'organizations'), query, context);
      const codes = new Set(open.map((product) => context.snapshot.organizations.get(product.organizationId)!.code));
      const counted = result.facets.organizations.filter(({ count }) => count > 0).map(({ value }) => value);
      expect(new Set(counted)).toEqual(codes);
    });
  });

  it('counts what the price limits leave out on either side', () => {
    holds((query, context, result) => {
      const { priceFrom, priceTo } = query.filters;
      const months = referenceResults(withoutFilter(query.filters, 'price'), query, context)
        .map((product) => referenceMonth(product, query, context))
        .filter((month) => month !== null);
      expect(result.belowPriceLimit).toBe(months.filter((month) => priceFrom !== null && month < priceFrom).length);
      const notBelow = months.filter((month) => month >= (priceFrom ?? 0));
      expect(result.abovePriceLimit).toBe(notBelow.filter((month) => priceTo !== null && month > priceTo).length);
    });
  });

  it('draws the histogram of every price that the limits could be set to', () => {
    holds((query, context, result) => {
      const months = referenceResults(withoutFilter(query.filters, 'price'), query, context)
        .map((product) => referenceMonth(product, query, context))
        .filter((month) => month !== null);
      if (months.length === 0) {
        expect(result.priceRange).toBeNull();
        return;
      }
      expect(result.priceRange?.lowest.units).toBe(Math.min(...months));
      expect(result.priceRange?.highest.units).toBe(Math.max(...months));
      expect(result.priceRange?.bins).toHaveLength(20);
      expect(result.priceRange?.bins.reduce((sum, bin) => sum + bin)).toBe(months.length);
    });
  });

  it('suggests for an empty list the filters that give most when taken back, and nothing otherwise', () => {
    holds((query, context, result) => {
      const gains = filterNames
        .map((filter) => ({ filter, total: referenceResults(withoutFilter(query.filters, filter), query, context).length }))
        .filter(({ total }) => total > 0)
        .sort((one, other) => other.total - one.total)
        .slice(0, 2);
      expect(result.relaxations).toEqual(result.total === 0 ? gains : []);
    });
  });
});

describe('compare, for any catalogue', () => {
  it('decision 10: neither promotion, exclusivity, popularity, offers nor sales channel moves a product, in any order', () => {
    fc.assert(
      fc.property(arbitraryQuery, arbitraryContext, fc.infiniteStream(fc.boolean()), (query, context, coins) => {
        const neutral = { ...query, filters: { ...query.filters, salesChannel: null } };
        const ids = (given: CompareContext): readonly number[] => resultOf(neutral, given).items.map((item) => item.product.id);
        const changed = mapProducts(context, (product) => ({
          ...product,
          isPromoted: coins.next().value,
          isExclusive: coins.next().value,
          isPopular: coins.next().value,
          hasOffer: coins.next().value,
          salesChannels: coins.next().value ? ['QpOnlineSale'] : ['ExecutiveEmployee'],
        }));
        expect(ids(changed)).toEqual(ids(context));
      }),
      runs,
    );
  });

  it('gives the same list whatever order the products are read in', () => {
    holds((query, context, result) => {
      const products = productTableOf(context.snapshot.products.map((product) => product).toReversed());
      const snapshot = { ...context.snapshot, products };
      const turned = resultOf(query, { ...context, snapshot });
      expect(turned.items.map((item) => item.product.id)).toEqual(result.items.map((item) => item.product.id));
    });
  });

  it('A9-06: pages one after the other hold every result once', () => {
    holds((query, context, result) => {
      const pages = Array.from({ length: Math.ceil(result.total / query.pageSize) }, (_, index) => index + 1);
      const seen = pages.flatMap((page) => resultOf({ ...query, page }, context).items.map((item) => item.product.id));
      expect(seen).toEqual(referenceOrder(query, context));
    });
  });

  it('decision 11: marks one best plan at most, on page 1 only, and none has a higher score', () => {
    holds((query, context, result) => {
      const best = result.items.filter((item) => item.isBest);
      expect(best.length).toBeLessThanOrEqual(query.page === 1 ? 1 : 0);
      for (const { product } of best) {
        const all = resultOf({ ...query, page: 1, pageSize: 100 }, context).items.filter((item) => item.price.total !== null);
        expect(Math.max(...all.map((item) => item.product.score ?? -1))).toBe(product.score);
      }
    });
  });
});
