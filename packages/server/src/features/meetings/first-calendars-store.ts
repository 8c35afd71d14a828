import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { executiveCalendars } from '../../platform/database/schema/meetings.ts';
import { executives } from '../../platform/database/schema/requests.ts';

/** Stores calendars of executives, named by their e-mail, who are there and have none. */
export async function insertMissingCalendars(
  transaction: Transaction,
  calendars: readonly (Omit<typeof executiveCalendars.$inferInsert, 'executiveId'> & { readonly email: string })[],
): Promise<void> {
  const emails = calendars.map(({ email }) => email);
  const known = await transaction
    .select({ id: executives.id, email: executives.email })
    .from(executives)
    .where(inArray(executives.email, emails));
  const ids = new Map(known.map(({ id, email }) => [email, id]));
  const rows = calendars.flatMap(({ email, ...calendar }) => {
    const executiveId = ids.get(email);
    return executiveId === undefined ? [] : [{ executiveId, ...calendar }];
  });
  if (rows.length > 0) await transaction.insert(executiveCalendars).values(rows).onConflictDoNothing();
}
