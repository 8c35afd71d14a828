import type { EditionId } from '@cotejo/core/editions';
import type { PlainDate } from '@cotejo/core/dates';
import { and, arrayContains, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { insertMissingRows } from '../../platform/content/content-store.ts';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { businessLines } from '../../platform/database/content-schema.ts';
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

/** Lines of business that a country has, in their order. */
export async function readBusinessLines(
  database: Questionable,
  {
    country,
    leadType,
    id,
  }: { readonly country: string; readonly leadType?: string | undefined; readonly id?: string | undefined },
) {
  return database
    .select()
    .from(businessLines)
    .where(
      and(
        arrayContains(businessLines.availableCountries, [country]),
        leadType === undefined ? undefined : arrayContains(businessLines.leadTypes, [leadType]),
        id === undefined ? undefined : eq(businessLines.id, id),
      ),
    )
    .orderBy(asc(businessLines.position), asc(businessLines.id));
}

/** Stores the lines that are not there yet. */
export function insertMissingLines(
  transaction: Transaction,
  rows: readonly (typeof businessLines.$inferInsert)[],
): Promise<void> {
  return insertMissingRows(transaction, businessLines, rows);
}
