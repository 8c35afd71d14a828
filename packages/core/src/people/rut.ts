import { fail, ok, type Result } from '../result.ts';
import { groupDigits } from '../text/group-digits.ts';

/** The most digits before the check digit: what is longer was never given to anybody. */
const mostDigits = 9;

/** A RUT without its signs: digits and K alone, K as a capital, no leading zeros (C5-11 to C5-13): '0012.345.678-k' is '12345678K'. */
export function cleanRut(text: string): string {
  return text
    .replace(/[^\dKk]/g, '')
    .toUpperCase()
    .replace(/^0+/, '');
}

/** The check digit of a number, '0' to '9' or 'K': modulo 11 with weights 2 to 7 from the right (C5-14); its signs are not read. */
export function rutCheckDigit(number: string): string {
  const digits = number.replace(/\D/g, '').split('').reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'K' : String(rest);
}

/**
 * Reads a RUT as it was typed, with or without dots and dash, and gives it clean. 'invalidRut' (C5-16): another letter than K
 * (C5-15) or a digit of another script, nothing before the check digit, too long, or a check digit that does not fit.
 */
export function readRut(text: string): Result<string, 'invalidRut'> {
  if (/[^\P{L}Kk]|[^\P{N}\d]/u.test(text)) return fail('invalidRut');
  const clean = cleanRut(text);
  const number = clean.slice(0, -1);
  if (!/^\d+$/.test(number) || number.length > mostDigits) return fail('invalidRut');
  return clean.endsWith(rutCheckDigit(number)) ? ok(clean) : fail('invalidRut');
}

/** A RUT as it is shown, '12.345.678-5' (C5-17); what is too short for a dash is only cleaned. */
export function formatRut(text: string): string {
  const clean = cleanRut(text);
  return clean.length < 2 ? clean : `${groupDigits(clean.slice(0, -1), '.')}-${clean.slice(-1)}`;
}
