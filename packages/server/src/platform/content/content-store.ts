import { defaultLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Questionable, Transaction } from '../database/connect.ts';
import { siteContent } from '../database/schema/site-content.ts';
import { insertRows } from '../database/insert-rows-store.ts';

/** Which documents: those of one kind of an edition, or of one name where the kind has many. */
export interface ContentQuestion {
  readonly edition: EditionId;
  readonly kind: string;
  /** What the documents belong to, e.g. a comparator; undefined: whatever it is. */
  readonly name?: string;
  /** Absent: Spanish. */
  readonly language?: Language;
}

export interface ContentDocument {
  readonly name: string;
  readonly position: number;
  /** To be parsed by whoever knows the kind. */
  readonly payload: unknown;
  readonly updatedAt: Date;
}

/** Documents that pages show, in their order: those that are active. Where a language has none of a kind and name, the Spanish. */
export async function readContent(
  database: Questionable,
  { edition, kind, name, language = defaultLanguage }: ContentQuestion,
): Promise<readonly ContentDocument[]> {
  const found = await database
    .select({
      name: siteContent.name,
      position: siteContent.position,
      payload: siteContent.payload,
      updatedAt: siteContent.updatedAt,
    })
    .from(siteContent)
    .where(
      and(
        eq(siteContent.edition, edition),
        eq(siteContent.kind, kind),
        eq(siteContent.locale, language),
        eq(siteContent.active, true),
        ...(name === undefined ? [] : [eq(siteContent.name, name)]),
      ),
    )
    .orderBy(asc(siteContent.name), asc(siteContent.position));
  if (found.length > 0 || language === defaultLanguage) return found;
  return readContent(database, { edition, kind, ...(name === undefined ? {} : { name }) });
}

/** A document to be stored; `payload` was checked by whoever knows the kind. */
export interface NewDocument {
  readonly edition: EditionId;
  readonly kind: string;
  readonly name?: string;
  readonly position?: number;
  /** Absent: Spanish. */
  readonly locale?: Language;
  readonly payload: unknown;
}

/** Channel on which processes are told that documents changed. */
export const contentChanged = 'content_changed';

/**
 * Tells every process that content is another one, as soon as the transaction is committed: answers that were kept are good
 * no more. Every write to a table that shared answers are read from calls it.
 */
export async function tellContentChanged(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${contentChanged}, '')`);
}

/** Stores rows of content where there is none of their key yet, and tells so; what somebody edited stays. All have the same keys. */
export async function insertMissingRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const stored = await insertRows(transaction, table, { rows, onConflict: sql`on conflict do nothing` });
  if (stored > 0) await tellContentChanged(transaction);
}

/** Stores documents where there is none of that kind, name and place yet; what somebody edited stays. */
export async function insertMissingContent(transaction: Transaction, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const stored = await transaction
    .insert(siteContent)
    .values([...documents])
    .onConflictDoNothing()
    .returning({ id: siteContent.id });
  if (stored.length > 0) await tellContentChanged(transaction);
}
