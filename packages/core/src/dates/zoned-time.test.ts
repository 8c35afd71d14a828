import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, isTimeZone, wallClockAt } from './zoned-time.ts';

const zones = ['America/Santiago', 'America/Lima', 'America/Bogota', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];
const from = Date.parse('2026-01-01T00:00:00Z');
const to = Date.parse('2030-01-01T00:00:00Z');

describe('times of a zone', () => {
  it('decision 4: summer and winter of Santiago are told apart', () => {
    expect(instantAt({ day: '2026-11-23', time: '10:00' }, 'America/Santiago')).toBe(Date.parse('2026-11-23T13:00:00Z'));
    expect(instantAt({ day: '2026-07-23', time: '10:00' }, 'America/Santiago')).toBe(Date.parse('2026-07-23T14:00:00Z'));
  });

  it('an hour that comes twice is its first, and one that is left out is none', () => {
    // Winter begins on Sunday 4 April 2027 at 00:00, which is 23:00 of Saturday again; summer on 5 September 2027 at 00:00.
    expect(instantAt({ day: '2027-04-03', time: '23:30' }, 'America/Santiago')).toBe(Date.parse('2027-04-04T02:30:00Z'));
    expect(instantAt({ day: '2027-09-05', time: '00:30' }, 'America/Santiago')).toBeNull();
    expect(instantAt({ day: '2027-09-05', time: '01:00' }, 'America/Santiago')).toBe(Date.parse('2027-09-05T04:00:00Z'));
  });

  it('what is no day or no time is no instant', () => {
    expect(instantAt({ day: '2026-02-30', time: '10:00' }, 'America/Lima')).toBeNull();
    expect(instantAt({ day: '2026-02-28', time: '25:00' }, 'America/Lima')).toBeNull();
  });

  it('every minute is told back as the clock says it, an hour that comes twice once too early', () => {
    fc.assert(
      fc.property(fc.integer({ min: from / 60_000, max: to / 60_000 }), fc.constantFrom(...zones), (minute, zone) => {
        const instant = minute * 60_000;
        const back = instantAt(wallClockAt(instant, zone), zone);
        expect([instant, instant - 3_600_000]).toContain(back);
        expect(wallClockAt(back ?? 0, zone)).toEqual(wallClockAt(instant, zone));
      }),
    );
  });

  it('knows the names of zones', () => {
    expect(['America/Lima', 'UTC', 'Marte/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
