import { allowedMomentBefore } from '@cotejo/core/contact-hours';
import type { EditionId } from '@cotejo/core/editions';
import { remindersOf, type MeetingReminder } from '@cotejo/core/meeting-reminders';
import { meetingParties, type MeetingParty } from '@cotejo/core/meeting-steps';
import { reminderFor, type ChosenChannel, type EventName } from '@cotejo/core/notification-events';
import type { MessageIntent, Outbox } from '../../platform/messages/enqueue-message.ts';

/** What is written about a meeting. */
const meetingMessageKinds = [
  'booked',
  'confirmed',
  'moved',
  'cancelled',
  'day-before',
  'hour-before',
  // Of a request that changed hands (tell-of-hand-over.ts).
  'handed-over',
  'unkept',
  'taken',
  'unassigned',
  'closed',
] as const;
export type MeetingMessageKind = (typeof meetingMessageKinds)[number];

/** What one of its two people did with a meeting. */
export type MeetingNews = Extract<MeetingMessageKind, 'booked' | 'confirmed' | 'moved' | 'cancelled'>;

/** A meeting as far as it matters who is told of it, after the step that is told. */
export interface TellingOfMeeting {
  readonly edition: EditionId;
  readonly meetingId: string;
  readonly leadId: string;
  readonly executiveId: number;
  /** How often it was changed. */
  readonly sequence: number;
  /** When it begins and when it got that time, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly arrangedAt: number;
  /** By which the visitor wants to be reached. */
  readonly contactChannel: ChosenChannel;
  /** The call that took the step; absent: none did. */
  readonly requestId?: string | undefined;
}

/** A step of a meeting that is told of: what was done, who did it, and for when the meeting stood before (milliseconds since 1970). */
export interface ToldStep {
  readonly news: MeetingNews;
  readonly by: MeetingParty;
  /** Absent: what is told begins with it. */
  readonly stoodFor?: number;
}

/** What a message tells, and of the meeting after how many changes. */
export interface MeetingOccasion {
  readonly kind: MeetingMessageKind;
  readonly sequence: number;
}

/** As it is kept with a message: 'moved 1'. */
function occasionText({ kind, sequence }: MeetingOccasion): string {
  return `${kind} ${sequence}`;
}

/** The occasion of a message; null: it has none of a meeting. */
export function readOccasion(text: string | null): MeetingOccasion | null {
  const [name, number = ''] = text?.split(' ') ?? [];
  const kind = meetingMessageKinds.find((known) => known === name);
  return kind === undefined || !/^\d{1,9}$/.test(number) ? null : { kind, sequence: Number(number) };
}

/** By which event a visitor is told; null: they did it themselves just now. */
const visitorEvents = {
  booked: 'meeting-confirmation',
  confirmed: null,
  moved: 'meeting-change',
  cancelled: 'meeting-change',
} as const satisfies Record<MeetingNews, EventName | null>;

/** Whether a meeting has a new time, of which both are reminded. */
const hasNewTime = { booked: true, confirmed: false, moved: true, cancelled: false } as const satisfies Record<
  MeetingNews,
  boolean
>;

/** Of a meeting on Monday somebody is told on Saturday rather than not at all; 'it begins soon' has its time alone. */
const isOfTheDay = { 'day-before': true, 'hour-before': false } as const satisfies Record<MeetingReminder, boolean>;

/** What all messages of a kind about a meeting say of it. */
export function aboutMeeting(
  { edition, leadId, meetingId, sequence, requestId }: Omit<TellingOfMeeting, 'executiveId' | 'contactChannel'>,
  kind: MeetingMessageKind,
): Omit<MessageIntent, 'event' | 'executiveId'> {
  return { edition, leadId, subjectId: meetingId, occasion: occasionText({ kind, sequence }), requestId };
}

function addressed(
  party: MeetingParty,
  { executiveId }: Pick<TellingOfMeeting, 'executiveId'>,
  visitorEvent: EventName | null,
): readonly Pick<MessageIntent, 'event' | 'executiveId'>[] {
  if (party === 'executive') return [{ event: 'meeting-notice', executiveId }];
  return visitorEvent === null ? [] : [{ event: visitorEvent }];
}

/** By what both are told: the ways that have a provider, and the hours in which visitors are written to. */
export type Ways = Pick<Outbox, 'channels' | 'hours'>;

/**
 * When both are reminded of a meeting that has a new time, or another executive. What nobody needs once it has begun ends then. A
 * visitor who is told in hours before a moment is reminded of nothing that would be due until they are.
 */
export function remindOfMeeting(
  meeting: TellingOfMeeting,
  { channels, hours }: Ways,
  { inHoursBefore }: Pick<MessageIntent, 'inHoursBefore'>,
): readonly MessageIntent[] {
  const { edition, startsAt, arrangedAt, contactChannel } = meeting;
  const toldAt = {
    executive: arrangedAt,
    visitor: inHoursBefore === undefined ? arrangedAt : allowedMomentBefore(hours[edition], arrangedAt, inHoursBefore),
  } as const satisfies Record<MeetingParty, number>;
  return meetingParties.flatMap((party) =>
    remindersOf({ startsAt, arrangedAt: toldAt[party] }).flatMap(({ kind, dueAt, uselessAt }) =>
      addressed(party, meeting, reminderFor(contactChannel, channels)).map((message) => ({
        ...message,
        ...aboutMeeting(meeting, kind),
        notBefore: dueAt,
        isRatherEarly: isOfTheDay[kind],
        expires: uselessAt,
      })),
    ),
  );
}

/**
 * Who is told of a step of a meeting that was taken now, and who is reminded when. Reminders of the meeting as it was before are
 * not called back: whoever writes them sees that it was changed. Visitors are told of their own steps at once, and of their
 * executive's in contact hours, if those begin before they would wait for a call.
 */
export function tellOfMeeting(
  meeting: TellingOfMeeting,
  { news, by, stoodFor = meeting.startsAt }: ToldStep,
  ways: Ways,
): readonly MessageIntent[] {
  const toVisitor = by === 'visitor' ? {} : { inHoursBefore: Math.min(stoodFor, meeting.startsAt) };
  const told = meetingParties.flatMap((party) =>
    addressed(party, meeting, visitorEvents[news]).map((message) => ({
      ...message,
      ...aboutMeeting(meeting, news),
      ...(party === 'visitor' ? toVisitor : {}),
      ...(news === 'cancelled' ? {} : { expires: meeting.startsAt }),
    })),
  );
  return hasNewTime[news] ? [...told, ...remindOfMeeting(meeting, ways, toVisitor)] : told;
}
