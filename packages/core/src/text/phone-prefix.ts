import { minimumPhoneDigits } from '../people/phone.ts';
import type { Edition } from '../editions/edition.ts';

/**
 * A phone number as it was typed, with the prefix of the edition's country before a whole number that has none (B9-23):
 * '9 1234 5678' is '+56 9 1234 5678' in Chile. What begins with '+' or '00', is too short or holds more than a number stays.
 */
export function withPhonePrefix(
  typed: string,
  { prefix, minimumDigits }: Pick<Edition['phone'], 'prefix' | 'minimumDigits'>,
): string {
  const text = typed.trim();
  if (!/^[\d\s().-]+$/.test(text) || text.startsWith('00')) return typed;
  const [digits, own] = [text.replace(/\D/g, ''), prefix.slice(1)];
  if (digits.length >= minimumDigits && digits.startsWith(own)) return `+${text}`;
  return own !== '' && digits.length + own.length >= minimumDigits ? `${prefix} ${text}` : typed;
}

/** A whole number of Brazil has twelve digits at least: '55' is one of its areas too, whose numbers have eleven. */
const longer: Readonly<Record<string, number>> = { '+55': 12 };

/** How many digits a whole number with a prefix has at least. */
export function minimumDigitsOf(prefix: string): number {
  return Object.hasOwn(longer, prefix) ? (longer[prefix] ?? 0) : minimumPhoneDigits;
}
