import type { CatalogueSnapshot } from '../catalogue/catalogue.ts';
import { fail, ok, type Result } from '../result.ts';
import { prepareAffinity } from './affinity.ts';
import { availableRows } from './available-rows.ts';
import { FacetCounter } from './count-facets.ts';
import { facetsOf } from './facet-options.ts';
import { countOrganizations } from './count-organizations.ts';
import { activeFilters } from './match-filters.ts';
import { bestRow, orderRows } from './order-rows.ts';
import { pageItems, yearlyContext } from './page-items.ts';
import { KeyPrices } from './price-keys.ts';
import type { CompareContext, CompareQuery, CompareResult, FilterName } from './query.ts';
import { rowsOfTable } from './rows/table-rows.ts';
import { orderRoom, workingRoom } from './rows/working-room.ts';
import { scanRows } from './scan-rows.ts';
import { findComparator } from './select-products.ts';
import { suggestRelaxations } from './suggest-relaxations.ts';
import { prepareYearlyUnits } from './yearly-units.ts';

export { affinityPercentage, prepareAffinity } from './affinity.ts';
export { annualCapSteps, deductibleSteps } from './summary-amounts.ts';
export { countOrganizations, marketOrganizations, type OrganizationCounts } from './count-organizations.ts';
export { marketFacts } from './market-facts.ts';
export { isNewOn } from './newness.ts';
export { recommendationPoints } from './order-rows.ts';
export { clinicMatches, facetNames, filterNames, noFilters, previsions, priceBins, sorts, unknownOptionLabel } from './query.ts';
export type {
  ClinicMatch,
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
export { comparatorOf, compares, findComparator, isOnSale, productsOf, rowsOf } from './select-products.ts';

/**
 * Works out what every comparison of a catalogue starts from, which the first one would do otherwise: the rows of each value,
 * the facets of each comparator. Asked again it costs nothing.
 */
export function prepareComparisons(snapshot: CatalogueSnapshot): void {
  rowsOfTable(snapshot);
  for (const comparator of snapshot.comparators) facetsOf(snapshot, comparator);
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
  const { snapshot, today, currency, uf } = context;
  const { household, filters } = query;
  const comparator = findComparator(snapshot.comparators, query.comparatorUrl);
  if (!comparator) return fail({ kind: 'unknown-comparator' });

  const table = snapshot.products;
  const rows = rowsOfTable(snapshot);
  const prices = new KeyPrices(table, household, { ...context, catalogueVersion: snapshot.version });
  const scope = { snapshot, comparator, filters, rows, uf, currency };
  const facets = new FacetCounter(scope);
  const gains = new Map<FilterName, number>();
  const room = workingRoom(table.length);
  const scan = scanRows(
    {
      available: availableRows(snapshot, { comparator, today, regionCode: household.regionCode }),
      filters: activeFilters(filters, scope, room),
      limits: filters,
      currency,
      prices,
      keys: table.columns.dictionaries.pricing.codes,
      room,
    },
    (missing) => {
      gains.set(missing.name, missing.count);
      facets.addMissing(missing.name, missing);
    },
  );
  gains.set('price', scan.outsidePrice);
  const organizationsCompared = facets.addResults(scan);

  const affinityOf = prepareAffinity(household);
  const yearlyUnits = prepareYearlyUnits(table, prices, yearlyContext(query, context));
  const order = { table, prices, affinityOf, yearlyUnits, scores: rows.scores, keys: orderRoom(scan.count) };
  const page = orderRows(scan, query, order);
  const best = query.page === 1 ? bestRow(scan, order) : -1;
  return ok({
    items: pageItems(page, { query, context, prices, affinityOf, best }),
    total: scan.count,
    belowPriceLimit: scan.belowPriceLimit,
    abovePriceLimit: scan.abovePriceLimit,
    facets: facets.finish(),
    priceRange: scan.priceRange,
    organizationsCompared,
    organizationsKnown: countOrganizations(snapshot, comparator).known,
    relaxations: scan.count > 0 ? [] : suggestRelaxations(gains),
  });
}
