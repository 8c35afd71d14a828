import type { EditionId } from '@cotejo/core/editions';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from '../database/connect.ts';
import { siteContent } from '../database/content-schema.ts';

/** Which documents: those of one kind of an edition, or of one name where the kind has many. */
export interface ContentQuestion {
  readonly edition: EditionId;
  readonly kind: string;
  /** What the documents belong to, e.g. a comparator; undefined: whatever it is. */
  readonly name?: string;
  readonly locale?: string;
}

export interface ContentDocument {
  readonly name: string;
  readonly position: number;
  /** To be parsed by whoever knows the kind. */
  readonly payload: unknown;
  readonly updatedAt: Date;
}

/** Documents that pages show, in their order: those that are active. */
export async function readContent(
  database: Questionable,
  { edition, kind, name, locale = 'es' }: ContentQuestion,
): Promise<readonly ContentDocument[]> {
  return database
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
        eq(siteContent.locale, locale),
        eq(siteContent.active, true),
        ...(name === undefined ? [] : [eq(siteContent.name, name)]),
      ),
    )
    .orderBy(asc(siteContent.name), asc(siteContent.position));
}

/** A document to be stored; `payload` was checked by whoever knows the kind. */
export interface NewDocument {
  readonly edition: EditionId;
  readonly kind: string;
  readonly name?: string;
  readonly position?: number;
  readonly payload: unknown;
}

/** Channel on which processes are told that documents changed. */
export const contentChanged = 'content_changed';

/** Stores documents where there is none of that kind, name and place yet; what somebody edited stays. */
export async function insertMissingContent(transaction: Transaction, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const stored = await transaction
    .insert(siteContent)
    .values([...documents])
    .onConflictDoNothing()
    .returning({ id: siteContent.id });
  if (stored.length > 0) await transaction.execute(sql`select pg_notify(${contentChanged}, '')`);
}
