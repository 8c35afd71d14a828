/** Somebody as a calendar names them. */
export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** An appointment as calendars take it in, for a mail (RFC 5545, RFC 5546). Times in milliseconds since 1970. */
export interface CalendarEntry {
  /** The same for one appointment whatever becomes of it. */
  readonly uid: string;
  /** Higher with each change. */
  readonly sequence: number;
  /** REQUEST puts it into a calendar or changes it there, CANCEL takes it out. */
  readonly method: 'REQUEST' | 'CANCEL';
  readonly writtenAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly organizer: CalendarPerson;
  readonly attendees: readonly CalendarPerson[];
}

/** No line has more octets (RFC 5545, 3.1). */
const longestLine = 75;

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** A line cut into pieces of 75 octets, of which all but the first begin with a space; no sign is cut. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > longestLine) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += sign;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
}

/** Text as a value (RFC 5545, 3.3.11). */
function textValue(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A name as a parameter, which can hold no quotation mark and no control sign. */
function nameParameter(name: string): string {
  return `"${name.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;
}

function utc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** The appointment as a file of type text/calendar, its times in UTC, which needs no table of zones. */
export function calendarText(entry: CalendarEntry): string {
  const { method, organizer } = entry;
  const attendees = entry.attendees.map(
    ({ name, email }) =>
      `ATTENDEE;CN=${nameParameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email.replaceAll(/\s/g, '')}`,
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cotejo//Reuniones//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${textValue(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.writtenAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${textValue(entry.summary)}`,
    `DESCRIPTION:${textValue(entry.description)}`,
    `LOCATION:${textValue(entry.location)}`,
    `URL:${entry.url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${nameParameter(organizer.name)}:mailto:${organizer.email}`,
    ...attendees,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
