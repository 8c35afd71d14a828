import { expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { isNewOn } from './newness.ts';

const start = plainDate('2026-09-21');

it.each([
  ['2026-09-20', false],
  ['2026-09-21', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
] as const)('A9-35 available from 2026-09-21, seen on %s: new is %s', (day, expected) => {
  expect(isNewOn(start, plainDate(day))).toBe(expected);
});

it('a product without a start date is not new', () => {
  expect(isNewOn(null, start)).toBe(false);
});
