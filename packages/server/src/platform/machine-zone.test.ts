import { addDays, dayAt, plainDate } from '@cotejo/core/dates';
import { expect, it } from 'vitest';

it.each(['America/Santiago', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'the day in Chile at 23:59, and a minute later, is the same whatever the zone of the machine: %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const midnight = Date.parse('2026-11-25T03:00:00Z');
      expect(new Date(midnight).getHours()).toBe(
        Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(midnight)),
      );
      expect([-60_000, 0].map((after) => dayAt(midnight + after, 'America/Santiago'))).toEqual(['2026-11-24', '2026-11-25']);
      expect([-60_000, 0].map((after) => dayAt(midnight + after, 'UTC'))).toEqual(['2026-11-25', '2026-11-25']);
      expect([addDays(plainDate('2028-02-28'), 1), addDays(plainDate('2027-02-28'), 1)]).toEqual(['2028-02-29', '2027-03-01']);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);
