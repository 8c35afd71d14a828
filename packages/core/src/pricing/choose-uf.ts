import { plainDate, type PlainDate } from '../dates/plain-date.ts';
import { rateOf } from '../money/money.ts';
import { newestUpTo, type StoredValue } from './choose-indicator.ts';
import type { UfValue } from './quote.ts';

/** A stored daily value: pesos per UF as a decimal, e.g. '40844.79'. */
export type StoredUf = StoredValue;

/** The value of last resort (C9-15), published for 2022-08-09: shown with the notice of decision 8, never charged with. */
export const fallbackUf: UfValue = {
  rate: rateOf('33504.3', 'UF', 'CLP'),
  date: plainDate('2022-08-09'),
  status: 'fallback',
};

function earliest(stored: readonly StoredUf[]): StoredUf | null {
  return stored.reduce<StoredUf | null>((first, next) => (first === null || next.date < first.date ? next : first), null);
}

/**
 * Chooses the UF to calculate with (decision 8): the day's; else the newest stored one up to today; else, when only
 * later days are stored, the nearest of them; else the fallback. Whatever is not the day's says so in its status.
 * Throws RangeError when the chosen stored value is no positive decimal.
 */
export function chooseUf(stored: readonly StoredUf[], today: PlainDate): UfValue {
  const chosen = newestUpTo(stored, today) ?? earliest(stored);
  if (chosen === null) return fallbackUf;
  return { rate: rateOf(chosen.value, 'UF', 'CLP'), date: chosen.date, status: chosen.date === today ? 'of-the-day' : 'older' };
}
