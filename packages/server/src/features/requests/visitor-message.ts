import type { Edition } from '@cotejo/core/editions';
import { isChosenChannel } from '@cotejo/core/notification-events';
import { withdrawalLabelIn } from '../../platform/consents/withdrawal-words.ts';
import type { MailContent } from '../../platform/messages/written-message.ts';
import { momentText } from './contact-wish.ts';
import { aboutOf, summaryRows, type LeadForMessage } from './lead-summary.ts';
import { visitorWordsIn } from './visitor-words.ts';

/** Who gets in touch and how, or that somebody will. */
function whoText({ lead: { contactChannel }, executive, language }: LeadForMessage): string {
  const words = visitorWordsIn(language);
  if (executive === null) return words.waits;
  const { firstNames, lastNames, phone, email } = executive;
  const way = isChosenChannel(contactChannel) ? contactChannel : 'telefono';
  return words.reached[way]({ name: `${firstNames} ${lastNames}`, phone, email });
}

/** What the person can decide afterwards: that nobody contacts them, and what they allowed. */
function closingLinks({ language, withdrawalUrl, consentsUrl }: LeadForMessage): MailContent['closingLinks'] {
  return [
    { label: withdrawalLabelIn(language), url: withdrawalUrl },
    { label: visitorWordsIn(language).consents, url: consentsUrl },
  ];
}

/** Who gets in touch, how, and from when on where that is not at once. */
function nextText(data: LeadForMessage): string {
  const { contact, language } = data;
  const from = contact.from === null ? null : momentText(contact.from, contact, language);
  return [whoText(data), visitorWordsIn(language).when(contact.time, from)].filter(Boolean).join(' ');
}

/** The confirmation of a request by mail, in the language that its person reads. */
export function visitorContent(data: LeadForMessage, edition: Edition): MailContent {
  const { lead, executive, language, meetingUrl } = data;
  const words = visitorWordsIn(language);
  const next = nextText(data);
  const { question, label } = words.meeting;
  return {
    subject: words.subject(aboutOf(data)),
    preview: next,
    heading: words.heading(lead.firstName),
    paragraphs: [next, ...(meetingUrl === null ? [] : [question])],
    rows: [
      ...summaryRows(data, edition, language),
      ...(executive === null
        ? []
        : ([
            [words.labels.executive, `${executive.firstNames} ${executive.lastNames}, ${executive.phone}, ${executive.email}`],
          ] as const)),
    ],
    ...(meetingUrl === null ? {} : { action: { label, url: meetingUrl } }),
    closing: [words.closing],
    closingLinks: closingLinks(data),
  };
}

/** Tells a visitor who waited, or whose executive changed, who answers them from now on. */
export function assignedContent(
  data: LeadForMessage,
  { firstNames, lastNames }: NonNullable<LeadForMessage['executive']>,
  edition: Edition,
): MailContent {
  const { lead, language, meetingUrl } = data;
  const words = visitorWordsIn(language);
  const { assigned } = words;
  const now = assigned.now(`${firstNames} ${lastNames}`);
  return {
    subject: assigned.subject(aboutOf(data)),
    preview: now,
    heading: assigned.heading(lead.firstName),
    paragraphs: [now, nextText(data), ...(meetingUrl === null ? [] : [words.meeting.question])],
    rows: summaryRows(data, edition, language),
    ...(meetingUrl === null ? {} : { action: { label: words.meeting.label, url: meetingUrl } }),
    closing: [assigned.closing],
    closingLinks: closingLinks(data),
  };
}

/** The confirmation on a telephone: who will write or call, and from where. */
export function visitorText(data: LeadForMessage, edition: Edition): string {
  const words = visitorWordsIn(data.language);
  return `${words.line(edition.brand.name, aboutOf(data))} ${nextText(data)}`;
}
