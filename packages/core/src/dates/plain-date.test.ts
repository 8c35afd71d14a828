import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dateInSpanish, dayAt, daysInMonth, isPlainDate, plainDate } from './plain-date.ts';

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => plainDate(date.toISOString().slice(0, 10)));

describe('plain dates', () => {
  it('knows the days that exist', () => {
    for (const text of ['2024-02-29', '2000-02-29', '2026-12-31']) expect(isPlainDate(text)).toBe(true);
    for (const text of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-1',
      '',
      '2026-01-01T00:00',
    ]) {
      expect(isPlainDate(text)).toBe(false);
    }
    expect(() => plainDate('2026-02-30')).toThrow(RangeError);
    expect([2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29]);
  });

  it('adds days and takes them back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
        expect(addDays(addDays(start, days), -days)).toBe(start);
        expect(addDays(start, 1) > start).toBe(true);
      }),
    );
  });

  it('adds months and cuts to the last day', () => {
    expect(addMonths(plainDate('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(plainDate('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(plainDate('2026-11-20'), 2)).toBe('2027-01-20');
    expect(addMonths(plainDate('2026-01-15'), -1)).toBe('2025-12-15');
    fc.assert(
      fc.property(day, (start) => {
        expect(addMonths(start, 12).slice(5, 7)).toBe(start.slice(5, 7));
      }),
    );
  });

  it('takes the day in the edition’s zone (decision 4)', () => {
    const late = Date.parse('2026-11-21T02:30:00Z');
    expect(dayAt(late, 'America/Santiago')).toBe('2026-11-20');
    expect(dayAt(late, 'UTC')).toBe('2026-11-21');
    // Chile leaves summer time on the first Sunday of April: midnight moves from 03:00 to 04:00 UTC.
    expect(dayAt(Date.parse('2026-04-05T03:30:00Z'), 'America/Santiago')).toBe('2026-04-04');
  });

  it('says a date in Spanish', () => {
    expect(dateInSpanish(plainDate('2026-11-20'))).toBe('20 de noviembre de 2026');
    expect(dateInSpanish(plainDate('2026-01-01'))).toBe('1 de enero de 2026');
  });
});

describe('the day of a zone changes at its own midnight', () => {
  it.each([
    ['America/Santiago in summer', 'America/Santiago', '2026-11-21T03:00:00Z', '2026-11-20', '2026-11-21'],
    ['America/Santiago in winter', 'America/Santiago', '2026-07-02T04:00:00Z', '2026-07-01', '2026-07-02'],
    // The hour from 23:00 comes twice, and midnight once, an hour later.
    ['America/Santiago as its summer time ends', 'America/Santiago', '2026-04-05T04:00:00Z', '2026-04-04', '2026-04-05'],
    // Midnight does not exist: the day begins at 01:00.
    ['America/Santiago as its summer time begins', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-05', '2026-09-06'],
    ['America/Santiago on a leap day', 'America/Santiago', '2028-02-29T03:00:00Z', '2028-02-28', '2028-02-29'],
    ['America/Lima', 'America/Lima', '2026-04-05T05:00:00Z', '2026-04-04', '2026-04-05'],
    ['America/Bogota', 'America/Bogota', '2026-09-06T05:00:00Z', '2026-09-05', '2026-09-06'],
    ['UTC', 'UTC', '2027-01-01T00:00:00Z', '2026-12-31', '2027-01-01'],
  ])('%s', (_, zone, midnight, before, after) => {
    const at = Date.parse(midnight);
    const days = [-3_600_000, -1000, -1, 0, 1000, 3_600_000].map((milliseconds) => dayAt(at + milliseconds, zone));
    expect(days).toEqual([before, before, before, after, after, after]);
  });

  it.each(['2016-12-31T23:59:60Z', '23:59:60', '2027-02-29', '2100-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '٢٠٢٧-٠١-٠١'])(
    '%s is no day',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
    },
  );

  it('29 February is one in leap years alone', () => {
    expect(['2024-02-29', '2028-02-29', '2000-02-29', '1900-02-29', '2026-02-29'].map(isPlainDate)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
