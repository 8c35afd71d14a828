import type { EditionId } from '@cotejo/core/editions';
import type { PlainDate } from '@cotejo/core/dates';
import { recessReason } from '@cotejo/core/recess';
import { and, arrayContains, asc, eq, gte, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { insertRows } from '../../platform/database/insert-rows-store.ts';
import { executives } from '../../platform/database/schema/requests.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';

/** Executives of a business line who are at work on a day, can pay a charge and take meetings, in a fixed order. */
export async function readMeetingExecutives(
  database: Questionable,
  { edition, line, today }: { readonly edition: EditionId; readonly line: string; readonly today: PlainDate },
) {
  // Of a low balance the balance itself tells, as where requests are given out.
  const isOutForBalanceOrNot = or(isNull(executives.recessReason), eq(executives.recessReason, recessReason.lowBalance));
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
        gte(executives.balance, executives.chargePerLead),
        or(lt(executives.recessUntil, today), and(isNull(executives.recessUntil), isOutForBalanceOrNot)),
      ),
    )
    .orderBy(asc(executives.id));
}

/**
 * Stores invented executives in the editions that show demonstration products and have no executive: whoever somebody put in
 * charge stays in charge alone, and a catalogue of one's own waits for people of one's own.
 */
export async function insertFirstExecutives(
  transaction: Transaction,
  people: readonly (typeof executives.$inferInsert)[],
): Promise<void> {
  const { edition: column, status, isDemonstration } = catalogueVersions;
  const shown = await transaction
    .selectDistinct({ edition: column })
    .from(catalogueVersions)
    .where(
      and(
        eq(status, 'published'),
        eq(isDemonstration, true),
        notInArray(column, transaction.select({ edition: executives.edition }).from(executives)),
      ),
    );
  const open = new Set(shown.map(({ edition }) => edition));
  const rows = people.filter(({ edition }) => open.has(edition));
  await insertRows(transaction, executives, { rows, onConflict: sql`on conflict (email) do nothing` });
}
