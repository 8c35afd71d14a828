import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, weekdayOf } from '../dates/plain-date.ts';
import { isPublicHoliday } from '../dates/public-holidays.ts';
import { editionIds } from '../editions/editions.ts';
import {
  allowedMomentBefore,
  contactHours,
  lastAllowedMoment,
  nextAllowedMoment,
  type ContactHours,
  type WantedHours,
} from './contact-hours.ts';

const { chile, colombia } = contactHours;
const next = (hours: ContactHours, moment: string, wanted: WantedHours | null = null) =>
  new Date(nextAllowedMoment(hours, Date.parse(moment), wanted)).toISOString();

describe('hours in which people may be written to', () => {
  it.each([
    ['a Friday at 18:59 is now', '2026-11-20T18:59:00-05:00', '2026-11-20T23:59:00.000Z'],
    ['a Friday at 19:00 is Saturday at 08:00', '2026-11-20T19:00:00-05:00', '2026-11-21T13:00:00.000Z'],
    ['a Saturday at 15:00 is Monday at 07:00', '2026-11-21T15:00:00-05:00', '2026-11-23T12:00:00.000Z'],
    ['a Sunday at noon is Monday at 07:00', '2026-11-22T12:00:00-05:00', '2026-11-23T12:00:00.000Z'],
    ['a Saturday before a Monday of holiday is Tuesday', '2026-11-14T16:00:00-05:00', '2026-11-17T12:00:00.000Z'],
    ['a night is the morning after', '2026-11-17T03:00:00-05:00', '2026-11-17T12:00:00.000Z'],
  ])('in Colombia (Ley 2300 de 2023): %s', (_, moment, expected) => {
    expect(next(colombia, moment)).toBe(expected);
  });

  it('begin when the person wants, and never where they want what is not allowed', () => {
    expect(next(colombia, '2026-11-17T07:30:00-05:00', { from: '17:00', to: '21:00' })).toBe('2026-11-17T22:00:00.000Z');
    expect(next(colombia, '2026-11-17T20:00:00-05:00', { from: '17:00', to: '21:00' })).toBe('2026-11-18T22:00:00.000Z');
    expect(next(colombia, '2026-11-17T20:00:00-05:00', { from: '21:00', to: '23:00' })).toBe('2026-11-18T12:00:00.000Z');
  });

  it('follow the clocks of Chile over the change to summer time', () => {
    expect(next(chile, '2026-09-05T14:00:00-04:00')).toBe('2026-09-07T11:00:00.000Z');
  });
});

const edition = fc.constantFrom(...editionIds);
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2035-12-31') });
const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const wantedHours = fc.option(fc.record({ from: time, to: time }));

/** Whether somebody may be written to, looked up another way than by the rule. */
function isAllowed({ timeZone, hours, holidaysOf }: ContactHours, at: number): boolean {
  const day = dayAt(at, timeZone);
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const shown = new Intl.DateTimeFormat('en-GB', clock).format(at);
  const isHoliday = holidaysOf !== null && isPublicHoliday(holidaysOf, day);
  return !isHoliday && hours.some((range) => range.day === weekdayOf(day) && range.from <= shown && shown < range.to);
}

describe('the next allowed moment', () => {
  it('is never in the past, is allowed, and is its own next one', () => {
    fc.assert(
      fc.property(edition, moment, wantedHours, (id, now, wanted) => {
        const found = nextAllowedMoment(contactHours[id], now, wanted);
        expect(found).toBeGreaterThanOrEqual(now);
        expect(isAllowed(contactHours[id], found)).toBe(true);
        expect(nextAllowedMoment(contactHours[id], found, wanted)).toBe(found);
      }),
    );
  });

  it('is the first: no quarter of an hour before it is allowed', () => {
    const quarter = 900_000;
    fc.assert(
      fc.property(edition, moment, (id, now) => {
        const found = nextAllowedMoment(contactHours[id], now);
        const between: number[] = [];
        for (let at = now; at < found; at += quarter) if (isAllowed(contactHours[id], at)) between.push(at);
        expect(between).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is never on a Sunday or a public holiday in Colombia', () => {
    fc.assert(
      fc.property(moment, wantedHours, (now, wanted) => {
        const day = dayAt(nextAllowedMoment(colombia, now, wanted), colombia.timeZone);
        expect(weekdayOf(day)).not.toBe(7);
        expect(isPublicHoliday('CO', day)).toBe(false);
      }),
    );
  });
});

describe('the last allowed moment', () => {
  it.each([
    ['within the hours is now', '2026-11-20T18:59:00-05:00', '2026-11-20T23:59:00.000Z'],
    ['of a night is half an hour before the evening ends', '2026-11-20T22:00:00-05:00', '2026-11-20T23:30:00.000Z'],
    ['of a Sunday is on Saturday', '2026-11-22T12:00:00-05:00', '2026-11-21T19:30:00.000Z'],
    ['of a Monday of holiday is on Saturday', '2026-11-16T12:00:00-05:00', '2026-11-14T19:30:00.000Z'],
  ])('%s', (_, given, expected) => {
    expect(new Date(lastAllowedMoment(colombia, Date.parse(given))).toISOString()).toBe(expected);
  });

  it('is never later, is allowed, and leaves half an hour where it is earlier', () => {
    fc.assert(
      fc.property(edition, moment, (id, now) => {
        const found = lastAllowedMoment(contactHours[id], now);
        expect(found).toBeLessThanOrEqual(now);
        expect(isAllowed(contactHours[id], found)).toBe(true);
        if (found < now) expect(isAllowed(contactHours[id], found + 1_799_000)).toBe(true);
        else expect(nextAllowedMoment(contactHours[id], now)).toBe(now);
      }),
    );
  });
});

describe('the allowed moment before another', () => {
  it('is in contact hours where any of them are before it, and else now', () => {
    fc.assert(
      fc.property(edition, moment, fc.integer({ min: -86_400_000, max: 5 * 86_400_000 }), (id, now, ahead) => {
        const found = allowedMomentBefore(contactHours[id], now, now + ahead);
        const next = nextAllowedMoment(contactHours[id], now);
        expect(found).toBe(next < now + ahead ? next : now);
        expect(found === now || (found < now + ahead && isAllowed(contactHours[id], found))).toBe(true);
      }),
    );
  });
});
