import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertRows } from '../../platform/database/insert-rows-store.ts';
import { executives } from '../../platform/database/schema/requests.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';

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
