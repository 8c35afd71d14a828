import { expect, it } from 'vitest';
import { checkPercentage } from './percentage.ts';

it('C5-21 a percentage is from 0 to 100, or else it is said', () => {
  expect([0, 0.5, 100].map(checkPercentage)).toEqual([0, 0.5, 100].map((value) => ({ ok: true, value })));
  for (const value of [-1, -0.001, 100.001, 101, Number.NaN, Infinity]) {
    expect(checkPercentage(value)).toEqual({
      ok: false,
      error: 'Debe especificar un porcentaje: 0 <= porcentaje <= 100',
    });
  }
});
