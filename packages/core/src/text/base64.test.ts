import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

describe('base64', () => {
  it('reads back what it wrote, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeBase64(encodeBase64(text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('writes what every other base64url writes, and reads the usual spelling too', () => {
    for (const text of ['', 'a', 'año', '¿Qué plan?', 'ÿÿÿ~~~???']) {
      expect(encodeBase64(text)).toBe(Buffer.from(text).toString('base64url'));
      expect(decodeBase64(Buffer.from(text).toString('base64'))).toEqual({ ok: true, value: text });
    }
  });

  it("C8-19: fails with 'malformed base64.' where the length or the bytes cannot be", () => {
    for (const text of ['a', 'abcde', 'YQ=', '_w']) expect(decodeBase64(text)).toEqual({ ok: false, error: 'malformed base64.' });
  });

  it("C8-20: fails with 'invalid character found' for a sign that is none of base64", () => {
    for (const text of ['YQ$=', 'a b', 'ñ', 'Y=Q='])
      expect(decodeBase64(text)).toEqual({ ok: false, error: 'invalid character found' });
  });
});
