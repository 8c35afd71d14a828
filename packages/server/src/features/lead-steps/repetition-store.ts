import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { leads } from '../../platform/database/schema/requests.ts';

/** A request that was found to repeat another. */
export interface Repeated {
  readonly leadId: string;
  readonly firstId: string;
}

/**
 * Has whoever else finds out which requests of an edition are repetitions wait until the transaction ends. Taken before any of them
 * is held: which ones a finding changes, its own repetitions among them, is known only once it holds the first (docs/decisions/0342).
 */
export async function holdRepetitions(transaction: Transaction, edition: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`repetitions:${edition}`}, 2))`);
}

/** Holds what repeats these requests until the transaction ends, in one order, before anybody's executive is waited for. */
export async function lockRepetitionsOf(transaction: Transaction, leadIds: readonly string[]): Promise<void> {
  await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.firstLeadId, [...leadIds]))
    .orderBy(asc(leads.id))
    .for('no key update');
}

/** Has whatever repeats requests that are repetitions now repeat their first ones, and gives the ids of what was changed: there are no chains. */
export async function pointToFirst(transaction: Transaction, repeated: readonly Repeated[]): Promise<readonly string[]> {
  if (repeated.length === 0) return [];
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update ${leads} set first_lead_id = given."firstId"
    from json_to_recordset(${JSON.stringify(repeated)}::json) as given("leadId" uuid, "firstId" uuid)
    where ${leads.firstLeadId} = given."leadId" returning ${leads.id} as id`);
  return rows.map(({ id }) => id);
}
