import { contactHours, lastAllowedMoment, nextAllowedMoment, type ContactHours } from '@cotejo/core/contact-hours';
import type { EditionId } from '@cotejo/core/editions';
import { eventOf, isEventName, type EventName, type MessageChannel } from '@cotejo/core/notification-events';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../database/connect.ts';
import type { Jobs, Queue } from '../jobs.ts';
import { insertMessages } from './message-store.ts';

/** What is to be told to whom, by ids: whoever writes the message finds people and words by them. */
export interface MessageIntent {
  readonly event: EventName;
  readonly edition: EditionId;
  readonly leadId?: string;
  readonly executiveId?: number;
  /** What else it is about, such as a meeting. */
  readonly subjectId?: string;
  /** Tells messages of one event about the same apart, such as a reminder's day. The same again is no second message. */
  readonly occasion?: string;
  /** Not before this moment, milliseconds since 1970; absent: now. */
  readonly notBefore?: number;
  /** Outside contact hours it goes before that moment rather than after it. */
  readonly isRatherEarly?: boolean;
  /** Of no use after this moment; absent: it always is. */
  readonly expires?: number;
  /** The request that causes it, so that the log of both can be read together. */
  readonly requestId?: string | undefined;
}

/** Jobs that deliver messages. They carry ids. */
export interface MessageJob {
  readonly messageId: string;
  readonly event: EventName;
  readonly requestId?: string | undefined;
}

export const messageJobs: Queue<MessageJob> = {
  name: 'message',
  schema: z.object({
    messageId: z.uuid(),
    event: z.string().refine(isEventName),
    requestId: z.uuid().optional(),
  }),
  priorityOf: ({ event }) => eventOf(event).priority,
};

export type HoursOfEditions = Readonly<Record<EditionId, ContactHours>>;

/** Where messages wait to go out. */
export interface Outbox {
  /** What has a provider. */
  readonly channels: readonly MessageChannel[];
  /** Takes messages in the caller's transaction: they exist exactly when what caused them does, and each once. `now` in milliseconds since 1970. */
  readonly enqueue: (transaction: Transaction, intents: readonly MessageIntent[], now: number) => Promise<void>;
}

export interface OutboxOptions {
  readonly jobs: Pick<Jobs, 'enqueueAllIn'>;
  readonly channels: readonly MessageChannel[];
  readonly hours?: HoursOfEditions;
}

/** What a message is told apart by. */
function keyOf({ event, leadId, executiveId, subjectId, occasion }: MessageIntent): string {
  return [event, leadId, executiveId, subjectId, occasion].map((part) => part ?? '').join(':');
}

/** The outbox over a database. Messages that nobody waits for go when their edition allows it (contact-hours.ts). */
export function createOutbox({ jobs, channels, hours = contactHours }: OutboxOptions): Outbox {
  const dueOf = ({ event, edition, notBefore, isRatherEarly = false }: MessageIntent, now: number): number => {
    const wished = Math.max(now, notBefore ?? now);
    if (eventOf(event).timing === 'at-once') return wished;
    const before = isRatherEarly ? lastAllowedMoment(hours[edition], wished) : now;
    return before > now ? before : nextAllowedMoment(hours[edition], wished);
  };
  return {
    channels,
    enqueue: async (transaction, intents, now) => {
      const rows = intents.map((intent) => ({
        id: randomUUID(),
        key: keyOf(intent),
        event: intent.event,
        edition: intent.edition,
        leadId: intent.leadId ?? null,
        executiveId: intent.executiveId ?? null,
        subjectId: intent.subjectId ?? null,
        occasion: intent.occasion ?? null,
        dueAt: new Date(dueOf(intent, now)),
        expiresAt: intent.expires === undefined ? null : new Date(intent.expires),
        createdAt: new Date(now),
      }));
      const taken = await insertMessages(transaction, rows);
      const added = rows.flatMap(({ id, event, dueAt }, place) => {
        const data = { messageId: id, event, requestId: intents[place]?.requestId };
        return taken.has(id) ? [{ data, afterMilliseconds: dueAt.getTime() - now }] : [];
      });
      await jobs.enqueueAllIn(transaction, messageJobs, added);
    },
  };
}
