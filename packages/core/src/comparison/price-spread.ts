import type { Codes } from '../catalogue/table/dictionary.ts';
import { Money, type Currency } from '../money/money.ts';
import type { KeyPrices } from './price-keys.ts';
import { placeOfPrice, type PriceEnds } from './price-scale.ts';
import { priceBins, type CompareResult } from './query.ts';
import type { RowList } from './rows/row-set.ts';

/** Price limits in smallest units a month, both included. */
export interface PriceBounds {
  readonly from: number;
  readonly to: number;
}

/** What the prices of rows are looked up with. */
export interface SpreadScope {
  /** Code of each row in the pricing column. */
  readonly keys: Codes;
  readonly prices: KeyPrices;
  readonly currency: Currency;
  /** null: no limit is set. */
  readonly bounds: PriceBounds | null;
}

/** How the prices of some rows lie: from the lowest to the highest, and around the limits. */
export interface PriceSpread {
  /** With a histogram of bins that are equal on the scale of prices; null when nothing has a price. */
  readonly priceRange: CompareResult['priceRange'];
  /** Rows that cost less, and more, than the limits allow; less goes first where they contradict. */
  readonly below: number;
  readonly above: number;
}

/** Rows in bins from the lowest price to the highest, equal on their scale. */
function binsOf(rowsOfKey: Uint32Array, monthly: Float64Array, ends: PriceEnds): readonly number[] {
  const bins = Array.from({ length: priceBins }, () => 0);
  for (let key = 0; key < rowsOfKey.length; key += 1) {
    const rows = rowsOfKey[key] ?? 0;
    const price = monthly[key] ?? NaN;
    if (rows === 0 || Number.isNaN(price)) continue;
    const bin = Math.min(priceBins - 1, Math.floor(placeOfPrice(price, ends) * priceBins));
    bins[bin] = (bins[bin] ?? 0) + rows;
  }
  return bins;
}

const noBounds: PriceBounds = { from: -Infinity, to: Infinity };

/** Rows are counted per key first: there are far fewer prices than plans. Every key of a row listed is known. */
export function priceSpread({ rows, count }: RowList, { keys, prices, currency, bounds }: SpreadScope): PriceSpread {
  const { monthly } = prices;
  const { from, to } = bounds ?? noBounds;
  const rowsOfKey = prices.emptyCounts();
  for (let place = 0; place < count; place += 1) {
    const key = keys[rows[place] ?? 0] ?? 0;
    rowsOfKey[key] = (rowsOfKey[key] ?? 0) + 1;
  }
  let lowest = Infinity;
  let highest = -Infinity;
  let below = 0;
  let above = 0;
  for (let key = 0; key < rowsOfKey.length; key += 1) {
    const those = rowsOfKey[key] ?? 0;
    if (those === 0) continue;
    const price = monthly[key] ?? NaN;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
    if (price < from) below += those;
    else if (price > to) above += those;
  }
  if (lowest > highest) return { priceRange: null, below, above };
  const money = (units: number): Money => new Money(units, currency, 'month');
  const bins = binsOf(rowsOfKey, monthly, { lowest, highest });
  return { priceRange: { lowest: money(lowest), highest: money(highest), bins }, below, above };
}
