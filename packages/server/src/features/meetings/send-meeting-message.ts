import { editionById, type EditionId } from '@cotejo/core/editions';
import { escapeHtml } from '../../platform/html-text.ts';
import type { Database } from '../../platform/database/connect.ts';
import { MailError, type Mailer, type Message } from '../../platform/mail/mailer.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { hostOf, writeMeetingMail, type MeetingMail } from './meeting-mail.ts';
import type { MeetingMessageJob } from './meeting-message-job.ts';
import { findMeetingForMessage, noteSent, wasSent } from './meeting-message-store.ts';

export interface MeetingMessageServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly keys: ServiceKeys;
  readonly mailer: Mailer;
  /** Origin of an edition's site, for links. */
  readonly siteUrlOf: (edition: EditionId) => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/** A mail as text and as HTML. */
function laidOut(mail: MeetingMail, { id, brand, language }: { id: string; brand: string; language: string }): Message {
  const { action } = mail;
  const rows = mail.rows.map(
    ([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const said = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const link = action === null ? '' : `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`;
  const text = [
    mail.heading,
    '',
    ...mail.paragraphs,
    '',
    ...mail.rows.map(([label, value]) => `${label}: ${value}`),
    '',
    ...(action === null ? [] : [`${action.label}: ${action.url}`, '']),
    ...mail.closing,
    brand,
  ];
  return {
    id,
    to: mail.to,
    subject: mail.subject,
    text: text.join('\n'),
    html: `<!doctype html><html lang="${language}"><body><h1>${escapeHtml(mail.heading)}</h1>${said(mail.paragraphs)}<table cellpadding="6">${rows.join('')}</table>${link}${said([...mail.closing, brand])}</body></html>`,
    attachments: mail.attachments,
  };
}

/**
 * Sends the message a job names, once: one that was noted as sent is left alone, and one repeated after a crash between sending
 * and noting carries the same Message-ID. Of a meeting that was changed since, what was changed last is told and nothing before
 * it; nobody is reminded of one that has begun or was cancelled. A permanent refusal is logged and not tried again; any other
 * failure throws, so that the queue tries again.
 */
export async function sendMeetingMessage(job: MeetingMessageJob, services: MeetingMessageServices): Promise<void> {
  const { database, dataKeys, keys, mailer, siteUrlOf, clock, warn } = services;
  const { meetingId, sequence, kind, recipient, requestId } = job;
  if (await wasSent(database, job)) return;
  const data = await findMeetingForMessage(database, meetingId, dataKeys);
  const edition = data === null ? null : editionById(data.meeting.edition);
  if (data === null || !edition?.ok || data.meeting.sequence !== sequence) return;
  const now = clock();
  const isLate = kind !== 'cancelled' && data.meeting.startsAt.getTime() <= now;
  if (isLate || (kind !== 'cancelled' && data.meeting.status === 'cancelled')) return;
  const link = { edition: edition.value.id, leadId: data.leadId, party: recipient } as const;
  const place = {
    edition: edition.value,
    siteUrl: siteUrlOf(edition.value.id),
    token: meetingToken(await keys.get('meeting'), link),
    now,
  };
  const mail = writeMeetingMail(job, data, place);
  if (mail === null) return;
  const id = `${meetingId}.${sequence}.${kind}.${recipient}@${hostOf(edition.value)}`;
  const language = recipient === 'visitor' ? data.meeting.language : edition.value.language;
  try {
    await mailer.send(laidOut(mail, { id, brand: edition.value.brand.name, language }));
  } catch (error) {
    if (!(error instanceof MailError && error.permanent)) throw error;
    warn({ meetingId, kind, recipient, requestId }, 'the mail server refused the message for good');
    return;
  }
  await noteSent(database, job, new Date(now));
}
