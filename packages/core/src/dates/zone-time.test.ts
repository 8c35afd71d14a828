import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayAt, plainDate } from './plain-date.ts';
import { instantOf } from './zone-time.ts';

const said = (day: string, time: string, zone: string) => new Date(instantOf(plainDate(day), time, zone)).toISOString();

it('is the instant that the clocks of a zone show, in summer and in winter', () => {
  expect(said('2026-11-20', '07:00', 'America/Santiago')).toBe('2026-11-20T10:00:00.000Z');
  expect(said('2026-07-20', '07:00', 'America/Santiago')).toBe('2026-07-20T11:00:00.000Z');
  expect(said('2026-07-20', '07:00', 'America/Bogota')).toBe('2026-07-20T12:00:00.000Z');
});

it('of a time that clocks jump over is later by the jump, of one that they show twice the first', () => {
  expect(said('2026-09-06', '00:30', 'America/Santiago')).toBe('2026-09-06T04:30:00.000Z');
  expect(said('2026-04-04', '23:30', 'America/Santiago')).toBe('2026-04-05T02:30:00.000Z');
});

it('shows the same day and time again in its zone', () => {
  const zone = fc.constantFrom('America/Santiago', 'America/Lima', 'America/Bogota', 'America/New_York');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 180, max: 1439 }), zone, (days, minutes, timeZone) => {
      const day = addDays(plainDate('2024-01-01'), days);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const moment = instantOf(day, time, timeZone);
      const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
      expect(dayAt(moment, timeZone)).toBe(day);
      expect(new Intl.DateTimeFormat('en-GB', clock).format(moment)).toBe(time);
    }),
  );
});
