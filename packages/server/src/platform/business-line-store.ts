import { and, arrayContains, asc, eq } from 'drizzle-orm';
import { insertMissingRows } from './content/content-store.ts';
import type { Questionable, Transaction } from './database/connect.ts';
import { businessLines } from './database/schema/site-content.ts';

/** Which lines of business: those of a country, of these those of a kind of request, or the one of an id. */
export interface LinesQuestion {
  readonly country: string;
  readonly leadType?: string | undefined;
  readonly id?: string | undefined;
}

/** Lines of business that a country has, in their order. */
export async function readBusinessLines(database: Questionable, { country, leadType, id }: LinesQuestion) {
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
