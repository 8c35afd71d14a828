import { describe, expect, it } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';
import { addDays, plainDate } from './plain-date.ts';

function holidaysOf(country: 'CL' | 'PE' | 'CO', year: number): readonly string[] {
  const days: string[] = [];
  for (let day = plainDate(`${year}-01-01`); day.startsWith(String(year)); day = addDays(day, 1)) {
    if (isPublicHoliday(country, day)) days.push(day.slice(5));
  }
  return days;
}

describe('public holidays', () => {
  it('of Colombia in 2026 are the 18 of Ley 51 de 1983, most of them on Mondays', () => {
    expect(holidaysOf('CO', 2026).join(' ')).toBe(
      '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
    );
  });

  it('of Chile in 2027: 17 September fills the gap before the 18th, 12 October goes to its Monday', () => {
    expect(holidaysOf('CL', 2027).join(' ')).toBe(
      '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25',
    );
  });

  it('of Chile in a year that begins on a Sunday have 2 January, and 20 September where the 18th is a Wednesday', () => {
    expect(isPublicHoliday('CL', plainDate('2034-01-02'))).toBe(true);
    expect(isPublicHoliday('CL', plainDate('2030-09-20'))).toBe(true);
    expect(isPublicHoliday('CL', plainDate('2029-09-17'))).toBe(true);
    expect(isPublicHoliday('CL', plainDate('2028-10-27'))).toBe(true);
    expect(isPublicHoliday('CL', plainDate('2028-10-31'))).toBe(false);
  });

  it('of Peru in 2028 have the days of newer laws', () => {
    expect(holidaysOf('PE', 2028).join(' ')).toBe(
      '01-01 04-13 04-14 05-01 06-07 06-29 07-23 07-28 07-29 08-06 08-30 10-08 11-01 12-08 12-09 12-25',
    );
  });
});
