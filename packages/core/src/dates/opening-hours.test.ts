import { describe, expect, it } from 'vitest';
import { isWithinHours } from './opening-hours.ts';

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '19:00' }));
const chile = { timeZone: 'America/Santiago', hours, closedDays: ['2026-12-08'] };
const at = (moment: string) => isWithinHours(chile, Date.parse(moment));

describe('hours in which somebody answers', () => {
  it('A2.3-33 A9-13 are Monday to Friday from 09:00 to 18:59, and neither 08:59 nor 19:00', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const openAt = (time: string) => days.filter((day) => at(`${day}T${time}-03:00`));
    expect(openAt('08:59:59')).toEqual([]);
    expect(openAt('09:00:00')).toEqual(days.slice(0, 5));
    expect(openAt('18:59:59')).toEqual(days.slice(0, 5));
    expect(openAt('19:00:00')).toEqual([]);
    expect(openAt('00:00:00')).toEqual([]);
  });

  it('A2.3-34 (decision 4) nobody answers on a Saturday, nor on a Sunday', () => {
    const noons = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => at(`${day}T12:00:00-03:00`));
    expect(noons).toEqual([true, false, false, true]);
  });

  it('decision 4: never on a public holiday', () => {
    expect(at('2026-12-08T12:00:00-03:00')).toBe(false);
    expect(at('2026-12-09T12:00:00-03:00')).toBe(true);
  });

  it('decision 4: the hour is that of the zone', () => {
    const night = Date.parse('2026-11-20T23:30:00Z');
    expect(isWithinHours(chile, night)).toBe(false);
    expect(isWithinHours({ ...chile, timeZone: 'America/Los_Angeles' }, night)).toBe(true);
  });
});
