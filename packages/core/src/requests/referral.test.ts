import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralAge, referralDay, referralDays } from './referral.ts';

const today = '11/22/2026';
/** A day at noon, where no clock of any zone leaves it. */
const dayAgo = (days: number): string => referralDay(new Date(2026, 10, 22 - days, 12));

describe('the day of a referral', () => {
  it('C3-34 is written month/day/year', () => {
    expect(referralDay(new Date(2026, 0, 5, 23, 59))).toBe('1/5/2026');
    expect(referralDay(new Date(2026, 10, 22))).toBe(today);
  });

  it('C3-34 is read back as the age in days that it has, over months and leap days', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 5000 }), (days) => referralAge(dayAgo(days), today) === days));
    expect([referralAge('02/28/2024', '3/1/2024'), referralAge('2/28/2025', '3/1/2025')]).toEqual([2, 1]);
  });

  it.each(['', '22/11/2026', '2026-11-22', '2/29/2026', '0/10/2026', '11/22/26', ' 11/22/2026', 7, null, undefined])(
    'has no age where it is none: %s',
    (text) => expect(referralAge(text, today)).toBeNull(),
  );

  it('has no age while it is still to come', () => expect(referralAge('11/23/2026', today)).toBeNull());

  it('C9-01 is remembered for 30 days', () => expect(referralDays).toBe(30));
});
