import type { EditionId } from '@cotejo/core/editions';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/connect.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';
import { executives, feedbacks, leads, quotes } from '../../platform/database/schema/requests.ts';

export type FeedbackRow = typeof feedbacks.$inferSelect;

/** What a survey may say of a request, of a 'Duplicado' with who answers the first one; null where the edition has no such request, or it is about no product. */
export async function findSurveyedLead(database: Database, { edition, leadId }: { edition: EditionId; leadId: string }) {
  const first = alias(leads, 'first');
  const [row] = await database
    .select({
      productDisplayName: quotes.productDisplayName,
      organizationDisplayName: quotes.organizationDisplayName,
      executiveNames: executives.firstNames,
      executiveId: executives.id,
      productId: quotes.productId,
      feedbackId: feedbacks.id,
    })
    .from(leads)
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .leftJoin(executives, eq(executives.id, sql`coalesce(${leads.executiveId}, ${first.executiveId})`))
    .leftJoin(feedbacks, eq(feedbacks.leadId, leads.id))
    .where(and(eq(leads.id, leadId), eq(leads.edition, edition)));
  return row ?? null;
}

/** Who asked for a request, and how it stands; null: there is no such request. */
export async function findSurveyedPerson(database: Database, leadId: string, keys: DataKeys) {
  const [lead] = await database.select().from(leads).where(eq(leads.id, leadId));
  if (lead === undefined) return null;
  const { firstName, email } = openPerson(keys, lead);
  return { firstName, email, status: lead.status };
}

/** An opinion by its number, or null. */
export async function findFeedback(
  database: Database,
  { edition, id }: { edition: EditionId; id: string },
): Promise<FeedbackRow | null> {
  const [row] = await database
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.id, id), eq(feedbacks.edition, edition)));
  return row ?? null;
}

/** Stores an opinion; null when the request has one already. */
export async function insertFeedback(database: Database, row: FeedbackRow): Promise<FeedbackRow | null> {
  const [stored] = await database.insert(feedbacks).values(row).onConflictDoNothing({ target: feedbacks.leadId }).returning();
  return stored ?? null;
}

/** Changes what is given of an opinion; null when it is there no more. */
export async function changeFeedback(
  database: Database,
  id: string,
  change: { readonly score?: number; readonly comment?: string; readonly updatedAt: Date },
): Promise<FeedbackRow | null> {
  const [changed] = await database.update(feedbacks).set(change).where(eq(feedbacks.id, id)).returning();
  return changed ?? null;
}
