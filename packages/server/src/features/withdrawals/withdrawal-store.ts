import { editionOf, type EditionId } from '@cotejo/core/editions';
import { withdrawalStep } from '@cotejo/core/lead-withdrawal';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { leadSteps } from '../../platform/database/schema/lead-steps.ts';
import { executives, idempotencyKeys, leads, quotes } from '../../platform/database/schema/requests.ts';

/**
 * A request for who may take it back: how the one stands that its person has with an executive, which is the first one of a
 * 'Duplicado'. Null where the edition has no such request.
 */
export async function findWithdrawable(
  database: Questionable,
  { edition, leadId }: { readonly edition: EditionId; readonly leadId: string },
) {
  const first = alias(leads, 'first');
  const [row] = await database
    .select({
      productDisplayName: sql<string>`coalesce(${quotes.productDisplayName}, ${leads.subject})`,
      organizationDisplayName: sql<string>`coalesce(${quotes.organizationDisplayName}, ${editionOf(edition).brand.name})`,
      firstId: first.id,
      status: first.status,
      failureReason: first.failureReason,
      /** Whether the last time that it failed its own person took it back. */
      isByPerson: sql<boolean>`coalesce((select ${leadSteps.mover} from ${leadSteps}
        where ${leadSteps.leadId} = ${first.id} and ${leadSteps.toStatus} = ${withdrawalStep.to}
        order by ${leadSteps.id} desc limit 1) = 'visitor', false)`,
      executiveId: first.executiveId,
      firstNames: executives.firstNames,
      lastNames: executives.lastNames,
    })
    .from(leads)
    .innerJoin(first, eq(first.id, sql`coalesce(${leads.firstLeadId}, ${leads.id})`))
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(executives, eq(executives.id, first.executiveId))
    .where(and(eq(leads.id, leadId), eq(leads.edition, edition)));
  return row ?? null;
}
export type Withdrawable = NonNullable<Awaited<ReturnType<typeof findWithdrawable>>>;

/** A first request and those that repeat it. */
export async function findRepetitions(database: Questionable, firstId: string): Promise<readonly string[]> {
  const rows = await database
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.id, firstId), eq(leads.firstLeadId, firstId)));
  return rows.map(({ id }) => id);
}

/** Forgets the keys that requests came under: sent again to the letter, what was taken back is asked for anew. */
export async function forgetKeys(transaction: Transaction, leadIds: readonly string[]): Promise<void> {
  await transaction.delete(idempotencyKeys).where(inArray(idempotencyKeys.leadId, [...leadIds]));
}

/** When its person took a request back; null: they did not. */
export async function findWithdrawnAt(database: Questionable, leadId: string): Promise<Date | null> {
  const [row] = await database
    .select({ at: leadSteps.createdAt })
    .from(leadSteps)
    .where(and(eq(leadSteps.leadId, leadId), eq(leadSteps.mover, 'visitor'), eq(leadSteps.toStatus, withdrawalStep.to)))
    .orderBy(desc(leadSteps.id))
    .limit(1);
  return row?.at ?? null;
}

/** Has whoever else takes the request back, or moves it, wait until the transaction ends, but no longer than a visitor would. */
export async function holdRequest(transaction: Transaction, leadId: string): Promise<void> {
  await transaction.execute(sql`set local lock_timeout = '4s'`);
  await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('no key update');
}

/** Whether a request repeats no other. */
export async function isFirst(
  database: Questionable,
  { edition, leadId }: { readonly edition: EditionId; readonly leadId: string },
): Promise<boolean> {
  const rows = await database
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.edition, edition), isNull(leads.firstLeadId)));
  return rows.length > 0;
}
