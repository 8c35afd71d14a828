import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueSnapshot, Product } from '../catalogue/catalogue.ts';
import { productTableOf } from '../catalogue/table/product-table-builder.ts';
import { compare, type ClinicMatch, type CompareContext, type CompareQuery, type CompareResult } from './compare.ts';
import { arbitraryContext } from './testing/arbitrary-catalogue.ts';
import { arbitraryQuery } from './testing/arbitrary-query.ts';
import { referenceOrder } from './testing/reference-compare.ts';

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

function mapProducts(context: CompareContext, change: (product: Product) => Product): CompareContext {
  const snapshot: CatalogueSnapshot = { ...context.snapshot, products: productTableOf(context.snapshot.products.map(change)) };
  return { ...context, snapshot };
}

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

  it('naming clinics that are optional changes nothing but the answers for them', () => {
    holds((query, context) => {
      const named: CompareQuery = { ...query, filters: { ...query.filters, clinicMatch: 'optional' } };
      const { items, facets, ...counts } = resultOf(named, context);
      const none = resultOf({ ...query, filters: { ...query.filters, coverageOrganizations: [] } }, context);
      const { items: others, facets: otherFacets, ...otherCounts } = none;
      expect(counts).toEqual(otherCounts);
      expect(items.map((item) => ({ ...item, clinicAnswers: [] }))).toEqual(others);
      const known = otherFacets.coverageOrganizations;
      expect(facets.coverageOrganizations.filter(({ count }) => count > 0)).toEqual(known);
      expect({ ...facets, coverageOrganizations: known }).toEqual(otherFacets);
    });
  });

  it('an empty list says of clinics how many there are where they are optional', () => {
    holds((query, context) => {
      const ofNobody = { ...query.filters, coverageOrganizations: ['nobody'] };
      const listOf = (clinicMatch: ClinicMatch) => resultOf({ ...query, filters: { ...ofNobody, clinicMatch } }, context);
      const { total } = listOf('optional');
      expect(listOf('all').relaxations).toEqual(total > 0 ? [{ filter: 'coverageOrganizations', total }] : []);
    });
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

  it('decision 11: marks one best plan at most, on page 1 only, and none that as many of the family can have scores higher', () => {
    holds((query, context, result) => {
      const best = result.items.filter((item) => item.isBest);
      expect(best.length).toBeLessThanOrEqual(query.page === 1 ? 1 : 0);
      for (const { product, price } of best) {
        // A price for some of the family is held against every other, one for all of them only against its like.
        const isForSome = price.profilesWithPrice < price.profilesEvaluated;
        const others = resultOf({ ...query, page: 1, pageSize: 100 }, context).items.filter(
          ({ price: other }) => other.total !== null && (isForSome || other.profilesWithPrice === other.profilesEvaluated),
        );
        expect(Math.max(...others.map((item) => item.product.score ?? -1))).toBe(product.score);
      }
    });
  });
});
