import { fail, ok, type Result } from '../result.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);

/** Why a number has no code, in the words of C8-21 and C8-22. */
export type NumberCodeFailure = 'The input is not valid' | "Can't represent negative numbers now";

/** A whole number of 0 or more in base 62, as short links are written: 0 is '0', 61 is 'z', 62 is '10'. */
export function encodeNumber(value: number | bigint): Result<string, NumberCodeFailure> {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return fail('The input is not valid');
  if (value < 0) return fail("Can't represent negative numbers now");
  let code = '';
  for (let rest = BigInt(value); rest > 0n || code === ''; rest /= base) code = digits.charAt(Number(rest % base)) + code;
  return ok(code);
}
