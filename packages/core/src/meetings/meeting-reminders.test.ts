import { describe, expect, it } from 'vitest';
import { reminderDue } from './meeting-reminders.ts';

const hour = 3_600_000;
const startsAt = Date.parse('2026-11-23T13:00:00Z');
const early = startsAt - 72 * hour;

describe('reminders of a meeting', () => {
  it.each([
    ['more than a day before', 24 * hour + 1, null],
    ['a day before', 24 * hour, 'day-before'],
    ['the evening before', 15 * hour, 'day-before'],
    ['an hour before', hour, 'hour-before'],
    ['a minute before', 60_000, 'hour-before'],
    ['at its beginning', 0, null],
    ['afterwards', -hour, null],
  ] as const)('%s', (_, before, expected) => {
    expect(reminderDue({ startsAt, arrangedAt: early }, startsAt - before)).toBe(expected);
  });

  it('whoever has just arranged it is reminded of it later only', () => {
    const arrangedAt = startsAt - 20 * hour;
    expect(reminderDue({ startsAt, arrangedAt }, startsAt - 15 * hour)).toBeNull();
    expect(reminderDue({ startsAt, arrangedAt }, startsAt - hour)).toBe('hour-before');
    expect(reminderDue({ startsAt, arrangedAt: startsAt - hour / 2 }, startsAt - hour / 3)).toBeNull();
  });
});
