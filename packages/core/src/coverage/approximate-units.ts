import { decimalsOf, rateToNumber, type Currency, type ExchangeRate } from '../money/money.ts';
import type { ExactAmount } from './care-cost.ts';

/** Closer than this to a half, rounding is left to exact arithmetic; sums in floating point are far more precise. */
const nearHalf = 1e-3;
/** Above this a floating-point sum may be off by more than that. */
const mostApproximate = 2 ** 40;

/**
 * An exact amount in smallest units of a currency, unrounded, in floating point; null where the rate is not between the
 * two. For sums that `roundedSurely` then rounds.
 */
export function approximateUnits(amount: ExactAmount, currency: Currency, rate: ExchangeRate | null): number | null {
  const major = amount.numerator / amount.denominator;
  if (amount.currency === currency) return major * 10 ** decimalsOf[currency];
  if (rate?.from !== amount.currency || rate.to !== currency) return null;
  return major * rateToNumber(rate) * 10 ** decimalsOf[currency];
}

/** The whole number that a sum of positive amounts rounds to, where floating point can tell it for sure; else null. */
export function roundedSurely(sum: number): number | null {
  const isUnsure = Math.abs(sum - Math.floor(sum) - 0.5) < nearHalf || !(sum >= 0 && sum <= mostApproximate);
  return isUnsure ? null : Math.round(sum);
}
