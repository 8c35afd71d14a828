import { describe, expect, test } from 'vitest';
import { dateFormat, zoneName } from './date-format.ts';

const instant = Date.UTC(2026, 10, 23, 12, 30);

describe('formats of days and times', () => {
  test('one that is asked for again is the same, and another language, zone or form is another one', () => {
    const day = { weekday: 'long', timeZone: 'America/Santiago' } as const;
    expect(dateFormat('es', { ...day })).toBe(dateFormat('es', { ...day }));
    expect(dateFormat('es', day).format(instant)).toBe('lunes');
    expect(dateFormat('en', day).format(instant)).toBe('Monday');
    const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    expect(dateFormat('es', { ...hour, timeZone: 'America/Lima' }).format(instant)).toBe('07:30');
    expect(dateFormat('es', { ...hour, timeZone: 'America/Santiago' }).format(instant)).toBe('09:30');
  });

  test('a zone has a name in each language; one that there is none of is refused', () => {
    expect(zoneName(instant, 'America/Santiago', 'es')).toBe('hora de Chile');
    expect(zoneName(instant, 'America/Lima', 'en')).toBe('Peru Standard Time');
    expect(() => zoneName(instant, 'Mars/Olympus', 'es')).toThrow(RangeError);
  });
});
