import { href } from '@cotejo/contract/paths';
import { calendarText } from '@cotejo/core/calendar-entry';
import { defaultLanguage, inLanguage, languageOf, type Edition } from '@cotejo/core/editions';
import type { Attachment } from '../../platform/mail/mailer.ts';
import type { MeetingFacts } from './meeting-facts.ts';
import type { MeetingMessageKind, MeetingMessageJob } from './meeting-message-job.ts';
import type { findMeetingForMessage } from './meeting-message-store.ts';
import { meetingWordsIn, staffOpenings } from './meeting-words.ts';

type MeetingOfMessage = NonNullable<Awaited<ReturnType<typeof findMeetingForMessage>>>;

/** What a mail says, apart from how it is laid out. */
export interface MeetingMail {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly closing: readonly string[];
  readonly attachments: readonly Attachment[];
}

interface MailPlace {
  readonly edition: Edition;
  /** Origin of the edition's site. */
  readonly siteUrl: string;
  /** Signs of the page of whom it goes to. */
  readonly token: string;
  /** When it is written, in milliseconds since 1970. */
  readonly now: number;
}

/** 'lunes, 23 de noviembre, 09:00 (hora de Chile)'. */
function whenIn(startsAt: Date, timeZone: string, language: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const said = new Intl.DateTimeFormat(language, { timeZone, ...day, ...time }).format(startsAt);
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(startsAt);
  return `${said} (${zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone})`;
}

/** What a kind of mail does to the appointment in a calendar; null: nothing. */
const methods = {
  booked: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  confirmed: null,
  'day-before': null,
  'hour-before': null,
} as const satisfies Record<MeetingMessageKind, string | null>;

/** The appointment as it is attached, the same for both: organised by the house, so that whoever attends may be either. */
function calendarFile(
  { meeting, visitor, executive }: MeetingOfMessage,
  { kind, url, now, edition }: { kind: MeetingMessageKind; url: string; now: number; edition: Edition },
  words: { readonly summary: string; readonly description: string; readonly location: string },
): readonly Attachment[] {
  const method = methods[kind];
  if (method === null) return [];
  const { brand } = edition;
  const content = calendarText({
    uid: `${meeting.id}@${hostOf(edition)}`,
    sequence: meeting.sequence,
    method,
    writtenAt: now,
    startsAt: meeting.startsAt.getTime(),
    endsAt: meeting.endsAt.getTime(),
    url,
    ...words,
    organizer: { name: brand.name, email: brand.supportEmail },
    attendees: [
      { name: `${executive.firstNames} ${executive.lastNames}`, email: executive.email },
      { name: visitor.firstName, email: visitor.email },
    ],
  });
  return [{ name: 'reunion.ics', type: `text/calendar; charset=utf-8; method=${method}`, content }];
}

/** The name that ids of an edition's messages and appointments end with. */
export function hostOf({ brand }: Edition): string {
  return brand.supportEmail.split('@')[1] ?? 'localhost';
}

function visitorMail(data: MeetingOfMessage, kind: Exclude<MeetingMessageKind, 'confirmed'>, place: MailPlace): MeetingMail {
  const { meeting, visitor, executive, product } = data;
  const language = languageOf(meeting.language) ?? defaultLanguage;
  const words = meetingWordsIn(language);
  const facts: MeetingFacts = {
    name: visitor.firstName,
    other: executive.firstNames,
    product,
    when: whenIn(meeting.startsAt, meeting.timeZone, language),
    phone: executive.phone,
  };
  const { subject, heading, text } = words.openings[kind](facts);
  const url = place.siteUrl + inLanguage(href('meeting', { token: place.token }), language);
  const { labels, actions } = words;
  const there = meeting.visitorTimeZone;
  const label = kind === 'cancelled' ? actions.again : kind === 'day-before' ? actions.confirm : actions.change;
  return {
    to: visitor.email,
    subject,
    heading,
    paragraphs: [text],
    rows: [
      [labels.when, facts.when],
      ...(there === null ? [] : ([[labels.there, whenIn(meeting.startsAt, there, language)]] as const)),
      [labels.with, `${executive.firstNames} ${executive.lastNames}, ${executive.phone}, ${executive.email}`],
      [labels.about, product],
      ...(kind === 'cancelled' ? [] : ([[labels.how, words.how(facts)]] as const)),
    ],
    action: { label, url },
    closing: [words.closing],
    attachments: calendarFile(
      data,
      { kind, url, now: place.now, edition: place.edition },
      { summary: words.summary(facts), description: `${words.how(facts)}\n${url}`, location: words.location },
    ),
  };
}

function staffMail(data: MeetingOfMessage, kind: MeetingMessageKind, place: MailPlace): MeetingMail {
  const { meeting, visitor, executive, product } = data;
  const when = whenIn(meeting.startsAt, meeting.timeZone, defaultLanguage);
  const facts: MeetingFacts = { name: executive.firstNames, other: visitor.firstName, product, when, phone: executive.phone };
  const { subject, heading, text } = staffOpenings[kind](facts);
  const url = place.siteUrl + href('meeting', { token: place.token });
  const summary = `Llamada a ${visitor.firstName}: ${product}`;
  return {
    to: executive.email,
    subject,
    heading,
    paragraphs: [text],
    rows: [
      ['Cuándo', when],
      ['Persona', visitor.firstName],
      ['Teléfono', visitor.phone],
      ['Email', visitor.email],
      ['Sobre', product],
    ],
    action: kind === 'cancelled' ? null : { label: 'Ver, cambiar o cancelar', url },
    closing: [],
    attachments: calendarFile(
      data,
      { kind, url, now: place.now, edition: place.edition },
      { summary, description: `${visitor.phone}, ${visitor.email}\n${url}`, location: 'Llamada telefónica' },
    ),
  };
}

/** Writes the mail of a kind to one of a meeting's two people; null: that kind is not for them. */
export function writeMeetingMail(
  { kind, recipient }: Pick<MeetingMessageJob, 'kind' | 'recipient'>,
  data: MeetingOfMessage,
  place: MailPlace,
): MeetingMail | null {
  if (recipient === 'executive') return staffMail(data, kind, place);
  return kind === 'confirmed' ? null : visitorMail(data, kind, place);
}
