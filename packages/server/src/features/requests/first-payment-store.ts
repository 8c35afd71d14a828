import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Questionable } from '../../platform/database/connect.ts';
import { leads } from '../../platform/database/schema/requests.ts';

/** The products of other quotes than a request's own that its repetitions carry: its person may have contracted by one of them. */
export async function readOtherOffers(
  database: Questionable,
  { leadId, quoteId }: { readonly leadId: string; readonly quoteId: string | null },
): Promise<readonly { readonly productId: number | null }[]> {
  return database
    .select({ productId: leads.productId })
    .from(leads)
    .where(and(eq(leads.firstLeadId, leadId), isNotNull(leads.quoteId), sql`${leads.quoteId} is distinct from ${quoteId}::uuid`));
}
