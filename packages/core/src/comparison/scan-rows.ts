import type { Codes } from '../catalogue/table/dictionary.ts';
import { decimalsOf, Money, type Currency } from '../money/money.ts';
import type { ActiveFilter } from './match-filters.ts';
import type { KeyPrices } from './price-keys.ts';
import { priceBins, type CompareResult, type FacetName, type Filters } from './query.ts';
import { listDifference, listMarked, type RowSet } from './rows/row-set.ts';
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

/** Price limits in smallest units a month, both included; null: none is set. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

function boundsOf({ limits: { priceFrom, priceTo }, currency }: ScanQuestion): Bounds | null {
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
function learnPrices({ keys, prices }: ScanQuestion, rows: Uint32Array, count: number): void {
  if (prices.areAllKnown) return;
  const { isKnown } = prices;
  for (let place = 0; place < count; place += 1) {
    const key = keys[rows[place] ?? 0] ?? 0;
    if (isKnown[key] === 0) prices.learn(key);
  }
}

/** How many of the rows listed cost less, and how many more, than the bounds allow; less goes first where they contradict. */
function countSides({ keys, prices }: ScanQuestion, { from, to }: Bounds, listed: { rows: Uint32Array; count: number }) {
  const { rows, count } = listed;
  const { monthly } = prices;
  let [below, above] = [0, 0];
  for (let place = 0; place < count; place += 1) {
    const price = monthly[keys[rows[place] ?? 0] ?? 0] ?? NaN;
    if (price < from) below += 1;
    else if (price > to) above += 1;
  }
  return { below, above };
}

/** Lowest and highest monthly price with a histogram of equal bins; null when nothing has a price. */
function rangeOf({ keys, prices, currency }: ScanQuestion, rows: Uint32Array, count: number): CompareResult['priceRange'] {
  const { monthly } = prices;
  let [lowest, highest] = [Infinity, -Infinity];
  for (let place = 0; place < count; place += 1) {
    const price = monthly[keys[rows[place] ?? 0] ?? 0] ?? NaN;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  if (lowest > highest) return null;
  const bins = Array.from({ length: priceBins }, () => 0);
  const width = highest - lowest;
  for (let place = 0; place < count; place += 1) {
    const price = monthly[keys[rows[place] ?? 0] ?? 0] ?? NaN;
    if (Number.isNaN(price)) continue;
    const bin = width === 0 ? 0 : Math.min(priceBins - 1, Math.floor(((price - lowest) * priceBins) / width));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return { lowest: new Money(lowest, currency, 'month'), highest: new Money(highest, currency, 'month'), bins };
}

/** Rows that miss one filter alone: they are what taking it back would add. */
export interface MissingOne {
  readonly name: FacetName;
  readonly rows: Uint32Array;
  readonly count: number;
}

export interface Scan {
  /** Rows that pass everything, ascending; the first `count` of `rows`. */
  readonly rows: Uint32Array;
  readonly count: number;
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
  const { available, filters, prices, keys: codes, room } = question;
  const { missed, rows, otherRows } = room;
  const bounds = boundsOf(question);
  markMisses(question);
  const missedOnce = room.missedOnce.subarray(0, available.length);
  const passing = listDifference(available, missed, rows);
  learnPrices(question, rows, passing);
  const priceRange = rangeOf(question, rows, passing);
  const { below, above } = bounds === null ? { below: 0, above: 0 } : countSides(question, bounds, { rows, count: passing });
  if (bounds !== null && !prices.areAllKnown) {
    for (const { passing: own } of filters) learnPrices(question, otherRows, listDifference(missedOnce, own, otherRows));
  }
  const marks = bounds === null ? null : prices.markInside(bounds);
  for (const { name, passing: own } of filters) {
    const count =
      marks === null
        ? listDifference(missedOnce, own, otherRows)
        : listMarked({ set: missedOnce, others: own }, { codes, marks }, otherRows);
    onMissingOne({ name, rows: otherRows, count });
  }
  const count = marks === null ? passing : listMarked({ set: available, others: missed }, { codes, marks }, rows);
  return { rows, count, belowPriceLimit: below, abovePriceLimit: above, outsidePrice: passing - count, priceRange };
}
