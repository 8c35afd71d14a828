import { addDays, plainDate } from '@cotejo/core/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPublishedDay, readPublishedNumber } from './published-text.ts';

describe('a published number', () => {
  it.each([
    [40_844.79, '40844.79'],
    ['40.844,79', '40844.79'],
    ['$40.844,79', '40844.79'],
    ['$ 40.844,79', '40844.79'],
    ['40844,79', '40844.79'],
    [' 40844.79 ', '40844.79'],
    ['71.649', '71649'],
    [71_649, '71649'],
    ['928,990', '928.99'],
    [928.125, '928.125'],
    ['007', '7'],
    ['1.234.567,8', '1234567.8'],
  ])('%j is %s', (given, decimal) => expect(readPublishedNumber(given)).toBe(decimal));

  it.for([
    '',
    '-1',
    -1,
    '1,234.56',
    '40.84,79',
    '4.0844,79',
    '40 844,79',
    'ND',
    '1e5',
    1e21,
    Number.NaN,
    Infinity,
    '12.345,',
    ',5',
    '0x10',
    928.12345,
    '928,12345',
    null,
    undefined,
    true,
    {},
    ['40844.79'],
    '9'.repeat(40),
  ])('%j is none', (given) => expect(readPublishedNumber(given)).toBeNull());

  it('is the same to the last digit however it is written', () => {
    const amount = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9_999 }));
    fc.assert(
      fc.property(amount, ([whole, fraction]) => {
        const digits = String(fraction).padStart(4, '0');
        const expected = fraction === 0 ? String(whole) : `${whole}.${digits}`.replace(/0+$/, '');
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
        expect(readPublishedNumber(`${grouped},${digits}`)).toBe(expected);
        expect(readPublishedNumber(`${whole},${digits}`)).toBe(expected);
        expect(readPublishedNumber(`${whole}.${digits}`)).toBe(expected);
        expect(readPublishedNumber(JSON.parse(`${whole}.${digits}`))).toBe(expected);
      }),
    );
  });

  it('never throws and never makes a number of what is none', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readPublishedNumber(value);
        expect(read === null || /^\d+(\.\d{1,4})?$/.test(read)).toBe(true);
      }),
    );
  });
});

describe('a published day', () => {
  it.each([
    ['2026-07-11', '2026-07-11'],
    ['11-07-2026', '2026-07-11'],
    ['1/7/2026', '2026-07-01'],
    ['2026-07', '2026-07-01'],
    ['2026-07-11T04:00:00.000Z', '2026-07-11'],
    ['2026-01-11T03:00:00.000Z', '2026-01-11'],
    ['2026-07-11T00:00:00Z', '2026-07-11'],
    ['2026-07-11T00:00:00', '2026-07-11'],
    ['2026-07-11 00:00:00-0400', '2026-07-11'],
    ['2026-07-12T01:30:00Z', '2026-07-11'],
  ])('%s is %s in Chile', (given, day) => expect(readPublishedDay(given)).toBe(day));

  it.each(['', '2026-02-30', '31-04-2026', '07-13-2026', '2026-07-11T25:00:00Z', 'ayer', 20_260_711, null, '11.07.2026'])(
    '%j is none',
    (given) => expect(readPublishedDay(given)).toBeNull(),
  );

  it('is the same day in each of its spellings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (count) => {
        const day = addDays(plainDate('1990-01-01'), count);
        const [year, month, date] = day.split('-');
        for (const text of [day, `${date}-${month}-${year}`, `${day}T00:00:00Z`, `${day}T12:00:00-04:00`]) {
          expect(readPublishedDay(text)).toBe(day);
        }
      }),
    );
  });
});
