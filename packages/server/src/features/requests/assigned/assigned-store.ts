import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect.ts';
import { leadSteps } from '../../../platform/database/schema/lead-steps.ts';
import { executives, leads } from '../../../platform/database/schema/requests.ts';

/** A request that nobody else moves until the transaction ends, with who has it and how many steps it took; null: there is none. */
export async function holdAssigned(transaction: Transaction, leadId: string) {
  // No longer than somebody waits who pressed a button.
  await transaction.execute(sql`set local lock_timeout = '4s'`);
  const [lead] = await transaction
    .select({ edition: leads.edition, status: leads.status, executiveId: leads.executiveId })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for('no key update');
  if (lead === undefined) return null;
  const [counted] = await transaction
    .select({ steps: sql<number>`count(*)::int` })
    .from(leadSteps)
    .where(eq(leadSteps.leadId, leadId));
  return { ...lead, steps: counted?.steps ?? 0 };
}

/** Name of an executive, as history keeps it. */
export async function findExecutiveName(transaction: Transaction, id: number): Promise<string | null> {
  const [row] = await transaction
    .select({ firstNames: executives.firstNames, lastNames: executives.lastNames })
    .from(executives)
    .where(eq(executives.id, id));
  return row === undefined ? null : `${row.firstNames} ${row.lastNames}`;
}
