import { fail, ok, type Result } from '../result.ts';

/** The fewest digits of a telephone, its prefix among them (decision 29). */
export const minimumPhoneDigits = 11;

/** The digits of a telephone with its prefix, whatever stands between them; 'nominimo' (C5-01 to C5-03): there are too few. */
export function readPhone(text: string): Result<string, 'nominimo'> {
  const digits = text.replace(/\D/g, '');
  return digits.length < minimumPhoneDigits ? fail('nominimo') : ok(digits);
}
