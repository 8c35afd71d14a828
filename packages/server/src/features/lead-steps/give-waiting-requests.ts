import { dayAt } from '@cotejo/core/dates';
import { editionById, type EditionId } from '@cotejo/core/editions';
import { leadStatus } from '@cotejo/core/leads';
import { z } from 'zod';
import { assignRequests } from '../../platform/assignment/assign-requests.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import { settleHandOvers, type LeadStepServices } from './hand-over.ts';
import * as store from './lead-step-store.ts';

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

/** What became of some waiting requests. */
interface GivenPage {
  /** The executive of each request that was given, by its number. */
  readonly given: ReadonlyMap<string, number>;
  /** The last one looked at; null: there was none. */
  readonly last: store.Place | null;
  /** True when it makes no sense to look at later ones: nobody is available any more. */
  readonly isOver: boolean;
}

const nothing: GivenPage = { given: new Map(), last: null, isOver: true };

async function givePage(
  transaction: Transaction,
  wish: store.WaitingWish,
  { edition, now, services }: { readonly edition: EditionId; readonly now: number; readonly services: LeadStepServices },
): Promise<GivenPage> {
  await store.limitWaiting(transaction);
  const waiting = await store.lockWaiting(transaction, wish);
  const last = waiting.at(-1);
  if (last === undefined) return nothing;
  const known = editionById(edition);
  const day = dayAt(now, (known.ok ? known.value.timeZone : null) ?? 'UTC');
  const takenFrom = await store.findTakenFrom(
    transaction,
    waiting.map(({ id }) => id),
  );
  const requests = waiting.map((lead) => {
    const except = new Set([...(takenFrom.get(lead.id) ?? []), ...(lead.executiveId === null ? [] : [lead.executiveId])]);
    return { leadId: lead.id, edition, businessLine: lead.businessLine, day, now, except };
  });
  const beside = waiting.flatMap(({ executiveId }) => executiveId ?? []);
  const { executives } = await assignRequests(transaction, requests, beside);
  const served = waiting.flatMap((lead) => {
    const executive = executives.get(lead.id);
    return executive ? [{ lead, executive }] : [];
  });
  await store.giveLeads(
    transaction,
    served.map(({ lead, executive }) => ({ id: lead.id, executiveId: executive.id })),
    day,
  );
  const stepIds = await store.insertSteps(
    transaction,
    served.map(({ lead, executive }) => ({
      leadId: lead.id,
      mover: 'system',
      fromStatus: lead.status,
      toStatus: leadStatus.assigned,
      executiveBefore: lead.executiveId,
      executiveAfter: executive.id,
      takenOf: lead.executiveId === null ? null : lead.assignedOn,
      createdAt: new Date(now),
    })),
  );
  const handOvers = served.flatMap(({ lead, executive }, place) => {
    const stepId = stepIds[place];
    return stepId === undefined
      ? []
      : [{ stepId, leadId: lead.id, edition, before: lead.executiveId, after: executive, day, now }];
  });
  await settleHandOvers(transaction, handOvers, services);
  const isOver = requests.some(({ leadId, except }) => except.size === 0 && !executives.has(leadId));
  return { given: new Map(served.map(({ lead, executive }) => [lead.id, executive.id])), last, isOver };
}

/** Gives what waits in one line, page by page, until nobody is available, and says how many. */
async function giveLine(line: store.Line, services: WaitingServices): Promise<number> {
  const known = editionById(line.edition);
  if (!known.ok) return 0;
  const edition = known.value.id;
  const progress: { count: number; after: store.Place | null; isOver: boolean } = { count: 0, after: null, isOver: false };
  while (!progress.isOver) {
    const wish = { line, after: progress.after, count: pageSize };
    const ground = { edition, now: services.clock(), services };
    const page = await services.database.transaction((transaction) => givePage(transaction, wish, ground));
    progress.count += page.given.size;
    progress.after = page.last;
    progress.isOver = page.isOver;
  }
  return progress.count;
}

/**
 * Gives requests that wait, 'Sin Estado' or 'Por Reasignar', the oldest first, to executives by the rules of the intake (decision
 * 31), never to whom one was taken from; the rest goes on waiting. However many processes do it at once, beside new requests, each
 * is given once and no limit is passed. Says how many were given.
 */
export async function giveWaitingRequests(services: WaitingServices): Promise<number> {
  let given = 0;
  for (const line of await store.readWaitingLines(services.database)) given += await giveLine(line, services);
  return given;
}

/** Gives one request, if it waits and somebody is there for it: the number of its executive, or null. */
export async function giveWaitingRequest(leadId: string, services: WaitingServices): Promise<number | null> {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const lead = await store.findLeadKind(transaction, leadId);
    const edition = lead === null ? null : editionById(lead.edition);
    if (edition === null || !edition.ok) return null;
    const ground = { edition: edition.value.id, now: clock(), services };
    return (await givePage(transaction, { id: leadId }, ground)).given.get(leadId) ?? null;
  });
}

/** Has waiting requests given every three minutes, by one process of all. */
export async function scheduleWaitingRounds(jobs: Jobs, services: WaitingServices): Promise<void> {
  await jobs.schedule(waitingRounds, {}, times);
  await jobs.work(waitingRounds, async () => {
    await giveWaitingRequests(services);
  });
}
