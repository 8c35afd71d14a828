import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, weekdayOf } from '../dates/plain-date.ts';
import { isPublicHoliday } from '../dates/public-holidays.ts';
import { wallClockAt } from '../dates/zoned-time.ts';
import { editionIds } from '../editions/editions.ts';
import { contactHours, nextAllowedMoment } from './contact-hours.ts';
import { contactTimeOf, contactTimes, firstContact, hoursWithin, offeredTimes, wantedHoursOf } from './contact-times.ts';

const { chile, colombia, international } = contactHours;

describe('parts of the day that can be chosen', () => {
  it.each(editionIds)('are all of them in %s, within its hours', (id) => {
    expect(offeredTimes(contactHours[id])).toEqual(contactTimes);
    for (const time of contactTimes) {
      const within = hoursWithin(contactHours[id], time);
      expect(contactHours[id].hours.some(({ from }) => within !== null && from <= within.from)).toBe(true);
      expect(contactHours[id].hours.some(({ to }) => within !== null && within.to <= to)).toBe(true);
    }
  });

  it('are told with the hours that the edition lets of them', () => {
    expect(hoursWithin(chile, 'morning')).toEqual({ from: '08:00', to: '12:00' });
    expect(hoursWithin(colombia, 'morning')).toEqual({ from: '07:00', to: '12:00' });
    expect(hoursWithin(colombia, 'afternoon')).toEqual({ from: '15:00', to: '19:00' });
    expect(hoursWithin(international, 'afternoon')).toEqual({ from: '15:00', to: '17:00' });
  });

  it('are not offered where no day lets any of them', () => {
    const mornings = { hours: [{ day: 1, from: '09:00', to: '12:00' }] };
    expect(offeredTimes(mornings)).toEqual(['any', 'morning']);
    expect(hoursWithin(mornings, 'afternoon')).toBeNull();
  });

  it('are known by their names alone', () => {
    expect(contactTimeOf('midday')).toBe('midday');
    expect(contactTimeOf('night')).toBeNull();
    expect(contactTimeOf(undefined)).toBeNull();
  });
});

describe('the first contact', () => {
  const said = (hours: typeof colombia | typeof chile, moment: string, time: (typeof contactTimes)[number]) => {
    const { at, day } = firstContact(hours, Date.parse(moment), time);
    return [new Date(at).toISOString(), day];
  };

  it.each([
    ['within the hours is now', '2026-11-17T10:00:00-05:00', 'any', ['2026-11-17T15:00:00.000Z', 'now']],
    ['of an early morning is today', '2026-11-17T05:00:00-05:00', 'any', ['2026-11-17T12:00:00.000Z', 'today']],
    ['in the afternoon is today', '2026-11-17T10:00:00-05:00', 'afternoon', ['2026-11-17T20:00:00.000Z', 'today']],
    ['in the morning is tomorrow', '2026-11-17T12:00:00-05:00', 'morning', ['2026-11-18T12:00:00.000Z', 'tomorrow']],
    // Saturday's hours end at 15:00, Monday the 16th is a holiday.
    ['on a Saturday afternoon is Tuesday', '2026-11-14T10:00:00-05:00', 'afternoon', ['2026-11-17T20:00:00.000Z', 'later']],
  ] as const)('in Colombia (Ley 2300 de 2023): %s', (_, moment, time, expected) => {
    expect(said(colombia, moment, time)).toEqual(expected);
  });

  const asked = {
    edition: fc.constantFrom(...editionIds),
    moment: fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2035-12-31') }),
    time: fc.constantFrom(...contactTimes),
  };

  it('is in the hours that were wanted, in those of the edition, and on no holiday', () => {
    fc.assert(
      fc.property(asked.edition, asked.moment, asked.time, (id, moment, time) => {
        const { timeZone, holidaysOf, hours } = contactHours[id];
        const { at } = firstContact(contactHours[id], moment, time);
        const shown = wallClockAt(at, timeZone);
        const wanted = wantedHoursOf(time) ?? { from: '00:00', to: '24:00' };
        expect(at).toBeGreaterThanOrEqual(moment);
        expect(shown.time >= wanted.from && shown.time < wanted.to).toBe(true);
        expect(holidaysOf !== null && isPublicHoliday(holidaysOf, shown.day)).toBe(false);
        const allowed = hours.filter(({ day }) => day === weekdayOf(shown.day));
        expect(allowed.some(({ from, to }) => from <= shown.time && shown.time < to)).toBe(true);
      }),
    );
  });

  it('is never before what anybody may be contacted at, and says its day as the calendar does', () => {
    fc.assert(
      fc.property(asked.edition, asked.moment, asked.time, (id, moment, time) => {
        const { timeZone } = contactHours[id];
        const { at, day } = firstContact(contactHours[id], moment, time);
        expect(at).toBeGreaterThanOrEqual(nextAllowedMoment(contactHours[id], moment));
        const ahead = (Date.parse(dayAt(at, timeZone)) - Date.parse(dayAt(moment, timeZone))) / 86_400_000;
        expect(day).toBe(at === moment ? 'now' : ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'later');
      }),
    );
  });
});
