import type { EditionId } from '@cotejo/core/editions';
import { and, asc, eq, sql } from 'drizzle-orm';
import { insertMissingRows } from '../../platform/content/content-store.ts';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { integrationForms } from '../../platform/database/schema/site-content.ts';
import { profileSubmissions } from '../../platform/database/schema/visits.ts';

/** The active form of a process, to be parsed; null where the edition has none of that hash. */
export async function findFormDefinition(database: Questionable, edition: EditionId, hash: string): Promise<unknown> {
  const [row] = await database
    .select({ definition: integrationForms.definition })
    .from(integrationForms)
    .where(and(eq(integrationForms.edition, edition), eq(integrationForms.hash, hash), eq(integrationForms.active, true)));
  return row?.definition ?? null;
}

/** All active forms of an edition, to be parsed, in the order of their names. */
export async function findFormDefinitions(database: Questionable, edition: EditionId): Promise<readonly unknown[]> {
  const rows = await database
    .select({ definition: integrationForms.definition })
    .from(integrationForms)
    .where(and(eq(integrationForms.edition, edition), eq(integrationForms.active, true)))
    .orderBy(asc(integrationForms.name), asc(integrationForms.hash));
  return rows.map(({ definition }) => definition);
}

/** Edition and hash of every form, 'chile 6f1d…', whether active or not. */
export async function storedFormKeys(database: Questionable): Promise<ReadonlySet<string>> {
  const rows = await database.select({ edition: integrationForms.edition, hash: integrationForms.hash }).from(integrationForms);
  return new Set(rows.map(({ edition, hash }) => `${edition} ${hash}`));
}

/** Stores the form of a process, in place of an earlier one, which keeps its name. */
export async function upsertForm(
  transaction: Transaction,
  form: Pick<typeof integrationForms.$inferInsert, 'edition' | 'hash' | 'name' | 'definition'>,
): Promise<void> {
  await transaction
    .insert(integrationForms)
    .values(form)
    .onConflictDoUpdate({
      target: [integrationForms.edition, integrationForms.hash],
      set: { definition: form.definition, active: true, updatedAt: sql`now()` },
    });
}

/** Stores the forms that are not there yet. */
export function insertMissingForms(
  transaction: Transaction,
  rows: readonly (typeof integrationForms.$inferInsert)[],
): Promise<void> {
  return insertMissingRows(transaction, integrationForms, rows);
}

/** Notes what a profile is like. */
export async function insertProfileSubmission(
  database: Questionable,
  row: Omit<typeof profileSubmissions.$inferInsert, 'id'>,
): Promise<void> {
  await database.insert(profileSubmissions).values(row);
}
