import { contactHours } from '@cotejo/core/contact-hours';
import { inLanguage } from '@cotejo/core/editions';
import type { EventName } from '@cotejo/core/notification-events';
import type { DeliveryServices } from '../messages/deliver-message.ts';
import type { MessageJob } from '../messages/enqueue-message.ts';
import { mailChannel } from '../messages/mail-channel.ts';
import type { MessageWriters } from '../messages/written-message.ts';
import type { Mailer, Message } from '../mail/mailer.ts';
import { testDataKeys, testNow, type TestApp } from './test-app.ts';

/** A mailer that keeps what it is given. */
export function listingMailer(): Mailer & { readonly sent: Message[] } {
  const sent: Message[] = [];
  return { destination: 'a list', send: async (message) => void sent.push(message), close: () => undefined, sent };
}

/** What messages of a test app are delivered with: mail alone, at the test's moment, unless said otherwise. */
export function deliveryFor(
  test: TestApp,
  { mailer, ...others }: { readonly mailer: Mailer; readonly writers: MessageWriters } & Partial<DeliveryServices>,
): DeliveryServices {
  return {
    database: test.database.database,
    dataKeys: testDataKeys,
    jobs: test.jobs,
    clock: () => testNow,
    hours: contactHours,
    channels: { mail: mailChannel(mailer) },
    stopUrlOf: async ({ id, edition, language }) =>
      `https://${edition}.cotejo.example${inLanguage(`/Dejar-de-recibir/${id}/firma`, language)}`,
    warn: () => undefined,
    ...others,
  };
}

/** The job of the message about a request that an event caused. Throws where there is none. */
export async function jobOf(test: TestApp, leadId: string, event: EventName): Promise<MessageJob> {
  const { rows } = await test.database.pool.query<{ id: string }>('select id from messages where lead_id = $1 and event = $2', [
    leadId,
    event,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error(`no ${event} of request ${leadId} was taken`);
  return { messageId: row.id, event };
}
