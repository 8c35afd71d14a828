import { editionById, type EditionId } from '@cotejo/core/editions';
import { eventOf, isEventName } from '@cotejo/core/notification-events';
import type { Database } from '../database/connect.ts';
import type { MessageIntent } from './enqueue-message.ts';
import { countUnsent } from './message-store.ts';
import type { MailContent, MessageWriters } from './written-message.ts';

const hourMilliseconds = 3_600_000;

/** What tells the office of messages that reached nobody: once an hour at most, of the whole hour, when it is over. `now` in milliseconds since 1970. */
export function undeliveredNotice(edition: EditionId, now: number): MessageIntent {
  const end = (Math.floor(now / hourMilliseconds) + 1) * hourMilliseconds;
  return { event: 'messages-undelivered', edition, occasion: new Date(end).toISOString(), notBefore: end };
}

/** What the office is told of messages that reached nobody in an hour. */
export function undeliveredContent(unsent: Awaited<ReturnType<typeof countUnsent>>): MailContent {
  const all = unsent.reduce((sum, { count }) => sum + count, 0);
  const text = all === 1 ? 'Un mensaje no llegó a nadie' : `${all} mensajes no llegaron a nadie`;
  return {
    subject: `Mensajes sin entregar: ${all}`,
    preview: text,
    heading: text,
    paragraphs: ['Quien los esperaba no sabe lo que decían. Esto es de una hora, por mensaje y por lo que pasó:'],
    rows: unsent.map(({ event, fault, count }) => [
      `${isEventName(event) ? eventOf(event).title : event} (${fault ?? 'sin causa'})`,
      String(count),
    ]),
    closing: [
      'npm run messages -- list dice cuáles son, y npm run messages -- resend los intenta otra vez, cuando la causa ya no esté.',
    ],
  };
}

/** What the office is told: how many of which messages, and why. Nothing where they were all sent again meanwhile. */
export function undeliveredWriters({ database }: { readonly database: Database }): MessageWriters {
  return {
    'messages-undelivered': async ({ id, edition: name, occasion }) => {
      const edition = editionById(name);
      const end = Date.parse(occasion ?? '');
      if (!edition.ok || Number.isNaN(end)) throw new Error(`message ${id} is about no hour of an edition`);
      const span = { edition: name, from: new Date(end - hourMilliseconds), until: new Date(end) };
      const unsent = await countUnsent(database, span);
      if (unsent.length === 0) return null;
      return { channel: 'mail', email: edition.value.brand.supportEmail, content: undeliveredContent(unsent) };
    },
  };
}
