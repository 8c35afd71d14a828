import type { Product } from '../catalogue/catalogue.ts';
import { answerClinic } from '../coverage/answer-clinic.ts';
import { yearlyCost, yearlyCostByUse, type YearlyCostContext } from '../coverage/yearly-cost.ts';
import { preparePricing } from '../pricing/price-product.ts';
import type { PriceForHousehold } from '../pricing/quote.ts';
import { fail, ok, type Result } from '../result.ts';
import { prepareAffinity } from './affinity.ts';
import { countFacets } from './count-facets.ts';
import { countOrganizations } from './count-organizations.ts';
import { activeFilters, bitOf, prepareFilters } from './match-filters.ts';
import { bestOf, orderResults, type Candidate } from './order-results.ts';
import { monthlyUnits, priceRangeOf, priceSide } from './price-limits.ts';
import type { CompareContext, CompareQuery, CompareResult, ComparedItem } from './query.ts';
import { findComparator, isOnSale, isSoldIn, productsOf } from './select-products.ts';
import { suggestRelaxations } from './suggest-relaxations.ts';

export { affinityPercentage, prepareAffinity } from './affinity.ts';
export { annualCapSteps } from './count-facets.ts';
export { countOrganizations, type OrganizationCounts } from './count-organizations.ts';
export { isNewOn } from './newness.ts';
export { facetNames, noFilters, previsions, priceBins, sorts } from './query.ts';
export type {
  CompareContext,
  ComparedItem,
  CompareQuery,
  CompareResult,
  FacetCount,
  FacetName,
  FilterName,
  Filters,
  Prevision,
  Sort,
} from './query.ts';
export { comparatorOf, findComparator, productsOf } from './select-products.ts';

/** Most clinics that each result answers for (experience.md, promise 4). */
const maximumClinicAnswers = 3;

/** True when a product misses two filters or more: it then enters no count, so its price is never needed. */
function missesSeveral(misses: number): boolean {
  return (misses & (misses - 1)) !== 0;
}

/** The system that the visitor filters by, when it is one; the basket's unit over the day's UF. */
function yearlyContext({ filters }: CompareQuery, { currency, uf }: CompareContext): YearlyCostContext {
  const [system = null, other] = filters.previsiones;
  return { system: other === undefined ? system : null, currency, rate: uf?.rate ?? null };
}

/** Smallest units of the year's cost at medium use; null where it cannot be worked out. Only that order needs it of all products. */
function mediumCost(product: Product, price: PriceForHousehold, context: YearlyCostContext): number | null {
  const byUse = yearlyCostByUse(product.yearlyUse, price, context);
  return 'kind' in byUse ? null : byUse.costOf('medium').units;
}

function priceCandidates(products: readonly Product[], query: CompareQuery, context: CompareContext): readonly Candidate[] {
  const missesOf = prepareFilters(query.filters, context);
  const priceOf = preparePricing(query.household, { ...context, catalogueVersion: context.snapshot.version });
  const affinityOf = prepareAffinity(query.household);
  const priceBit = bitOf('price');
  const yearly = query.sort === 'costo-anual' ? yearlyContext(query, context) : null;
  return products.flatMap((product) => {
    const otherMisses = missesOf(product);
    if (missesSeveral(otherMisses)) return [];
    const price = priceOf(product);
    const monthly = monthlyUnits(price.total);
    const inside = priceSide(monthly, query.filters, context.currency) === 'inside';
    const affinity = affinityOf(product.customers);
    const yearlyUnits = yearly === null ? null : mediumCost(product, price, yearly);
    return [{ product, price, affinity, monthly, yearlyUnits, misses: inside ? otherMisses : otherMisses | priceBit }];
  });
}

function clinicIdsOf(query: CompareQuery, context: CompareContext): readonly number[] {
  const idByCode = new Map([...context.snapshot.clinics.values()].map((clinic) => [clinic.code, clinic.id]));
  const codes = query.filters.coverageOrganizations.slice(0, maximumClinicAnswers);
  return codes.flatMap((code) => idByCode.get(code) ?? []);
}

function pageOut(ordered: readonly Candidate[], query: CompareQuery, context: CompareContext): readonly ComparedItem[] {
  const clinicIds = clinicIdsOf(query, context);
  const bestId = query.page === 1 ? bestOf(ordered) : null;
  const yearly = yearlyContext(query, context);
  const first = (query.page - 1) * query.pageSize;
  return ordered.slice(first, first + query.pageSize).map(({ product, price, affinity }) => ({
    product,
    price,
    affinity,
    yearlyCost: yearlyCost(product.yearlyUse, price, yearly),
    clinicAnswers: clinicIds.map((id) => answerClinic(product, id)),
    isBest: product.id === bestId,
  }));
}

/**
 * Compares products for a family: priced and filtered items of one page in their order, with every count around them.
 *
 * In: the comparator's path, a complete household, filters (price limits are whole units of `context.currency` per
 * month, inclusive), sort, page from 1 and page size; and the snapshot, the day and its UF. Out: see CompareResult; a
 * page after the last is empty. Products not on sale that day, or not in the household's region, are no part of the comparison.
 * Fails with 'unknown-comparator' when the snapshot has no such comparator. Sources: decisions 9 to 12, experience.md.
 */
export function compare(
  query: CompareQuery,
  context: CompareContext,
): Result<CompareResult, { readonly kind: 'unknown-comparator' }> {
  const { snapshot } = context;
  const comparator = findComparator(snapshot.comparators, query.comparatorUrl);
  if (!comparator) return fail({ kind: 'unknown-comparator' });
  const { currency } = context;

  const scope = productsOf(comparator, snapshot);
  const available = scope.filter((product) => isOnSale(product, context.today) && isSoldIn(product, query.household.regionCode));
  const candidates = priceCandidates(available, query, context);
  const results = candidates.filter(({ misses }) => misses === 0);
  const ordered = orderResults(results, query.sort, query.ponderation);

  const anyPrice = candidates.filter(({ misses }) => (misses & ~bitOf('price')) === 0);
  const sides = anyPrice.map(({ monthly }) => priceSide(monthly, query.filters, currency));
  const resultProducts = results.map(({ product }) => product);
  const organizations = countOrganizations({ snapshot, comparator }, scope, resultProducts);

  return ok({
    items: pageOut(ordered, query, context),
    total: results.length,
    belowPriceLimit: sides.filter((side) => side === 'below').length,
    abovePriceLimit: sides.filter((side) => side === 'above').length,
    facets: countFacets(candidates, { products: available, filters: query.filters, snapshot, uf: context.uf }),
    priceRange: priceRangeOf(
      anyPrice.flatMap(({ monthly }) => monthly ?? []),
      currency,
    ),
    organizationsCompared: organizations.compared,
    organizationsKnown: organizations.known,
    relaxations: suggestRelaxations(candidates, activeFilters(query.filters, context)),
  });
}
