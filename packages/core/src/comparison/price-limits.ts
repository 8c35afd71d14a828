import { decimalsOf, Money, timesRatio, type Currency } from '../money/money.ts';
import { priceBins, type CompareResult, type Filters } from './query.ts';

/**
 * What a price is compared, filtered and sorted by: the amount per month, in smallest units. A yearly price counts
 * a twelfth, rounded once; a single payment counts as it is. Null stays null: nobody of the family has a price.
 */
export function monthlyUnits(total: Money | null): number | null {
  if (total === null) return null;
  return total.period === 'year' ? timesRatio(total, 1, 12).units : total.units;
}

export type PriceSide = 'inside' | 'below' | 'above' | 'unpriced';

/** Where a monthly price lies against the limits, which are whole units of the currency and inclusive. */
export function priceSide(
  monthly: number | null,
  filters: Pick<Filters, 'priceFrom' | 'priceTo'>,
  currency: Currency,
): PriceSide {
  const { priceFrom, priceTo } = filters;
  if (priceFrom === null && priceTo === null) return 'inside';
  if (monthly === null) return 'unpriced';
  const unit = 10 ** decimalsOf[currency];
  if (priceFrom !== null && monthly < priceFrom * unit) return 'below';
  if (priceTo !== null && monthly > priceTo * unit) return 'above';
  return 'inside';
}

/** Lowest and highest monthly price with a histogram of 20 equal bins; null when nothing has a price. */
export function priceRangeOf(monthlyPrices: readonly number[], currency: Currency): CompareResult['priceRange'] {
  if (monthlyPrices.length === 0) return null;
  let [lowest, highest] = [Infinity, -Infinity];
  for (const price of monthlyPrices) {
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  const bins = Array.from({ length: priceBins }, () => 0);
  const width = highest - lowest;
  for (const price of monthlyPrices) {
    const bin = width === 0 ? 0 : Math.min(priceBins - 1, Math.floor(((price - lowest) * priceBins) / width));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return { lowest: new Money(lowest, currency, 'month'), highest: new Money(highest, currency, 'month'), bins };
}
