import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { leads, quotes } from '../../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../../platform/personal-data/data-keys.ts';
import { openPerson } from '../../../platform/personal-data/sealed-person.ts';

/** The newest repetitions of a request, so many, with their quotes (null: it is about no product), the oldest first. */
export async function findRepetitions(
  database: Database,
  { firstLeadId, most }: { readonly firstLeadId: string; readonly most: number },
  keys: DataKeys,
) {
  const rows = await database
    .select({ lead: leads, quote: quotes })
    .from(leads)
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .where(eq(leads.firstLeadId, firstLeadId))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(most);
  return rows.toReversed().map((row) => ({ ...row, lead: { ...row.lead, ...openPerson(keys, row.lead) } }));
}
