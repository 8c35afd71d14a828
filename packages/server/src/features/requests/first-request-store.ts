import type { PlainDate } from '@cotejo/core/dates';
import { leadStatus } from '@cotejo/core/leads';
import { recessReason } from '@cotejo/core/recess';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';
import { blindIndexes } from '../../platform/personal-data/blind-index.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openWritten } from '../../platform/personal-data/sealed-person.ts';

/** Hours within which a person who asks again has asked already. */
export const askedAgainHours = 24;

/** Who asks, where, and when (milliseconds since 1970, and that day in the edition's zone). */
export interface Asking {
  readonly edition: string;
  readonly businessLine: string;
  readonly email: string;
  readonly phone: string;
  readonly now: number;
  readonly today: PlainDate;
}

/** What a request asks for, apart from who asks. */
export interface Wish {
  /** What was priced, for whom and when: product and profile. */
  readonly quoteId: string;
  readonly message: string;
  readonly contactChannel: string;
  readonly employees: number | null;
  /** Answers to questions of a form's own, by name. */
  readonly additionalData: Readonly<Record<string, string>>;
}

/** A person's first request of a day, with who answers it. */
export interface FirstRequest {
  readonly id: string;
  readonly executive: typeof executives.$inferSelect;
}

/** Requests of one person wait for each other until the transaction ends, by each key that others may know the person by. */
async function lockPerson(transaction: Transaction, names: readonly string[]): Promise<void> {
  // Everybody takes them in the same order, so that nobody waits for who waits for them.
  const sorted = sql.param([...new Set(names)].toSorted());
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 2)) from unnest(${sorted}::text[]) as name`);
}

/**
 * The request by which this person, with the same e-mail and the same telephone, asked already for the business line of the
 * edition within the last 24 hours, and which somebody who is at work has; null: a request like any other (decision 0303).
 * Who is out for their balance alone still answers what they have. Until the transaction ends nobody else is answered about
 * this person.
 */
export async function findFirstRequest(transaction: Transaction, asking: Asking, keys: DataKeys): Promise<FirstRequest | null> {
  const { edition, businessLine, now, today } = asking;
  const emails = blindIndexes(keys, 'email', asking.email);
  const phones = blindIndexes(keys, 'phone', asking.phone);
  await lockPerson(
    transaction,
    emails.map((email, index) => `${email.toString('hex')}:${phones[index]?.toString('hex')}`),
  );
  const isOutForBalanceOrNot = or(isNull(executives.recessReason), eq(executives.recessReason, recessReason.lowBalance));
  const [row] = await transaction
    .select({ id: leads.id, executive: executives })
    .from(leads)
    .innerJoin(executives, eq(executives.id, leads.executiveId))
    .where(
      and(
        inArray(leads.emailIndex, [...emails]),
        inArray(leads.phoneIndex, [...phones]),
        eq(leads.edition, edition),
        eq(leads.businessLine, businessLine),
        eq(leads.status, leadStatus.assigned),
        isNull(leads.firstLeadId),
        gt(leads.createdAt, new Date(now - askedAgainHours * 3_600_000)),
        eq(executives.active, true),
        or(lt(executives.recessUntil, today), and(isNull(executives.recessUntil), isOutForBalanceOrNot)),
      ),
    )
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(1);
  return row ?? null;
}

/** Whether the first request or one of its repetitions asked for this very thing: then nobody has to be told again. */
export async function wasAskedBefore(
  transaction: Transaction,
  { firstLeadId, wish }: { readonly firstLeadId: string; readonly wish: Wish },
  keys: DataKeys,
): Promise<boolean> {
  const alike = await transaction
    .select({ id: leads.id, message: leads.message, additionalData: leads.additionalData })
    .from(leads)
    .where(
      and(
        or(eq(leads.id, firstLeadId), eq(leads.firstLeadId, firstLeadId)),
        eq(leads.quoteId, wish.quoteId),
        wish.employees === null ? isNull(leads.employees) : eq(leads.employees, wish.employees),
        eq(leads.contactChannel, wish.contactChannel),
      ),
    );
  const asked = canonicalJson([wish.message, wish.additionalData]);
  return alike.some((lead) => {
    const written = openWritten(keys, lead);
    return written !== null && canonicalJson([written.message, written.additionalData]) === asked;
  });
}
