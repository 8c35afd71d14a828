import { href } from '@cotejo/contract/paths';
import { defaultLanguage, inLanguage, languageOf, type Edition, type Language } from '@cotejo/core/editions';
import { withdrawalLabelIn } from '../../platform/consents/withdrawal-words.ts';
import type { WrittenMail, WrittenText } from '../../platform/messages/written-message.ts';
import { appointmentFile } from './appointment-file.ts';
import type { MeetingFacts, MeetingToWrite } from './meeting-facts.ts';
import { meetingWordsIn, staffOpenings } from './meeting-words.ts';
import type { MeetingMessageKind } from './tell-of-meeting.ts';

/** What visitors are written of. */
export type VisitorMessageKind = Exclude<MeetingMessageKind, 'confirmed'>;

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
  const said = new Intl.DateTimeFormat(language, { timeZone, ...day, ...time }).format(startsAt);
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(startsAt);
  return `${said} (${zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone})`;
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
  const { change, confirm, again } = words.actions;
  const label = kind === 'cancelled' ? again : kind === 'day-before' ? confirm : change;
  const url = place.siteUrl + inLanguage(href('meeting', { token: place.token }), language);
  return { language, words, facts, opening: words.openings[kind](facts), action: { label, url } };
}

/** Writes a mail about a meeting to who asked for it, in the language of the page where they booked. */
export function writeVisitorMail(data: MeetingToWrite, kind: VisitorMessageKind, place: MessagePlace): WrittenMail {
  const { meeting, visitor, executive, product } = data;
  const { language, words, facts, opening, action } = visitorPart(data, kind, place);
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
        [labels.with, `${executive.firstNames} ${executive.lastNames}, ${executive.phone}, ${executive.email}`],
        [labels.about, product],
        ...(kind === 'cancelled' ? [] : ([[labels.how, words.how(facts)]] as const)),
      ],
      action,
      closing: [words.closing],
      // Of what was cancelled by taking the request back there is nothing to take back any more.
      closingLinks:
        kind === 'cancelled'
          ? []
          : [{ label: withdrawalLabelIn(language), url: place.siteUrl + inLanguage(place.withdrawalPath, language) }],
    },
    attachments: appointmentFile(
      data,
      { kind, edition: place.edition, url: action.url, writtenAt: place.writtenAt },
      { summary: words.summary(facts), description: `${words.how(facts)}\n${action.url}`, location: words.location },
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
  const text = `${place.edition.brand.name}: ${opening.text} ${action.label}: ${action.url}`;
  return { channel, phone, email, language, text };
}

/** Writes a mail about a meeting to the executive, in Spanish. */
export function writeExecutiveMail(data: MeetingToWrite, kind: MeetingMessageKind, place: MessagePlace): WrittenMail {
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
      ...(kind === 'cancelled' ? {} : { action: { label: 'Ver, cambiar o cancelar', url } }),
      closing: [],
    },
    attachments: appointmentFile(
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
