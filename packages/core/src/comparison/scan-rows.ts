import type { Codes } from '../catalogue/table/dictionary.ts';
import { decimalsOf, type Currency } from '../money/money.ts';
import type { ActiveFilter } from './match-filters.ts';
import type { KeyPrices } from './price-keys.ts';
import { priceSpread, type PriceBounds } from './price-spread.ts';
import type { CompareResult, FacetName, Filters } from './query.ts';
import { keepMarked, listDifference, listMarked, moveOutside, listRows, type RowList, type RowSet } from './rows/row-set.ts';
import type { WorkingRoom } from './rows/working-room.ts';

/** What the rows of a comparison are found with. */
export interface ScanQuestion {
  /** Rows that are part of the comparison at all. */
  readonly available: RowSet;
  readonly filters: readonly ActiveFilter[];
  readonly limits: Pick<Filters, 'priceFrom' | 'priceTo'>;
  readonly currency: Currency;
  readonly prices: KeyPrices;
  /** Code of each row in the pricing column. */
  readonly keys: Codes;
  readonly room: WorkingRoom;
}

function boundsOf({ limits: { priceFrom, priceTo }, currency }: ScanQuestion): PriceBounds | null {
  if (priceFrom === null && priceTo === null) return null;
  const unit = 10 ** decimalsOf[currency];
  return { from: priceFrom === null ? -Infinity : priceFrom * unit, to: priceTo === null ? Infinity : priceTo * unit };
}

/** Marks rows that miss a filter, and those that miss it alone; who misses several enters no count and needs no price. */
function markMisses({ available, filters, room: { missed, missedOnce } }: ScanQuestion): void {
  const words = available.length;
  missed.fill(0, 0, words);
  missedOnce.fill(0, 0, words);
  for (const { passing } of filters) {
    for (let word = 0; word < words; word += 1) {
      const misses = (available[word] ?? 0) & ~(passing[word] ?? 0);
      const before = missed[word] ?? 0;
      missedOnce[word] = ((missedOnce[word] ?? 0) & ~misses) | (misses & ~before);
      missed[word] = before | misses;
    }
  }
}

/** Works out the price of every row listed, where a batch did not. */
function learnPrices({ keys, prices }: ScanQuestion, { rows, count }: RowList): void {
  if (prices.areAllKnown) return;
  const { isKnown } = prices;
  for (let place = 0; place < count; place += 1) {
    const key = keys[rows[place] ?? 0] ?? 0;
    if (isKnown[key] === 0) prices.learn(key);
  }
}

/** Rows that miss one filter alone: they are what taking it back would add. */
export interface MissingOne extends RowList {
  readonly name: FacetName;
}

/** The first `count` of `rows` pass everything, ascending. */
export interface Scan extends RowList {
  readonly belowPriceLimit: number;
  readonly abovePriceLimit: number;
  /** Rows that pass everything but the price limits, priced or not. */
  readonly outsidePrice: number;
  readonly priceRange: CompareResult['priceRange'];
}

/**
 * Finds the rows that pass, and those that miss one filter alone; `onMissingOne` is told of the latter filter by
 * filter, with rows that hold until it returns. Only rows that enter some count are priced.
 */
export function scanRows(question: ScanQuestion, onMissingOne: (missing: MissingOne) => void): Scan {
  const { available, filters, prices, currency, keys, room } = question;
  const { rows, otherRows } = room;
  const bounds = boundsOf(question);
  markMisses(question);
  const missedOnce = room.missedOnce.subarray(0, available.length);
  const passing = listDifference(available, room.missed, rows);
  learnPrices(question, { rows, count: passing });
  const { priceRange, below, above } = priceSpread({ rows, count: passing }, { keys, prices, currency, bounds });
  if (bounds !== null && !prices.areAllKnown) {
    learnPrices(question, { rows: otherRows, count: listRows(missedOnce, otherRows) });
  }
  const inside = bounds === null ? null : { codes: keys, marks: prices.markInside(bounds) };
  const count = inside === null ? passing : keepMarked({ rows, count: passing }, inside);
  let missing = inside === null ? listRows(missedOnce, otherRows) : listMarked(missedOnce, inside, otherRows);
  // No row both passes and misses, so that there is room for those that miss behind those that pass.
  const rest = rows.subarray(count);
  for (const { name, passing: own } of filters) {
    const missingHere = moveOutside({ rows: otherRows, count: missing }, own, rest);
    missing -= missingHere;
    onMissingOne({ name, rows: rest, count: missingHere });
  }
  return { rows, count, belowPriceLimit: below, abovePriceLimit: above, outsidePrice: passing - count, priceRange };
}
