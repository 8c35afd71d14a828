import { describe, expect, it } from 'vitest';
import { encodeNumber } from './number-code.ts';

describe('encodeNumber', () => {
  it('writes numbers in base 62, however big', () => {
    expect([0, 61, 62, 3843].map((value) => encodeNumber(value))).toEqual(
      ['0', 'z', '10', 'zz'].map((value) => ({ ok: true, value })),
    );
    expect(encodeNumber(62n ** 21n)).toEqual({ ok: true, value: `1${'0'.repeat(21)}` });
  });

  it("C8-21: fails with 'The input is not valid' for what is no whole number", () => {
    for (const value of [Number.NaN, Infinity, 1.5, 2 ** 53]) {
      expect(encodeNumber(value)).toEqual({ ok: false, error: 'The input is not valid' });
    }
  });

  it("C8-22: fails with 'Can't represent negative numbers now' below zero", () => {
    for (const value of [-1, -1n])
      expect(encodeNumber(value)).toEqual({ ok: false, error: "Can't represent negative numbers now" });
  });
});
