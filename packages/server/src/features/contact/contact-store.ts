import type { EditionId } from '@cotejo/core/editions';
import type { PlainDate } from '@cotejo/core/dates';
import { and, arrayContains, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { insertRows } from '../../platform/database/insert-rows-store.ts';
import { executives } from '../../platform/database/schema.ts';

/** Executives of a business line who are at work on a day and take meetings, in a fixed order. */
export async function readMeetingExecutives(
  database: Questionable,
  { edition, line, today }: { readonly edition: EditionId; readonly line: string; readonly today: PlainDate },
) {
  return database
    .select()
    .from(executives)
    .where(
      and(
        eq(executives.edition, edition),
        eq(executives.active, true),
        eq(executives.calendlyActive, true),
        isNotNull(executives.calendlyUrl),
        arrayContains(executives.businessLines, [line]),
        or(isNull(executives.recessUntil), lt(executives.recessUntil, today)),
      ),
    )
    .orderBy(asc(executives.id));
}

/** Stores executives of the editions that have none: whoever somebody put in charge stays in charge alone. */
export async function insertFirstExecutives(
  transaction: Transaction,
  people: readonly (typeof executives.$inferInsert)[],
): Promise<void> {
  const staffed = await transaction.selectDistinct({ edition: executives.edition }).from(executives);
  const known = new Set(staffed.map(({ edition }) => edition));
  const rows = people.filter(({ edition }) => !known.has(edition));
  await insertRows(transaction, executives, { rows, onConflict: sql`on conflict (email) do nothing` });
}
