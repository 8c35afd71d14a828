import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '../dates/plain-date.ts';
import { tripDaysBetween } from './trip-days.ts';

describe('days of a journey', () => {
  it('count the day of departure and the day of return', () => {
    const departures = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays(plainDate('2027-01-01'), days));
    fc.assert(
      fc.property(departures, fc.integer({ min: -400, max: 800 }), (departure, nights) => {
        expect(tripDaysBetween(departure, addDays(departure, nights))).toBe(nights >= 0 && nights < 365 ? nights + 1 : null);
      }),
    );
  });

  it('are not known of a day that does not exist', () => {
    expect(tripDaysBetween('2027-02-28', '2027-03-01')).toBe(2);
    expect(tripDaysBetween('2027-02-29', '2027-03-01')).toBeNull();
    expect(tripDaysBetween('2027-02-28', '')).toBeNull();
  });
});
