import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Questionable, Transaction } from '../database/connect.ts';
import { insertRowsWithIds, rowsOf, type Writing } from '../database/insert-rows-store.ts';
import { messages } from '../database/schema/messages.ts';
import { leads } from '../database/schema/requests.ts';

export type StoredMessage = typeof messages.$inferSelect;

/**
 * How a message ended. 'sent': a provider took it. 'refused': for good, nobody tries again by themselves. 'undelivered': tried
 * for hours. 'stopped': the person wants no such messages. 'expired': it came too late. 'needless': there was nothing left to say.
 */
export const messageEnds = ['sent', 'refused', 'undelivered', 'stopped', 'expired', 'needless'] as const;
export type MessageEnd = (typeof messageEnds)[number];

export type NewMessage = typeof messages.$inferInsert;

/** Messages that cannot be there yet, as rows beside what causes them. */
export function messageRowsOf(rows: readonly NewMessage[]): Writing {
  return rowsOf(messages, { rows });
}

/** Writes messages that are not there yet, and gives the ids of those that were not. */
export async function insertMessages(transaction: Transaction, rows: readonly NewMessage[]): Promise<ReadonlySet<string>> {
  return insertRowsWithIds(transaction, messages, { rows, onConflict: sql`on conflict (key) do nothing` });
}

/** Lets a statement of its own end before the disk has it. For what may be forgotten when the database's machine dies, and is seen by all until then. */
const withoutDisk = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Takes a waiting message for this process alone, until a moment; null: it waits no more, or another one is at it. Nothing is lost
 * with it: a message that nobody has is taken again.
 */
export async function claimMessage(
  database: Database,
  { id, now, until }: { readonly id: string; readonly now: Date; readonly until: Date },
): Promise<StoredMessage | null> {
  const [row] = await database
    .update(messages)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.state, 'waiting'),
        or(isNull(messages.claimedUntil), lte(messages.claimedUntil, now)),
        withoutDisk,
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Keeps a message that this process has, until a later moment; never an earlier one, as of two questions the first may come last. One
 * that ended meanwhile is left alone.
 */
export async function keepClaim(database: Database, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await database
    .update(messages)
    .set({ claimedUntil: until })
    .where(and(eq(messages.id, id), eq(messages.state, 'waiting'), lt(messages.claimedUntil, until), withoutDisk));
}

/** The part of the day in which the person of a request wants to be contacted; null: there is no such request. */
export async function findContactTime(database: Questionable, leadId: string): Promise<string | null> {
  const [row] = await database.select({ contactTime: leads.contactTime }).from(leads).where(eq(leads.id, leadId));
  return row?.contactTime ?? null;
}

/** Notes how a message ended, and what went wrong, if something did. */
export async function endMessage(
  database: Database | Transaction,
  id: string,
  { state, at, fault }: { readonly state: MessageEnd; readonly at: Date; readonly fault: string | null },
): Promise<void> {
  await database.update(messages).set({ state, endedAt: at, fault, claimedUntil: null }).where(eq(messages.id, id));
}

/**
 * Ends what waits to be told of requests to their person and to whoever has them (null: nobody): there is nothing left to say. What tells
 * somebody who had them before goes, and so may what a process is sending at the moment.
 */
export async function endWaitingAbout(
  transaction: Transaction,
  { leadIds, executiveId, at }: { readonly leadIds: readonly string[]; readonly executiveId: number | null; readonly at: Date },
): Promise<void> {
  const isToHolder = executiveId === null ? undefined : eq(messages.executiveId, executiveId);
  await transaction
    .update(messages)
    .set({ state: 'needless', endedAt: at })
    .where(
      and(inArray(messages.leadId, [...leadIds]), eq(messages.state, 'waiting'), or(isNull(messages.executiveId), isToHolder)),
    );
}

/** Has a message wait for another moment. */
export async function postponeMessage(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<StoredMessage, 'dueAt' | 'failures' | 'firstTriedAt' | 'fault'>>,
): Promise<void> {
  await transaction
    .update(messages)
    .set({ ...change, claimedUntil: null })
    .where(eq(messages.id, id));
}

/**
 * Messages that should have gone before a moment and that nobody is at, some of them: due anew from now on, and handed over.
 * Their jobs are lost, or wait long.
 */
export async function takeOverdue(
  transaction: Transaction,
  { before, now, count }: { readonly before: Date; readonly now: Date; readonly count: number },
): Promise<readonly Pick<StoredMessage, 'id' | 'event'>[]> {
  const overdue = transaction
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.state, 'waiting'),
        lt(messages.dueAt, before),
        or(isNull(messages.claimedUntil), lte(messages.claimedUntil, now)),
      ),
    )
    .orderBy(asc(messages.dueAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return (
    transaction
      .update(messages)
      // The time in which nobody could be at it does not count as tried.
      .set({ dueAt: now, firstTriedAt: sql`${messages.firstTriedAt} + (${now} - ${messages.dueAt})` })
      .where(inArray(messages.id, overdue))
      .returning({ id: messages.id, event: messages.event })
  );
}

const unsentStates = ['refused', 'undelivered'] as const satisfies readonly MessageEnd[];

/** Messages that did not reach anybody, the newest first. */
export async function listUnsent(database: Questionable, count: number): Promise<readonly StoredMessage[]> {
  return database
    .select()
    .from(messages)
    .where(inArray(messages.state, [...unsentStates]))
    .orderBy(sql`${messages.endedAt} desc nulls last`, asc(messages.id))
    .limit(count);
}

/** How many of an edition's messages ended unsent in a span, by event and by what went wrong. */
export async function countUnsent(
  database: Questionable,
  { edition, from, until }: { readonly edition: string; readonly from: Date; readonly until: Date },
): Promise<readonly { readonly event: string; readonly fault: string | null; readonly count: number }[]> {
  return database
    .select({ event: messages.event, fault: messages.fault, count: sql<number>`count(*)::int` })
    .from(messages)
    .where(
      and(
        eq(messages.edition, edition),
        inArray(messages.state, [...unsentStates]),
        gte(messages.endedAt, from),
        lt(messages.endedAt, until),
      ),
    )
    .groupBy(messages.event, messages.fault)
    .orderBy(asc(messages.event), asc(messages.fault));
}

/** How many messages are in each state. */
export async function countMessages(database: Questionable): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ state: messages.state, count: sql<number>`count(*)::int` })
    .from(messages)
    .groupBy(messages.state);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Has messages that did not reach anybody tried anew as if for the first time, from a moment on; null: all of them. Says how many. */
export async function renewMessages(database: Database, ids: readonly string[] | null, due: Date): Promise<number> {
  const renewed = await database
    .update(messages)
    .set({ state: 'waiting', dueAt: due, failures: 0, firstTriedAt: null, endedAt: null, claimedUntil: null })
    .where(and(inArray(messages.state, [...unsentStates]), ids === null ? undefined : inArray(messages.id, [...ids])))
    .returning({ id: messages.id });
  return renewed.length;
}
