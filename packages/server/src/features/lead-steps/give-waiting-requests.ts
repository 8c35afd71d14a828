import { editionById } from '@cotejo/core/editions';
import { z } from 'zod';
import type { Database } from '../../platform/database/connect.ts';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import { givePage } from './give-page.ts';
import type { LeadStepServices } from './hand-over.ts';
import { findLead } from './lead-step-store.ts';
import { readWaitingLines, type Line, type Place } from './waiting-store.ts';

/** Jobs that look for executives for the requests that wait. They carry nothing. */
export const waitingRounds: Queue<object> = { name: 'waiting-requests', schema: z.object({}) };

/** Soon after a deposit, the end of a recess, and midnight, when limits begin anew. */
const times = { cron: '*/3 * * * *', timeZone: 'UTC' };

/** Requests given in one transaction: while it lasts no new request of their lines is given. */
const pageSize = 32;

export interface WaitingServices extends LeadStepServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Gives what waits in one line, page by page, until nobody is available but by name, and says how many. */
async function giveLine(line: Line, services: WaitingServices): Promise<number> {
  const known = editionById(line.edition);
  if (!known.ok) return 0;
  const edition = known.value.id;
  const progress: { count: number; after: Place | null; isOver: boolean; onlyWished: boolean } = {
    count: 0,
    after: null,
    isOver: false,
    onlyWished: false,
  };
  while (!progress.isOver) {
    const wish = { line, after: progress.after, count: pageSize, onlyWished: progress.onlyWished };
    const ground = { edition, now: services.clock(), services };
    const page = await services.database.transaction((transaction) => givePage(transaction, wish, ground));
    progress.count += page.given.size;
    progress.after = page.last;
    progress.isOver = page.last === null;
    // Who gets nothing by weight may be there for whom a referral asks for them (docs/decisions/0331).
    progress.onlyWished ||= page.isOver;
  }
  return progress.count;
}

/**
 * Gives requests that wait, 'Sin Estado' or 'Por Reasignar', the oldest first, to executives by the rules of the intake (decision
 * 31), never to whom one was taken from; the rest goes on waiting. However many processes do it at once, beside new requests, each
 * is given once and no limit is passed. Says how many wait no more.
 */
export async function giveWaitingRequests(services: WaitingServices): Promise<number> {
  let given = 0;
  for (const line of await readWaitingLines(services.database)) given += await giveLine(line, services);
  return given;
}

/** Gives one request, if it waits and somebody is there for it: the number of who answers it, or null. */
export async function giveWaitingRequest(leadId: string, services: WaitingServices): Promise<number | null> {
  const { database, clock } = services;
  const lead = await findLead(database, leadId);
  const edition = lead === null ? null : editionById(lead.edition);
  if (edition === null || !edition.ok) return null;
  const ground = { edition: edition.value.id, now: clock(), services };
  const page = await database.transaction((transaction) => givePage(transaction, { id: leadId }, ground));
  return page.given.get(leadId) ?? null;
}

/** Has waiting requests given every three minutes, by one process of all. */
export async function scheduleWaitingRounds(jobs: Jobs, services: WaitingServices): Promise<void> {
  await jobs.schedule(waitingRounds, {}, times);
  await jobs.work(waitingRounds, async () => {
    await giveWaitingRequests(services);
  });
}
