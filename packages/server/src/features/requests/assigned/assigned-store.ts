import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Questionable, Transaction } from '../../../platform/database/connect.ts';
import { leadSteps } from '../../../platform/database/schema/lead-steps.ts';
import { executives, leads } from '../../../platform/database/schema/requests.ts';

/** The request that stands for one: the first one of a 'Duplicado', else itself; null: there is none. */
export async function findFirst(database: Questionable, leadId: string): Promise<string | null> {
  const [row] = await database
    .select({ id: sql<string>`coalesce(${leads.firstLeadId}, ${leads.id})` })
    .from(leads)
    .where(eq(leads.id, leadId));
  return row?.id ?? null;
}

/** A request that nobody else moves until the transaction ends, with who has it while they work here, and how many steps it took; null: there is none. */
export async function holdAssigned(transaction: Transaction, leadId: string) {
  // No longer than somebody waits who pressed a button.
  await transaction.execute(sql`set local lock_timeout = '4s'`);
  const held = await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for('no key update');
  if (held.length === 0) return null;
  const holder = alias(executives, 'holder');
  const [lead] = await transaction
    .select({
      edition: leads.edition,
      status: leads.status,
      firstLeadId: leads.firstLeadId,
      executiveId: sql<number | null>`case when ${holder.active} then ${holder.id} end`,
      executiveName: sql<string | null>`${holder.firstNames} || ' ' || ${holder.lastNames}`,
      steps: sql<number>`(select count(*)::int from ${leadSteps} where ${leadSteps.leadId} = ${leads.id})`,
    })
    .from(leads)
    .leftJoin(holder, eq(holder.id, leads.executiveId))
    .where(eq(leads.id, leadId));
  return lead ?? null;
}
