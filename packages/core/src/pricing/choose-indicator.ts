import { plainDate, type PlainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf, type Money } from '../money/money.ts';
import type { UfValue } from './quote.ts';

/** Official values that prices and texts need: UF by day, UTM by month (kept on its first day), observed dollar by bank day. */
export const indicators = ['UF', 'UTM', 'USD'] as const;
export type Indicator = (typeof indicators)[number];

/** A stored value in pesos as a decimal, e.g. '40844.79', with the day (or first day of the month) it is of. */
export interface StoredValue {
  readonly date: PlainDate;
  readonly value: string | number;
}

/** A month's UTM; status 'older' when it is not the month's of today. */
export interface UtmValue {
  readonly pesos: Money;
  /** First day of its month. */
  readonly date: PlainDate;
  readonly status: 'of-the-day' | 'older';
}

/** The newest value of a day up to and including `day`; null when there is none. The values may be in any order. */
export function newestUpTo<Value extends { readonly date: PlainDate }>(stored: readonly Value[], day: PlainDate): Value | null {
  let newest: Value | null = null;
  for (const candidate of stored) {
    if (candidate.date <= day && (newest === null || candidate.date > newest.date)) newest = candidate;
  }
  return newest;
}

/** First day of a day's month: where a monthly value is kept. */
export function monthStart(day: PlainDate): PlainDate {
  return plainDate(`${day.slice(0, 8)}01`);
}

/**
 * The observed dollar to convert with, in pesos: the newest stored one up to the day, since weekends and holidays have none
 * of their own. Null when none is stored: unlike the UF it has no value of last resort.
 * Throws RangeError when the chosen value is no positive decimal.
 */
export function chooseUsd(stored: readonly StoredValue[], today: PlainDate): UfValue | null {
  const chosen = newestUpTo(stored, today);
  if (chosen === null) return null;
  return { rate: rateOf(chosen.value, 'USD', 'CLP'), date: chosen.date, status: chosen.date === today ? 'of-the-day' : 'older' };
}

/** The UTM of today's month, else the newest stored before it; null when none is. Throws RangeError when it is no whole pesos. */
export function chooseUtm(stored: readonly StoredValue[], today: PlainDate): UtmValue | null {
  const chosen = newestUpTo(stored, today);
  if (chosen === null) return null;
  const status = monthStart(chosen.date) === monthStart(today) ? 'of-the-day' : 'older';
  return { pesos: moneyOf(chosen.value, 'CLP', 'once'), date: chosen.date, status };
}
