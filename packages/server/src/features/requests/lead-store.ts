import { and, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExecutiveRow } from '../../platform/assignment/candidate-store.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { rowsOf, type Writing } from '../../platform/database/insert-rows-store.ts';
import { dataKeys as sealingKeys } from '../../platform/database/schema/access.ts';
import { leadOrigins } from '../../platform/database/schema/consents.ts';
import { executives, idempotencyKeys, leads, quotes } from '../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openStored, seal } from '../../platform/personal-data/envelope.ts';
import { rowOf } from '../../platform/personal-data/sealed-tables.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';

export type NewLead = typeof leads.$inferInsert;

export interface KeptAnswer {
  readonly bodyHash: string;
  readonly answer: unknown;
}

/** What a transaction holds from its first statement on. */
export interface HeldKeys {
  /** The keys of requests that nobody else has under way. */
  readonly free: ReadonlySet<string>;
  /** Whether the sealing key is held as `holdSealingKey` does; false: it is not noted yet. */
  readonly isSealingKeyHeld: boolean;
}

/**
 * Takes the keys that nobody else has under way, for the length of the transaction, and with them the key that it will seal with. From
 * then on the transaction fails when it waits for another one longer than a visitor would, and before the pool has nothing left.
 */
export async function holdKeys(
  transaction: Transaction,
  keys: readonly string[],
  { patience, sealingKey }: { readonly patience: '4s' | '300ms'; readonly sealingKey: string },
): Promise<HeldKeys> {
  const { rows } = await transaction.execute<{ key: string; locked: boolean; held: boolean }>(sql`
    select key, pg_try_advisory_xact_lock(hashtextextended(key, 1)) as locked, set_config('lock_timeout', ${patience}, true),
      exists (select from ${sealingKeys} where id = ${sealingKey} for key share) as held
    from unnest(${sql.param(keys)}::text[]) as key`);
  const free = new Set(rows.filter(({ locked }) => locked).map(({ key }) => key));
  return { free, isSealingKeyHeld: rows.some(({ held }) => held) };
}

const hashPlace = (key: string) => ({ table: 'idempotency_keys', column: 'body_hash', row: rowOf([key]) });

/** The answers kept under these keys. */
export async function findKeptAnswers(
  transaction: Transaction,
  keys: readonly string[],
  dataKeys: DataKeys,
): Promise<ReadonlyMap<string, KeptAnswer>> {
  const { rows } = await transaction.execute<{ key: string; body_hash: Buffer; answer: unknown }>(sql`
    select key, body_hash, answer from idempotency_keys where key = any(${sql.param(keys)}::text[])`);
  return new Map(
    rows.map(({ key, body_hash: bodyHash, answer }) => [
      key,
      { bodyHash: openStored(dataKeys, hashPlace(key), bodyHash), answer },
    ]),
  );
}

/** Whether a key is still kept with that request: it is forgotten with one that is taken back, and may have become another one's. */
export async function isKeptWith(
  database: Database,
  { key, leadId }: { readonly key: string; readonly leadId: string },
): Promise<boolean> {
  const rows = await database
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.leadId, leadId)));
  return rows.length > 0;
}

/** An answer to be kept under its key, beside the lead it made. */
export interface AnswerToKeep extends KeptAnswer {
  readonly key: string;
  readonly leadId: string;
  readonly createdAt: Date;
}

/** Answers under their keys, as rows beside the requests. */
export function answerRowsOf(kept: readonly AnswerToKeep[], keys: DataKeys): Writing {
  return rowsOf(idempotencyKeys, {
    rows: kept.map((row) => ({ ...row, bodyHash: seal(keys, hashPlace(row.key), row.bodyHash) })),
  });
}

/** Deletes the keys from before a moment with their answers and says how many; the requests stay. */
export async function deleteKeysBefore(database: Database, moment: Date): Promise<number> {
  const { rowCount } = await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
  return rowCount ?? 0;
}

/** Requests, whose quotes are stored already, as rows that go in beside what belongs to them. */
export function leadRowsOf(rows: readonly NewLead[]): Writing {
  return rowsOf(leads, { rows });
}

/** Who sent the visitors of requests and how their visits began, as rows beside the requests. */
export function originRowsOf(rows: readonly (typeof leadOrigins.$inferInsert)[]): Writing {
  return rowsOf(leadOrigins, { rows });
}

/** A request with its quote (null: it is about no product) and executive, a 'Duplicado' with its first one's, for the messages about it. */
export async function findLeadForMessage(database: Database, leadId: string, keys: DataKeys) {
  const first = alias(leads, 'first');
  const [row] = await database
    .select({
      lead: leads,
      quote: quotes,
      executive: executives,
      first: { status: first.status, failureReason: first.failureReason },
    })
    .from(leads)
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .leftJoin(executives, eq(executives.id, sql`coalesce(${leads.executiveId}, ${first.executiveId})`))
    .where(eq(leads.id, leadId));
  return row === undefined ? null : { ...row, lead: { ...row.lead, ...openPerson(keys, row.lead) } };
}

/** An executive by their number, or null. */
export async function findExecutive(database: Database, id: number): Promise<ExecutiveRow | null> {
  const [row] = await database.select().from(executives).where(eq(executives.id, id));
  return row ?? null;
}
