import type { ProductTable } from '../catalogue/table/product-table.ts';
import type { CustomerProfile } from '../catalogue/catalogue.ts';
import type { AffinityOf } from './affinity.ts';
import { tiers, type KeyPrices } from './price-keys.ts';
import type { CompareQuery, Sort } from './query.ts';
import type { RowList } from './rows/row-set.ts';
import { selectPlaces, type OrderKeys } from './rows/select-rows.ts';
import type { YearlyUnits } from './yearly-units.ts';

/** An unknown score or affinity counts just below the lowest one: unknown is not praised, nor taken for a zero. */
const unknownPoints = -1;
/** What cannot be worked out stands behind every cost. */
const lowestPoints = 0 - Number.MAX_VALUE;

/**
 * Points 0 to 100 of the default order: the score blended with affinity by ponderation, 0 being the score alone and
 * 1 affinity alone (decision 10). Promotion and sales channel take no part.
 */
export function recommendationPoints(
  { score, affinity }: { readonly score: number | null; readonly affinity: number | null },
  ponderation: number,
): number {
  const closeness = affinity === null ? unknownPoints : affinity * 10;
  return (1 - ponderation) * (score ?? unknownPoints) + ponderation * closeness;
}

/** What an order is made with. */
export interface OrderScope {
  readonly table: ProductTable;
  readonly prices: KeyPrices;
  readonly affinityOf: AffinityOf;
  readonly yearlyUnits: YearlyUnits;
  /** Score by code of the score column; NaN: none. */
  readonly scores: Float64Array;
  /** Room for the keys of every row of the table. */
  readonly keys: OrderKeys;
}

type PointsOfRow = (row: number) => number;

/** The affinity of each distinct profile of customers, worked out when a row first asks. */
function affinityByRow({ columns }: ProductTable, affinityOf: AffinityOf): (row: number) => number | null {
  const { codes, values } = columns.dictionaries.customers;
  const known = new Map<number, number | null>();
  return (row) => {
    const code = codes[row] ?? 0;
    const found = known.get(code);
    if (found !== undefined) return found;
    const customers: CustomerProfile | null = values[code] ?? null;
    const affinity = affinityOf(customers);
    known.set(code, affinity);
    return affinity;
  };
}

function pointsFor(sort: Sort, ponderation: number, scope: OrderScope): PointsOfRow {
  const { table, prices, affinityOf, yearlyUnits, scores } = scope;
  const { score, pricing } = table.columns.dictionaries;
  const { monthly } = prices;
  const priceOf = (row: number): number => {
    const price = monthly[pricing.codes[row] ?? 0] ?? NaN;
    return Number.isNaN(price) ? 0 : price;
  };
  const scoreOf = (row: number): number => {
    const own = scores[score.codes[row] ?? 0] ?? NaN;
    return Number.isNaN(own) ? unknownPoints : own;
  };
  switch (sort) {
    case 'recomendados': {
      if (ponderation === 0) return scoreOf;
      const affinity = affinityByRow(table, affinityOf);
      return (row) =>
        recommendationPoints({ score: score.values[score.codes[row] ?? 0] ?? null, affinity: affinity(row) }, ponderation);
    }
    case 'precio-asc':
      return (row) => 0 - priceOf(row);
    case 'precio-desc':
      return priceOf;
    case 'puntaje':
      return scoreOf;
    case 'afinidad': {
      const affinity = affinityByRow(table, affinityOf);
      return (row) => affinity(row) ?? unknownPoints;
    }
    case 'costo-anual':
      return (row) => {
        const units = yearlyUnits(row);
        return units === null ? lowestPoints : 0 - units;
      };
  }
}

/**
 * The rows of a page in their order. In every order what everybody of the family can have comes first, then what some
 * of them can (its price is theirs alone and compares with no other), then what nobody can; ties by price, then id.
 */
export function orderRows(
  { rows, count }: RowList,
  { sort, ponderation, page, pageSize }: Pick<CompareQuery, 'sort' | 'ponderation' | 'page' | 'pageSize'>,
  scope: OrderScope,
): readonly number[] {
  const { codes } = scope.table.columns.dictionaries.pricing;
  const { monthly, tierOf } = scope.prices;
  const { keys } = scope;
  const pointsOf = pointsFor(sort, ponderation, scope);
  for (let place = 0; place < count; place += 1) {
    const row = rows[place] ?? 0;
    const key = codes[row] ?? 0;
    const price = monthly[key] ?? NaN;
    keys.tiers[place] = tierOf[key] ?? tiers.nobody;
    keys.prices[place] = Number.isNaN(price) ? 0 : price;
    keys.points[place] = pointsOf(row);
  }
  const from = (page - 1) * pageSize;
  return selectPlaces(keys, count, [from, from + pageSize]).map((place) => rows[place] ?? 0);
}

/**
 * Row of the best plan: the highest score of the whole result (decision 11), ties by price then id, among those that
 * everybody of the family can have, where there are any. Rows without a score or a price are no candidates. -1: none is left.
 */
export function bestRow(
  { rows, count }: RowList,
  { table, prices, scores }: Pick<OrderScope, 'table' | 'prices' | 'scores'>,
): number {
  const { score, pricing } = table.columns.dictionaries;
  const { codes: scoreCodes } = score;
  const { codes: keys } = pricing;
  const { monthly, tierOf } = prices;
  let best = -1;
  let bestTier: number = tiers.nobody;
  let bestPoints = -Infinity;
  let bestPrice = Infinity;
  for (let place = 0; place < count; place += 1) {
    const row = rows[place] ?? 0;
    const key = keys[row] ?? 0;
    const tier = tierOf[key] ?? tiers.nobody;
    const points = scores[scoreCodes[row] ?? 0] ?? NaN;
    if (tier === tiers.nobody || tier > bestTier || Number.isNaN(points)) continue;
    const price = monthly[key] ?? NaN;
    if (tier < bestTier || points > bestPoints || (points === bestPoints && price < bestPrice)) {
      best = row;
      bestTier = tier;
      bestPoints = points;
      bestPrice = price;
    }
  }
  return best;
}
