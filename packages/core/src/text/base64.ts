import { fail, ok, type Result } from '../result.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Why a text is no base64, in the words of C8-19 and C8-20. */
export type Base64Failure = 'malformed base64.' | 'invalid character found';

/** Value of each sign; those of addresses ('-' and '_') read as the usual ones. */
const values = new Map([
  ...Array.from(letters).map((letter, value) => [letter, value] as const),
  ['-', 62] as const,
  ['_', 63] as const,
]);

/** A text as base64 for addresses: UTF-8, '-' and '_', without padding. */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let encoded = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(start, start + 3);
    const block = first * 65_536 + second * 256 + third;
    const signs = Math.min(bytes.length - start, 3) + 1;
    for (let sign = 0; sign < signs; sign += 1) encoded += letters.charAt(Math.floor(block / 64 ** (3 - sign)) % 64);
  }
  return encoded.replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * The text of a base64, usual or of addresses, with or without padding. 'invalid character found' for a sign of neither,
 * 'malformed base64.' for a length that none has, or bytes that are no UTF-8 (C8-19, C8-20).
 */
export function decodeBase64(encoded: string): Result<string, Base64Failure> {
  const signs = Array.from(encoded.replace(/={0,2}$/, ''));
  const numbers = signs.flatMap((sign) => values.get(sign) ?? []);
  if (numbers.length < signs.length) return fail('invalid character found');
  if (signs.length % 4 === 1 || (encoded.endsWith('=') && encoded.length % 4 !== 0)) return fail('malformed base64.');
  const bytes: number[] = [];
  for (let start = 0; start < numbers.length; start += 4) {
    const block = numbers.slice(start, start + 4);
    const [first = 0, second = 0, third = 0, fourth = 0] = block;
    const whole = first * 262_144 + second * 4096 + third * 64 + fourth;
    bytes.push(...[Math.floor(whole / 65_536), Math.floor(whole / 256) % 256, whole % 256].slice(0, block.length - 1));
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes)));
  } catch {
    return fail('malformed base64.');
  }
}
