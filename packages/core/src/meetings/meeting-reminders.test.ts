import { describe, expect, it } from 'vitest';
import { remindersOf } from './meeting-reminders.ts';

const hour = 3_600_000;
const startsAt = Date.parse('2026-11-23T13:00:00Z');
const kinds = (arrangedAt: number) => remindersOf({ startsAt, arrangedAt }).map(({ kind }) => kind);

describe('reminders of a meeting', () => {
  it('are a day and an hour before, the first of use until four hours before, and the second until the meeting begins', () => {
    expect(remindersOf({ startsAt, arrangedAt: startsAt - 72 * hour })).toEqual([
      { kind: 'day-before', dueAt: startsAt - 24 * hour, uselessAt: startsAt - 4 * hour },
      { kind: 'hour-before', dueAt: startsAt - hour, uselessAt: startsAt },
    ]);
  });

  it.each([
    ['a day and a second before', 24 * hour + 1_000, ['day-before', 'hour-before']],
    ['a day before', 24 * hour, ['hour-before']],
    ['the evening before', 15 * hour, ['hour-before']],
    ['an hour before', hour, []],
    ['a minute before', 60_000, []],
  ])('of what was arranged %s: what is not due yet', (_, before, expected) => {
    expect(kinds(startsAt - before)).toEqual(expected);
  });
});
