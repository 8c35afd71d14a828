import { describe, expect, it } from 'vitest';
import { isAnswered } from './opening-hours.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '19:00' }));
const chile = { timeZone: 'America/Santiago', agents: 2, hours: weekdays, closedDays: ['2026-12-08'] };

describe('who answers the chat', () => {
  it.each([
    ['on a Friday at noon', '2026-11-20T12:00:00-03:00', true],
    ['at the first minute', '2026-11-20T09:00:00-03:00', true],
    ['a minute before', '2026-11-20T08:59:59-03:00', false],
    ['at the last minute', '2026-11-20T18:59:59-03:00', true],
    ['when it closes', '2026-11-20T19:00:00-03:00', false],
    ['at midnight', '2026-11-20T00:00:00-03:00', false],
    ['on a Saturday', '2026-11-21T12:00:00-03:00', false],
    ['on a holiday', '2026-12-08T12:00:00-03:00', false],
  ])('B5-52, B5-55: %s', (_, moment, expected) => {
    expect(isAnswered(chile, Date.parse(moment))).toBe(expected);
  });

  it('C4-30: nobody, where there are no agents', () => {
    expect(isAnswered({ ...chile, agents: 0 }, Date.parse('2026-11-20T12:00:00-03:00'))).toBe(false);
  });

  it('the hour is that of the zone', () => {
    const night = Date.parse('2026-11-20T23:30:00Z');
    expect(isAnswered(chile, night)).toBe(false);
    expect(isAnswered({ ...chile, timeZone: 'America/Los_Angeles' }, night)).toBe(true);
  });
});
