import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { leads } from '../database/schema/requests.ts';
import { allIndexesOf } from '../personal-data/index-pairs-store.ts';

/** Hours within which a person who asks again has asked already. */
export const askedAgainHours = 24;

/** What a person's requests are told by, from the blind indexes of their e-mail and telephone. */
export function personName(email: Uint8Array, phone: Uint8Array): string {
  return `${Buffer.from(email).toString('hex')}:${Buffer.from(phone).toString('hex')}`;
}

/** The blind indexes of a column's value by any key, as hex digits and in their order, which tells nothing of the keys. */
const indexTexts = (column: SQLWrapper) =>
  sql<string[]>`array(select encode(known, 'hex') from unnest(${allIndexesOf(column)}) known order by 1)`;

/** What a statement about requests asks for to tell the names of their people. */
export const personColumns = { emails: indexTexts(leads.emailIndex), phones: indexTexts(leads.phoneIndex) };

/**
 * The names that a request's person is told by, from what `personColumns` gives: every index of their e-mail with every one of
 * their telephone. Names of two keys are used by nobody and do no harm. All of a person's requests have the same in the same order.
 */
export function namesOfPerson({
  emails,
  phones,
}: {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}): readonly string[] {
  return emails.flatMap((email) => phones.map((phone) => personName(Buffer.from(email, 'hex'), Buffer.from(phone, 'hex'))));
}

/** Requests of one person wait for each other until the transaction ends. */
export async function lockPeople(transaction: Transaction, names: readonly string[]): Promise<void> {
  // Everybody takes them in the same order, so that nobody waits for who waits for them.
  const sorted = sql.param([...new Set(names)].toSorted());
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 2)) from unnest(${sorted}::text[]) as name`);
}

/** Requests of the person of a stored one wait for each other until the transaction ends, by whichever key others know the person (decision 0359). */
export async function lockPersonOf(transaction: Transaction, leadId: string): Promise<void> {
  const [row] = await transaction.select(personColumns).from(leads).where(eq(leads.id, leadId));
  if (row === undefined) throw new Error(`request ${leadId} is gone`);
  await lockPeople(transaction, namesOfPerson(row));
}
