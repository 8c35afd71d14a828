import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';

/** Hours within which a person who asks again has asked already. */
export const askedAgainHours = 24;

/** What a person's requests are told by, from the blind indexes of their e-mail and telephone. */
export function personName(email: Uint8Array, phone: Uint8Array): string {
  return `${Buffer.from(email).toString('hex')}:${Buffer.from(phone).toString('hex')}`;
}

/** Requests of one person wait for each other until the transaction ends. */
export async function lockPeople(transaction: Transaction, names: readonly string[]): Promise<void> {
  // Everybody takes them in the same order, so that nobody waits for who waits for them.
  const sorted = sql.param([...new Set(names)].toSorted());
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 2)) from unnest(${sorted}::text[]) as name`);
}
