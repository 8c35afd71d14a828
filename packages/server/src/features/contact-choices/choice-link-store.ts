import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { messages } from '../../platform/database/schema/messages.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';

/** Whom a message was written to: the person of its request, or else its executive; null: there is no such message any more. */
export async function findReader(database: Database, messageId: string, keys: DataKeys): Promise<string | null> {
  const [row] = await database
    .select({ lead: leads, executiveEmail: executives.email })
    .from(messages)
    .leftJoin(leads, eq(leads.id, messages.leadId))
    .leftJoin(executives, eq(executives.id, messages.executiveId))
    .where(eq(messages.id, messageId));
  if (row === undefined) return null;
  return row.lead === null ? row.executiveEmail : openPerson(keys, row.lead).email;
}
