import {
  allowedMomentBefore,
  contactHours,
  lastAllowedMoment,
  nextAllowedMoment,
  type ContactHours,
} from '@cotejo/core/contact-hours';
import type { EditionId } from '@cotejo/core/editions';
import { eventOf, isEventName, type EventName, type MessageChannel } from '@cotejo/core/notification-events';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../database/connect.ts';
import type { DelayedJob, Jobs, JobsPart, Queue } from '../jobs.ts';
import type { Writing } from '../database/insert-rows-store.ts';
import { insertMessages, messageRowsOf, type NewMessage } from './message-store.ts';

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
  /** Goes in contact hours though its event goes at once, unless they begin after this moment: nobody did just now what it tells of. */
  readonly inHoursBefore?: number;
  /** Of no use after this moment; absent: it always is. */
  readonly expires?: number;
  /** The request that causes it, so that the log of both can be read together. */
  readonly requestId?: string | undefined;
}

/** A message to be delivered. */
export interface MessageJob {
  readonly messageId: string;
  readonly event: EventName;
  readonly requestId?: string | undefined;
}

/** A job that delivers a message, and others of its event that were caused at the same time. It carries ids. */
export interface MessagesJob extends MessageJob {
  readonly others?: readonly Omit<MessageJob, 'event'>[] | undefined;
}

const ids = { messageId: z.uuid(), requestId: z.uuid().optional() };

export const messageJobs: Queue<MessagesJob> = {
  name: 'message',
  schema: z.object({ ...ids, event: z.string().refine(isEventName), others: z.array(z.object(ids)).optional() }),
  priorityOf: ({ event }) => eventOf(event).priority,
};

/** Messages of requests written together that go by one job: with each trying for seconds, they are done before the job is taken for dead. */
const mostOfJob = 8;

/** A message that is to go later than this has no job until then: the sweep of every minute finds it when it is due. Milliseconds. */
const soon = 600_000;

export type HoursOfEditions = Readonly<Record<EditionId, ContactHours>>;

/** Messages on their way into the outbox, for `writeTogether` in the caller's transaction. */
export interface PreparedMessages {
  readonly rows: Writing;
  /** What adds the jobs that deliver them, and of which rows as many must be written; null: none goes soon. */
  readonly jobs: JobsPart | null;
}

/** Where messages wait to go out. */
export interface Outbox {
  /** What has a provider. */
  readonly channels: readonly MessageChannel[];
  /** When people may be contacted who did not just ask for it. */
  readonly hours: HoursOfEditions;
  /** Messages that cannot be there yet, to be written beside what causes them. `now` in milliseconds since 1970. */
  readonly prepare: (intents: readonly MessageIntent[], now: number) => Promise<PreparedMessages>;
  /** Takes messages in the caller's transaction: they exist exactly when what caused them does, and each once. `now` in milliseconds since 1970. */
  readonly enqueue: (transaction: Transaction, intents: readonly MessageIntent[], now: number) => Promise<void>;
}

/**
 * When what is told at once goes: then, or in contact hours where these begin before a moment (null: then in any case). Milliseconds since 1970.
 */
export function atOnceMoment(hours: ContactHours, wished: number, inHoursBefore: number | null): number {
  if (inHoursBefore === null) return wished;
  const allowed = nextAllowedMoment(hours, wished);
  return allowed < inHoursBefore ? allowed : wished;
}

/** What jobs are added by. */
export type AddedJobs = Pick<Jobs, 'enqueueAllIn' | 'partFor'>;

/** For programs of the command line, which have no queue: their messages get a job when the running service looks, within three minutes. */
export const leftToSweeps: AddedJobs = { enqueueAllIn: async () => undefined, partFor: async () => null };

export interface OutboxOptions {
  readonly jobs: AddedJobs;
  readonly channels: readonly MessageChannel[];
  readonly hours?: HoursOfEditions;
}

/** What a message is told apart by. */
function keyOf({ event, leadId, executiveId, subjectId, occasion }: MessageIntent): string {
  return [event, leadId, executiveId, subjectId, occasion].map((part) => part ?? '').join(':');
}

/** Messages that go at once, a few of one event by one job; each of the others by its own. */
export function inFewJobs(jobs: readonly DelayedJob<MessageJob>[]): readonly DelayedJob<MessagesJob>[] {
  const [later, soonest] = [
    jobs.filter(({ afterMilliseconds = 0 }) => afterMilliseconds > 0),
    new Map<EventName, MessageJob[]>(),
  ];
  for (const { data, afterMilliseconds = 0 } of jobs) {
    if (afterMilliseconds <= 0) soonest.set(data.event, [...(soonest.get(data.event) ?? []), data]);
  }
  const few = [...soonest.values()].flatMap((alike) => {
    const starts = Array.from({ length: Math.ceil(alike.length / mostOfJob) }, (_, place) => place * mostOfJob);
    return starts.flatMap((start) => {
      const [first, ...others] = alike.slice(start, start + mostOfJob);
      if (first === undefined) return [];
      const beside = others.map(({ messageId, requestId }) => ({ messageId, requestId }));
      return [{ data: beside.length === 0 ? first : { ...first, others: beside } }];
    });
  });
  return [...few, ...later];
}

/** The outbox over a database. Messages that nobody waits for go when their edition allows it (contact-hours.ts). */
export function createOutbox({ jobs, channels, hours = contactHours }: OutboxOptions): Outbox {
  const dueOf = (intent: MessageIntent, now: number): number => {
    const { event, edition, notBefore, isRatherEarly = false, inHoursBefore } = intent;
    const wished = Math.max(now, notBefore ?? now);
    if (eventOf(event).timing === 'at-once') {
      return inHoursBefore === undefined ? wished : allowedMomentBefore(hours[edition], wished, inHoursBefore);
    }
    const before = isRatherEarly ? lastAllowedMoment(hours[edition], wished) : now;
    return before > now ? before : nextAllowedMoment(hours[edition], wished);
  };
  const rowOf = (intent: MessageIntent, now: number): NewMessage => ({
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
    inHoursBefore: intent.inHoursBefore === undefined ? null : new Date(intent.inHoursBefore),
    createdAt: new Date(now),
  });
  const jobsOf = (intents: readonly MessageIntent[], rows: readonly NewMessage[]): readonly DelayedJob<MessageJob>[] =>
    rows.flatMap(({ id, dueAt, createdAt = dueAt }, place) => {
      const [intent, afterMilliseconds] = [intents[place], dueAt.getTime() - createdAt.getTime()];
      if (!intent || afterMilliseconds > soon) return [];
      return [{ data: { messageId: id, event: intent.event, requestId: intent.requestId }, afterMilliseconds }];
    });
  return {
    channels,
    hours,
    prepare: async (intents, now) => {
      const rows = intents.map((intent) => rowOf(intent, now));
      return { rows: messageRowsOf(rows), jobs: await jobs.partFor(messageJobs, inFewJobs(jobsOf(intents, rows))) };
    },
    enqueue: async (transaction, intents, now) => {
      const pairs = intents.map((intent) => ({ intent, row: rowOf(intent, now) }));
      const taken = await insertMessages(
        transaction,
        pairs.map(({ row }) => row),
      );
      const added = pairs.filter(({ row }) => taken.has(row.id));
      const due = jobsOf(
        added.map(({ intent }) => intent),
        added.map(({ row }) => row),
      );
      await jobs.enqueueAllIn(transaction, messageJobs, due);
    },
  };
}
