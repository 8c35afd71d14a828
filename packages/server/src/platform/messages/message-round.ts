import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import type { Jobs, Queue, ScheduledTimes } from '../jobs.ts';
import type { MessageIntent, Outbox } from './enqueue-message.ts';

/** A job of a round does one page of requests, those after this one by number; absent: the first page. */
export interface RoundPage {
  readonly after?: string | undefined;
}

/** The jobs of a round. */
export function roundQueue(name: string): Queue<RoundPage> {
  return { name, schema: z.object({ after: z.uuid().optional() }) };
}

/** Which requests to read: so many after one by number, null: from the first on. `now` in milliseconds since 1970. */
export interface PageWish {
  readonly after: string | null;
  readonly count: number;
  readonly now: number;
}

/** Looks over requests, page by page, for something to tell their people. */
export interface MessageRound<Request extends { readonly leadId: string }> {
  readonly queue: Queue<RoundPage>;
  /** Requests that may have something to be told, ordered by their numbers. */
  readonly readPage: (wish: PageWish) => Promise<readonly Request[]>;
  /** What is told of a request; null: nothing. One that throws is left to the next round. */
  readonly intentOf: (request: Request, now: number) => MessageIntent | null;
}

export interface RoundServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly jobs: Pick<Jobs, 'enqueueAllIn'>;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/** Few enough for a page to end long before its job counts as lost (jobs.ts). */
const pageSize = 50;

/**
 * Does one page: takes its messages and the job of the next page in one transaction. What is done again is told no twice, as a
 * message is unique by event, request and occasion. Gives the request after which the next page begins; null: the round is over.
 */
export async function doRoundPage<Request extends { readonly leadId: string }>(
  { queue, readPage, intentOf }: MessageRound<Request>,
  { after = null }: { readonly after?: string | null | undefined },
  { database, clock, outbox, jobs, warn }: RoundServices,
): Promise<string | null> {
  const now = clock();
  const requests = await readPage({ after, count: pageSize, now });
  const intents: MessageIntent[] = [];
  for (const request of requests) {
    // Whoever asks for a page meanwhile is answered between two requests.
    await setImmediate();
    try {
      const intent = intentOf(request, now);
      if (intent !== null) intents.push(intent);
    } catch (error) {
      warn({ err: error, leadId: request.leadId, round: queue.name }, 'a request was left out of a round');
    }
  }
  const next = requests.length < pageSize ? null : (requests.at(-1)?.leadId ?? null);
  await database.transaction(async (transaction) => {
    await outbox.enqueue(transaction, intents, now);
    if (next !== null) await jobs.enqueueAllIn(transaction, queue, [{ data: { after: next } }]);
  });
  return next;
}

/** Has a round begin whenever its times say so, by one process of all. */
export async function scheduleRound<Request extends { readonly leadId: string }>(
  jobs: Jobs,
  { round, times }: { readonly round: MessageRound<Request>; readonly times: ScheduledTimes },
  services: RoundServices,
): Promise<void> {
  await jobs.schedule(round.queue, {}, times);
  await jobs.work(round.queue, async (page) => {
    await doRoundPage(round, page, services);
  });
}
