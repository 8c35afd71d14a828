import { href } from '@cotejo/contract/paths';
import { dateFormat, zoneName } from '@cotejo/core/date-format';
import { defaultLanguage, inLanguage, languageOf, type Edition, type Language } from '@cotejo/core/editions';
import { withdrawalLabelIn } from '../../platform/consents/withdrawal-words.ts';
import type { WrittenMail, WrittenText } from '../../platform/messages/written-message.ts';
import { appointmentFile } from './appointment-file.ts';
import type { MeetingFacts, MeetingToWrite, StaffMessageKind, VisitorMessageKind, VisitorOpening } from './meeting-facts.ts';
import { meetingWordsIn, staffOpenings } from './meeting-words.ts';
import type { MeetingMessageKind } from './tell-of-meeting.ts';

/** What there is to do about a meeting, by how what its visitor is written opens; null: nothing. */
const actionOf = {
  booked: 'change',
  moved: 'change',
  cancelled: 'again',
  'day-before': 'confirm',
  'day-before-confirmed': 'change',
  'hour-before': 'change',
  'handed-over': 'change',
  unkept: 'again',
  unassigned: null,
  closed: null,
} as const satisfies Record<VisitorOpening, 'change' | 'confirm' | 'again' | null>;

/** Whether a meeting that is told of does not take place. */
const isOff: ReadonlySet<MeetingMessageKind> = new Set(['cancelled', 'unkept', 'taken', 'unassigned', 'closed']);

export interface MessagePlace {
  readonly edition: Edition;
  /** Origin of the edition's site. */
  readonly siteUrl: string;
  /** Signs of the page of whom it goes to. */
  readonly token: string;
  /** Own path of the page where the person takes the request back. */
  readonly withdrawalPath: string;
  /** Milliseconds since 1970: of the step or the reminder, so that what is repeated is the same. */
  readonly writtenAt: number;
}

/** 'lunes, 23 de noviembre, 09:00 (hora de Chile)'. */
function whenIn(startsAt: Date, timeZone: string, language: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const said = dateFormat(language, { timeZone, ...day, ...time }).format(startsAt);
  return `${said} (${zoneName(startsAt.getTime(), timeZone, language)})`;
}

/** What a message to the visitor says, by whichever way it goes. */
function visitorPart({ meeting, visitor, executive, product }: MeetingToWrite, kind: VisitorMessageKind, place: MessagePlace) {
  const language: Language = languageOf(meeting.language) ?? defaultLanguage;
  const words = meetingWordsIn(language);
  const facts: MeetingFacts = {
    name: visitor.firstName,
    other: executive.firstNames,
    product,
    when: whenIn(meeting.startsAt, meeting.timeZone, language),
    phone: executive.phone,
  };
  const opens: VisitorOpening = kind === 'day-before' && meeting.status === 'confirmed' ? 'day-before-confirmed' : kind;
  const does = actionOf[opens];
  const url = place.siteUrl + inLanguage(href('meeting', { token: place.token }), language);
  const action = does === null ? null : { label: words.actions[does], url };
  return { language, words, facts, opening: words.openings[opens](facts), url, action };
}

/** Writes a mail about a meeting to who asked for it, in the language of the page where they booked. */
export function writeVisitorMail(data: MeetingToWrite, kind: VisitorMessageKind, place: MessagePlace): WrittenMail {
  const { meeting, visitor, executive, product } = data;
  const { language, words, facts, opening, url, action } = visitorPart(data, kind, place);
  const { labels } = words;
  const there = meeting.visitorTimeZone;
  return {
    channel: 'mail',
    email: visitor.email,
    language,
    content: {
      subject: opening.subject,
      preview: opening.text,
      heading: opening.heading,
      paragraphs: [opening.text],
      rows: [
        [labels.when, facts.when],
        ...(there === null ? [] : ([[labels.there, whenIn(meeting.startsAt, there, language)]] as const)),
        ...(action === null
          ? []
          : ([[labels.with, `${executive.firstNames} ${executive.lastNames}, ${executive.phone}, ${executive.email}`]] as const)),
        [labels.about, product],
        ...(isOff.has(kind) ? [] : ([[labels.how, words.how(facts)]] as const)),
      ],
      ...(action === null ? { closing: [] } : { action, closing: [words.closing] }),
      // Of a request that is over there is nothing to take back any more; one whose meeting alone was cancelled goes on.
      closingLinks:
        kind === 'closed'
          ? []
          : [{ label: withdrawalLabelIn(language), url: place.siteUrl + inLanguage(place.withdrawalPath, language) }],
    },
    attachments: appointmentFile(
      data,
      { kind, edition: place.edition, url, writtenAt: place.writtenAt },
      {
        summary: words.summary(facts),
        description: isOff.has(kind) ? '' : `${words.how(facts)}\n${url}`,
        location: words.location,
      },
    ),
  };
}

/** Writes the same as one line for a telephone. */
export function writeVisitorText(
  data: MeetingToWrite,
  kind: VisitorMessageKind,
  { channel, ...place }: MessagePlace & Pick<WrittenText, 'channel'>,
): WrittenText {
  const { language, opening, action } = visitorPart(data, kind, place);
  const { phone, email } = data.visitor;
  const text = [
    `${place.edition.brand.name}: ${opening.text}`,
    ...(action === null ? [] : [`${action.label}: ${action.url}`]),
  ].join(' ');
  return { channel, phone, email, language, text };
}

/** Tells an executive, in Spanish, that a meeting is theirs no more, and nothing of its person. */
export function writeFormerMail(data: MeetingToWrite, place: Omit<MessagePlace, 'token'>): WrittenMail {
  const { meeting, visitor, executive, product } = data;
  const when = whenIn(meeting.startsAt, meeting.timeZone, defaultLanguage);
  const facts: MeetingFacts = { name: executive.firstNames, other: visitor.firstName, product, when, phone: executive.phone };
  const { subject, heading, text } = staffOpenings.taken(facts);
  return {
    channel: 'mail',
    email: executive.email,
    content: { subject, preview: text, heading, paragraphs: [text], rows: [['Sobre', product]], closing: [] },
    attachments: appointmentFile(
      data,
      { kind: 'taken', edition: place.edition, url: place.siteUrl, writtenAt: place.writtenAt },
      { summary: `Llamada: ${product}`, description: text, location: 'Llamada telefónica' },
    ),
  };
}

/** Writes a mail about a meeting to the executive, in Spanish. */
export function writeExecutiveMail(
  data: MeetingToWrite,
  kind: Exclude<StaffMessageKind, 'taken'>,
  place: MessagePlace,
): WrittenMail {
  const { meeting, visitor, executive, product } = data;
  const when = whenIn(meeting.startsAt, meeting.timeZone, defaultLanguage);
  const facts: MeetingFacts = { name: executive.firstNames, other: visitor.firstName, product, when, phone: executive.phone };
  const { subject, heading, text } = staffOpenings[kind](facts);
  const url = place.siteUrl + href('meeting', { token: place.token });
  return {
    channel: 'mail',
    email: executive.email,
    content: {
      subject,
      preview: text,
      heading,
      paragraphs: [text],
      rows: [
        ['Cuándo', when],
        ['Persona', visitor.firstName],
        ['Teléfono', visitor.phone],
        ['Email', visitor.email],
        ['Sobre', product],
      ],
      ...(isOff.has(kind) ? {} : { action: { label: 'Ver, cambiar o cancelar', url } }),
      closing: [],
    },
    // Of what was never in their calendar nothing has to be taken out.
    attachments:
      kind === 'unkept'
        ? []
        : appointmentFile(
            data,
            { kind, edition: place.edition, url, writtenAt: place.writtenAt },
            {
              summary: `Llamada a ${visitor.firstName}: ${product}`,
              description: `${visitor.phone}, ${visitor.email}\n${url}`,
              location: 'Llamada telefónica',
            },
          ),
  };
}
