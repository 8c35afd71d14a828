import { editionById } from '@cotejo/core/editions';
import type { ConsentedLead } from '../../platform/consents/consent-link.ts';
import type { Database } from '../../platform/database/connect.ts';
import { MailError, type Mailer } from '../../platform/mail/mailer.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { LeadMessageJob } from './lead-services.ts';
import { writeLeadMessage } from './lead-messages.ts';
import { findLeadForMessage, findSentAt, recordSent } from './lead-store.ts';

export interface MessageServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly mailer: Mailer;
  /** Address of the page where the consents of a request are seen and taken back. */
  readonly consentUrlOf: (lead: ConsentedLead) => Promise<string>;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/**
 * Sends the message a job names, once: a message already noted as sent is left alone, and one repeated after a
 * crash between sending and noting carries the same Message-ID. A permanent refusal is logged and not retried;
 * any other failure throws, so that the queue tries again.
 */
export async function sendLeadMessage(
  { leadId, kind, requestId }: LeadMessageJob,
  { database, dataKeys, mailer, consentUrlOf, warn }: MessageServices,
): Promise<void> {
  if (await findSentAt(database, leadId, kind)) return;
  const data = await findLeadForMessage(database, leadId, dataKeys);
  const edition = data ? editionById(data.lead.edition) : null;
  if (!data || !edition?.ok) throw new Error(`request ${leadId} of a queued message is not stored`);
  const consentUrl = await consentUrlOf({ edition: edition.value.id, leadId });
  const message = writeLeadMessage(kind, { ...data, consentUrl }, edition.value);
  if (!message) return;
  try {
    await mailer.send(message);
  } catch (error) {
    if (!(error instanceof MailError && error.permanent)) throw error;
    warn({ leadId, kind, requestId }, 'the mail server refused the message for good');
    return;
  }
  const sent = { leadId, kind, recipient: message.to, messageId: message.id, sentAt: new Date() };
  await recordSent(database, sent, dataKeys);
}
