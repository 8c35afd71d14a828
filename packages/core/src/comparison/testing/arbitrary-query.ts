import fc from 'fast-check';
import { decimalsOf } from '../../money/money.ts';
import { clinicMatches, noFilters, previsions, sorts, type CompareContext, type CompareQuery, type Filters } from '../query.ts';
import { comparators } from './arbitrary-catalogue.ts';
import { arbitraryHousehold } from './arbitrary-household.ts';
import { priceProducts } from './reference-products.ts';

function choiceOf<Value>(values: readonly Value[]): fc.Arbitrary<readonly Value[]> {
  const some = fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  return fc.oneof({ weight: 9, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: some });
}

function maybe<Value>(values: readonly Value[]): fc.Arbitrary<Value | null> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
}

/** Values that occur in the random catalogues, often and seldom, and some that nobody knows. */
export const arbitraryFilters: fc.Arbitrary<Filters> = fc.record({
  insuranceTypes: choiceOf(['A', 'B', 'nobody']),
  organizations: choiceOf(['org-1', 'org-2', 'org-5', 'nobody']),
  organizationType: maybe(['insurer', 'assistance', 'nobody']),
  coverageOrganizations: choiceOf(['clinic-1', 'clinic-2', 'clinic-4', 'QPCL-10', 'QPCL-1', 'nobody']),
  clinicMatch: fc.constantFrom(...clinicMatches),
  categoryTypes: choiceOf(['SALUD', 'VIDA', 'nobody']),
  previsiones: choiceOf(previsions),
  modalities: choiceOf(['Preferente', 'Libre Elección']),
  features: choiceOf(['feature-1', 'feature-2', 'feature-3']),
  salesChannel: maybe(['online', 'executive'] as const),
  priceFrom: maybe([2_000, 3_500]),
  priceTo: maybe([0, 1_000, 3_000, 40_000]),
  annualCapFrom: maybe([1_000, 3_000, 4_000]),
  deductibleTo: maybe([0, 3, 4, 15, 600_000]),
});

export const arbitraryQuery: fc.Arbitrary<CompareQuery> = fc.record({
  comparatorUrl: fc.oneof(
    { weight: 5, arbitrary: fc.constant(comparators[0]!.url) },
    { weight: 3, arbitrary: fc.constantFrom(...comparators.map(({ url }) => url)) },
  ),
  household: arbitraryHousehold,
  filters: arbitraryFilters,
  sort: fc.constantFrom(...sorts),
  page: fc.constantFrom(1, 1, 2, 3),
  pageSize: fc.constantFrom(1, 2, 5, 20),
  ponderation: fc.constantFrom(0, 0.3, 0.5, 1),
});

/** The same without filters, so that everything a comparator shows is put in order, priced and paged. */
export const arbitraryPlainQuery: fc.Arbitrary<CompareQuery> = arbitraryQuery.map((query) => ({
  ...query,
  filters: { ...noFilters, previsiones: query.filters.previsiones },
}));

/** A limit at a price that some product has, one below or one above it; null: as the query has it. */
const nearPrice = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ place: fc.nat(30), step: fc.constantFrom(-1, 0, 1) }) },
);

/** Puts price limits on and beside prices that occur, where the borders of a range are decided. */
export const arbitraryLimits = fc.record({ from: nearPrice, to: nearPrice });
type Limits = typeof arbitraryLimits extends fc.Arbitrary<infer Value> ? Value : never;

export function withLimits(query: CompareQuery, { from, to }: Limits, context: CompareContext): CompareQuery {
  const unit = 10 ** decimalsOf[context.currency];
  const prices = priceProducts(query, context).flatMap(({ month }) => (month === null ? [] : [Math.round(month / unit)]));
  const near = (limit: Limits['from'], otherwise: number | null): number | null =>
    limit === null || prices.length === 0 ? otherwise : Math.max(0, prices[limit.place % prices.length]! + limit.step);
  const { priceFrom, priceTo } = query.filters;
  return { ...query, filters: { ...query.filters, priceFrom: near(from, priceFrom), priceTo: near(to, priceTo) } };
}
