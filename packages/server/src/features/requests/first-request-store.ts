import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';
import { blindIndexes } from '../../platform/personal-data/blind-index.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';

/** Hours within which a person who asks again has asked already. */
export const askedAgainHours = 24;

/** Who asks, where, and when (milliseconds since 1970). */
export interface Asking {
  readonly edition: string;
  readonly businessLine: string;
  readonly email: string;
  readonly phone: string;
  readonly now: number;
}

/** A person's first request of a day, with who answers it; null: nobody yet. */
export interface FirstRequest {
  readonly id: string;
  readonly executive: typeof executives.$inferSelect | null;
}

/** Requests of one person wait for each other until the transaction ends, by each key that others may know the person by. */
async function lockPerson(transaction: Transaction, names: readonly string[]): Promise<void> {
  // Everybody takes them in the same order, so that nobody waits for who waits for them.
  const sorted = sql.param([...new Set(names)].toSorted());
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 2)) from unnest(${sorted}::text[]) as name`);
}

/**
 * The request by which this person, with the same e-mail or the same telephone, asked already for the business line of the
 * edition within the last 24 hours, or null. Until the transaction ends nobody else is answered about them.
 */
export async function findFirstRequest(transaction: Transaction, asking: Asking, keys: DataKeys): Promise<FirstRequest | null> {
  const { edition, businessLine, now } = asking;
  const emails = blindIndexes(keys, 'email', asking.email);
  const phones = blindIndexes(keys, 'phone', asking.phone);
  await lockPerson(
    transaction,
    [...emails, ...phones].map((index) => index.toString('hex')),
  );
  const [row] = await transaction
    .select({ id: leads.id, executive: executives })
    .from(leads)
    .leftJoin(executives, eq(executives.id, leads.executiveId))
    .where(
      and(
        or(inArray(leads.emailIndex, [...emails]), inArray(leads.phoneIndex, [...phones])),
        eq(leads.edition, edition),
        eq(leads.businessLine, businessLine),
        isNull(leads.firstLeadId),
        gt(leads.createdAt, new Date(now - askedAgainHours * 3_600_000)),
      ),
    )
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(1);
  return row ?? null;
}
