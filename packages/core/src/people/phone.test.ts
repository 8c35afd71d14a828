import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPhone } from './phone.ts';

it('C5-01 only the digits of a telephone count', () => {
  expect(readPhone('+56 9 1234-5678')).toEqual({ ok: true, value: '56912345678' });
  expect(readPhone('(+56) 9.1234.567 interno x')).toEqual({ ok: false, error: 'nominimo' });
});

it('C5-02 eleven digits are enough, ten are not', () => {
  expect(['56912345678', '5691234567'].map((text) => readPhone(text).ok)).toEqual([true, false]);
});

it.each(['', '+', '9 1234 5678', 'llámame', '+56 9 1234 567'])('C5-03 %j has the error nominimo', (text) => {
  expect(readPhone(text)).toEqual({ ok: false, error: 'nominimo' });
});

it('C5-01 a telephone is the same whatever stands between its digits', () => {
  const between = fc.stringMatching(/^[ ()+./-]{0,3}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(between, fc.integer({ min: 0, max: 9 })), { maxLength: 15 }), (parts) => {
      const [typed, digits] = [parts.flat().join(''), parts.map(([, digit]) => digit).join('')];
      expect(readPhone(typed)).toEqual(readPhone(digits));
      expect(readPhone(typed).ok).toBe(parts.length >= 11);
    }),
  );
});
