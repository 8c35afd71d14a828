import { calendarText } from '@cotejo/core/calendar-entry';
import type { Edition } from '@cotejo/core/editions';
import type { Attachment } from '../../platform/mail/mailer.ts';
import type { MeetingToWrite } from './meeting-facts.ts';
import type { MeetingMessageKind } from './tell-of-meeting.ts';

/** What a kind of message does to the appointment in a calendar; null: nothing. */
const methods = {
  booked: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  confirmed: null,
  'day-before': null,
  'hour-before': null,
  'handed-over': 'REQUEST',
  unkept: 'CANCEL',
  taken: 'CANCEL',
  unassigned: 'CANCEL',
  closed: 'CANCEL',
} as const satisfies Record<MeetingMessageKind, string | null>;

interface AppointmentOfMessage {
  readonly kind: MeetingMessageKind;
  readonly edition: Edition;
  /** The meeting's page. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * The appointment as it goes with a message, `reunion.ics` (RFC 5545), the same one for both: organised by the house, so that
 * whoever attends may be either. No file where a message changes nothing that a calendar shows.
 */
export function appointmentFile(
  { meeting, visitor, executive }: MeetingToWrite,
  { kind, edition: { brand }, url, writtenAt }: AppointmentOfMessage,
  words: { readonly summary: string; readonly description: string; readonly location: string },
): readonly Attachment[] {
  const method = methods[kind];
  if (method === null) return [];
  const staff = { name: `${executive.firstNames} ${executive.lastNames}`, email: executive.email };
  const content = calendarText({
    uid: `${meeting.id}@${brand.supportEmail.split('@')[1] ?? 'localhost'}`,
    sequence: meeting.sequence,
    method,
    writtenAt,
    startsAt: meeting.startsAt.getTime(),
    endsAt: meeting.endsAt.getTime(),
    url,
    ...words,
    organizer: { name: brand.name, email: brand.supportEmail },
    // Whoever has it no more is told nothing of the person.
    attendees: kind === 'taken' ? [staff] : [staff, { name: visitor.firstName, email: visitor.email }],
  });
  return [{ name: 'reunion.ics', type: `text/calendar; charset=utf-8; method=${method}`, content }];
}
