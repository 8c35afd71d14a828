import { expect, it } from 'vitest';
import { percentileOf, rounded } from './percentile.ts';

it('takes the figure that so large a share does not exceed, whatever the order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentileOf(hundred, 0.5)).toBe(50);
  expect(percentileOf(hundred, 0.99)).toBe(99);
  expect(percentileOf(hundred, 1)).toBe(100);
  expect(percentileOf([7], 0.99)).toBe(7);
  expect(percentileOf([1, 9], 0)).toBe(1);
  expect(() => percentileOf([], 0.5)).toThrow(RangeError);
});

it('keeps four figures', () => {
  expect(rounded(0.123456)).toBe(0.1235);
  expect(rounded(1234.56)).toBe(1235);
});
