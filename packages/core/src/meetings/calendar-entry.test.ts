import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, type CalendarEntry } from './calendar-entry.ts';

const entry: CalendarEntry = {
  uid: '5f0c7c1e@cotejo.example',
  sequence: 2,
  method: 'REQUEST',
  writtenAt: Date.parse('2026-11-20T15:00:00Z'),
  startsAt: Date.parse('2026-11-23T12:00:00Z'),
  endsAt: Date.parse('2026-11-23T12:30:00Z'),
  summary: 'Llamada con Antonia',
  description: 'Sobre Max Salud 90',
  location: 'Teléfono',
  url: 'https://cotejo.example/reunion/v1',
  organizer: { name: 'Cotejo', email: 'ayuda@cotejo.example' },
  attendees: [{ name: 'Zulema "Z" Soto', email: 'zulema@correo.cl' }],
};

/** Lines as a calendar reads them: put together again where they were folded (RFC 5545, 3.1). */
const readLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (text: string, name: string) =>
  readLines(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('an appointment for a calendar', () => {
  it('names itself, its change and its time, in UTC, in lines that end as the standard says', () => {
    const text = calendarText(entry);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(readLines(text)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:5f0c7c1e@cotejo.example',
        'SEQUENCE:2',
        'DTSTAMP:20261120T150000Z',
        'DTSTART:20261123T120000Z',
        'DTEND:20261123T123000Z',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Cotejo":mailto:ayuda@cotejo.example',
        'ATTENDEE;CN="Zulema  Z  Soto";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:zulema@correo.cl',
      ]),
    );
  });

  it('is taken out of calendars by the same name', () => {
    const lines = readLines(calendarText({ ...entry, method: 'CANCEL', sequence: 3 }));
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:5f0c7c1e@cotejo.example']),
    );
  });

  it('whatever its texts: no line is over 75 octets, and what is read back is what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const summary = words.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
        const text = calendarText({ ...entry, summary });
        const encoder = new TextEncoder();
        for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(valueOf(text, 'SUMMARY')).toBe(summary);
      }),
    );
  });

  it('a name or an address never ends its line', () => {
    const text = calendarText({ ...entry, attendees: [{ name: 'A\r\nBEGIN:VALARM', email: 'a@b.cl\r\nX:1' }] });
    expect(readLines(text)).not.toContain('BEGIN:VALARM');
    expect(readLines(text)).not.toContain('X:1');
  });
});
