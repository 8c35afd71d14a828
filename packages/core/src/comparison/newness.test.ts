import { expect, it } from 'vitest';
import { plainDate } from '../dates/plain-date.ts';
import { editionOf, editions } from '../editions/editions.ts';
import { isNewOn } from './newness.ts';

const start = plainDate('2026-09-21');

it.each([
  ['2026-09-20', false],
  ['2026-09-21', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
] as const)('A9-35 C9-30 in Chile, available from 2026-09-21, seen on %s: new is %s', (day, expected) => {
  expect(isNewOn(start, plainDate(day), editionOf('chile'))).toBe(expected);
});

it.each([
  ['2026-09-20', false],
  ['2026-09-21', true],
  ['2026-10-31', true],
  ['2026-11-01', false],
] as const)('C9-31 everywhere else, available from 2026-09-21, seen on %s: new is %s', (day, expected) => {
  for (const edition of editions.filter(({ id }) => id !== 'chile')) {
    expect([edition.id, isNewOn(start, plainDate(day), edition)]).toEqual([edition.id, expected]);
  }
});

it('C9-31 the month before January is December', () => {
  expect(isNewOn(plainDate('2026-12-01'), plainDate('2027-01-31'), editionOf('peru'))).toBe(true);
  expect(isNewOn(plainDate('2026-12-31'), plainDate('2027-02-01'), editionOf('peru'))).toBe(false);
});

it('a product without a start date is not new', () => {
  for (const edition of editions) expect(isNewOn(null, start, edition)).toBe(false);
});
