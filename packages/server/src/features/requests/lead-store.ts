import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { ExecutiveLoad } from '@cotejo/core/assignment';
import { recessReasons } from '@cotejo/core/recess';
import { and, arrayContains, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { executives, idempotencyKeys, leads, quotes, sentMessages } from '../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openStored, seal } from '../../platform/personal-data/envelope.ts';
import { holdSealingKey } from '../../platform/personal-data/sealed-rows-store.ts';
import { rowOf } from '../../platform/personal-data/sealed-tables.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';

export type NewLead = typeof leads.$inferInsert;
export type ExecutiveRow = typeof executives.$inferSelect;

export interface KeptAnswer {
  readonly bodyHash: string;
  readonly answer: unknown;
}

/** Fails a transaction that waits for another one longer than a visitor would, and before the pool has nothing left. */
export async function limitWaiting(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local lock_timeout = '4s'`);
}

/** Takes the key for the length of the transaction; false when another request with the same key is under way. */
export async function tryLockKey(transaction: Transaction, key: string): Promise<boolean> {
  const result = await transaction.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 1)) as locked`,
  );
  return result.rows[0]?.locked === true;
}

const hashPlace = (key: string) => ({ table: 'idempotency_keys', column: 'body_hash', row: rowOf([key]) });

/** The answer kept under a key, or null. */
export async function findKeptAnswer(transaction: Transaction, key: string, keys: DataKeys): Promise<KeptAnswer | null> {
  const [row] = await transaction
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key));
  if (row === undefined) return null;
  return { ...row, bodyHash: openStored(keys, hashPlace(key), row.bodyHash) };
}

/** Keeps the answer under the key, beside the lead it made. */
export async function keepAnswer(
  transaction: Transaction,
  row: { key: string; bodyHash: string; leadId: string; answer: unknown; createdAt: Date },
  keys: DataKeys,
): Promise<void> {
  const bodyHash = seal(keys, hashPlace(row.key), row.bodyHash);
  await transaction.insert(idempotencyKeys).values({ ...row, bodyHash });
}

/** Deletes the keys from before a moment with their answers and says how many; the requests stay. */
export async function deleteKeysBefore(database: Database, moment: Date): Promise<number> {
  const { rowCount } = await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
  return rowCount ?? 0;
}

interface Candidate {
  readonly row: ExecutiveRow;
  readonly load: ExecutiveLoad;
}

/**
 * The executives of a business line and edition with what they were given on that day. Their rows are locked in
 * id order until the transaction ends, so that two requests never take the same last place.
 */
export async function lockCandidates(
  transaction: Transaction,
  { edition, businessLine, day }: { edition: string; businessLine: string; day: PlainDate },
): Promise<readonly Candidate[]> {
  const rows = await transaction
    .select()
    .from(executives)
    .where(
      and(eq(executives.edition, edition), eq(executives.active, true), arrayContains(executives.businessLines, [businessLine])),
    )
    .orderBy(asc(executives.id))
    .for('update');
  if (rows.length === 0) return [];
  const counts = await transaction
    .select({ executiveId: leads.executiveId, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(
      and(
        inArray(
          leads.executiveId,
          rows.map((row) => row.id),
        ),
        eq(leads.createdOn, day),
      ),
    )
    .groupBy(leads.executiveId);
  const assigned = new Map(counts.map((row) => [row.executiveId, row.count]));
  return rows.map((row) => ({
    row,
    load: {
      id: row.id,
      active: row.active,
      recessReason: recessReasons.find(({ id }) => id === row.recessReason)?.id ?? null,
      recessUntil: row.recessUntil && isPlainDate(row.recessUntil) ? row.recessUntil : null,
      weight: row.weight,
      dailyLimit: row.dailyLimit,
      assignedToday: assigned.get(row.id) ?? 0,
      balance: row.balance,
      chargePerLead: row.chargePerLead,
      lastAssignedAt: row.lastAssignedAt?.getTime() ?? null,
    },
  }));
}

/** Notes when an executive last got a request, for the next tie. */
export async function markAssigned(transaction: Transaction, executiveId: number, at: Date): Promise<void> {
  await transaction.update(executives).set({ lastAssignedAt: at }).where(eq(executives.id, executiveId));
}

/** Writes the request, whose quote is stored already. */
export async function insertLead(transaction: Transaction, lead: NewLead): Promise<void> {
  await transaction.insert(leads).values(lead);
}

/** A request with its quote and executive, a 'Duplicado' with its first one's, for the messages about it. */
export async function findLeadForMessage(database: Database, leadId: string, keys: DataKeys) {
  const first = alias(leads, 'first');
  const [row] = await database
    .select({ lead: leads, quote: quotes, executive: executives })
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .leftJoin(executives, eq(executives.id, sql`coalesce(${leads.executiveId}, ${first.executiveId})`))
    .where(eq(leads.id, leadId));
  return row === undefined ? null : { ...row, lead: { ...row.lead, ...openPerson(keys, row.lead) } };
}

/** When a message of this kind about the request went out; null: not yet. */
export async function findSentAt(database: Database, leadId: string, kind: string): Promise<Date | null> {
  const [row] = await database
    .select({ sentAt: sentMessages.sentAt })
    .from(sentMessages)
    .where(and(eq(sentMessages.leadId, leadId), eq(sentMessages.kind, kind)));
  return row?.sentAt ?? null;
}

/** Notes that a message went out; a second note of the same message changes nothing. */
export async function recordSent(
  database: Database,
  row: Omit<typeof sentMessages.$inferInsert, 'recipient'> & { readonly recipient: string },
  keys: DataKeys,
): Promise<void> {
  const place = { table: 'sent_messages', column: 'recipient', row: rowOf([row.leadId, row.kind]) };
  await database.transaction(async (transaction) => {
    await holdSealingKey(transaction, keys[0].id);
    const recipient = seal(keys, place, row.recipient);
    await transaction
      .insert(sentMessages)
      .values({ ...row, recipient })
      .onConflictDoNothing();
  });
}
