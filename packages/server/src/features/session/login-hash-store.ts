import { createHash } from 'node:crypto';
import type { EditionId } from '@cotejo/core/editions';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { loginHashes } from '../../platform/database/schema/access.ts';
import { insertRows } from '../../platform/database/insert-rows-store.ts';

/** Whom a token is for. */
export interface TokenHolder {
  readonly subject: string;
  /** Code of the organisation whose user it is. */
  readonly company: string | null;
}

export type HashUse =
  | { readonly kind: 'taken'; readonly holder: TokenHolder }
  | { readonly kind: 'expired' }
  /** Never given, or used before: nobody is told which. */
  | { readonly kind: 'unknown' };

const digestOf = (hash: string): string => createHash('sha256').update(hash).digest('hex');

export interface HashQuestion {
  readonly edition: EditionId;
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True where the words of the demonstration hold, which can be used again. */
  readonly isDemonstration: boolean;
}

/** Uses up the word, in one statement, so that of two calls at once only one is answered. */
export async function takeLoginHash(database: Database, { edition, hash, now, isDemonstration }: HashQuestion): Promise<HashUse> {
  const mayUse = isDemonstration
    ? or(isNull(loginHashes.usedAt), eq(loginHashes.isReusable, true))
    : and(isNull(loginHashes.usedAt), eq(loginHashes.isReusable, false));
  const isThatOne = and(eq(loginHashes.hashDigest, digestOf(hash)), eq(loginHashes.edition, edition), mayUse);
  const moment = new Date(now);
  const [used] = await database
    .update(loginHashes)
    .set({ usedAt: moment })
    .where(and(isThatOne, gt(loginHashes.expiresAt, moment)))
    .returning({ subject: loginHashes.subject, company: loginHashes.company });
  if (used) return { kind: 'taken', holder: used };
  const [late] = await database.select({ subject: loginHashes.subject }).from(loginHashes).where(isThatOne);
  return { kind: late ? 'expired' : 'unknown' };
}

export interface NewLoginHash extends TokenHolder {
  readonly edition: EditionId;
  readonly hash: string;
  readonly expiresAt: Date;
  readonly isReusable: boolean;
}

/** Stores digests of words, where they are not stored yet. */
export async function insertMissingLoginHashes(transaction: Transaction, hashes: readonly NewLoginHash[]): Promise<void> {
  const rows = hashes.map(({ hash, ...row }) => ({ ...row, hashDigest: digestOf(hash) }));
  await insertRows(transaction, loginHashes, { rows, onConflict: sql`on conflict do nothing` });
}
