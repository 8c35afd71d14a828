import { decimalsOf, Money, sumTerms, zero, type Currency, type ExchangeRate, type Term } from '../money/money.ts';
import type { ExactAmount } from './care-cost.ts';

/** Decimals of an exact amount while it is worked out: five of a price, four of each of two percentages. */
const workingDecimals = 13;
const scale = 10n ** BigInt(workingDecimals);
/** A percentage with two decimals is a whole number of these parts. */
export const wholePercentage = 10_000n;

const decimalPattern = /^(\d{1,18})(?:\.(\d{1,10}))?$/;

/** Reads a decimal that is not negative, such as '1.2' or 5000, into whole 10^-13 parts; null when it is no such decimal. */
export function exactUnits(decimal: string | number): bigint | null {
  const match = decimalPattern.exec(String(decimal));
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(workingDecimals, '0'));
}

/** A percentage of 0 to 100 with up to two decimals in hundredths of a percent; null when it is none. */
export function exactPercentage(percentage: number): bigint | null {
  const hundredths = percentage * 100;
  const whole = Math.round(hundredths);
  const isExact = Math.abs(hundredths - whole) < 1e-6;
  return Number.isFinite(percentage) && isExact && whole >= 0 && whole <= 10_000 ? BigInt(whole) : null;
}

/** The amount as it is kept: without the zeros at its end. Throws RangeError when it is beyond any cost of care (a bug). */
export function exactAmount(units: bigint, currency: Currency): ExactAmount {
  let [numerator, denominator] = [units, scale];
  while (denominator > 1n && numerator % 10n === 0n) [numerator, denominator] = [numerator / 10n, denominator / 10n];
  if (numerator > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${units} is no exact amount of care`);
  return { currency, numerator: Number(numerator), denominator: Number(denominator) };
}

/** A part of a sum in money: so many times the amount, over the rate where one is given. */
export function exactTerm({ currency, numerator, denominator }: ExactAmount, times: number, rate: ExchangeRate | null): Term {
  return { amount: new Money(10 ** decimalsOf[currency], currency, 'year'), numerator: numerator * times, denominator, rate };
}

/** The amount in another currency or its own, per year, rounded once; null where the rate is not between the two. */
export function exactInMoney(amount: ExactAmount, currency: Currency, rate: ExchangeRate | null): Money | null {
  if (amount.currency === currency) return sumTerms([exactTerm(amount, 1, null)], zero(currency, 'year'));
  if (rate === null || rate.from !== amount.currency || rate.to !== currency) return null;
  return sumTerms([exactTerm(amount, 1, rate)], zero(currency, 'year'));
}
