import { leadStatus } from '@cotejo/core/leads';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Questionable, Transaction } from '../../platform/database/connect.ts';
import { leadOrigins } from '../../platform/database/schema/consents.ts';
import { leadSteps } from '../../platform/database/schema/lead-steps.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';

/** A request as its steps see it: nothing of the person. */
export const leadColumns = {
  id: leads.id,
  edition: leads.edition,
  status: leads.status,
  leadType: leads.leadType,
  businessLine: leads.businessLine,
  contactChannel: leads.contactChannel,
  contactTime: leads.contactTime,
  employees: leads.employees,
  executiveId: leads.executiveId,
  firstLeadId: leads.firstLeadId,
  assignedOn: leads.assignedOn,
  subStatus: leads.subStatus,
  failureReason: leads.failureReason,
  createdAt: leads.createdAt,
};
export type LeadRow = Pick<typeof leads.$inferSelect, keyof typeof leadColumns>;
export type NewLeadStep = Omit<typeof leadSteps.$inferInsert, 'id'>;

/** Fails a transaction that waits for another one longer than somebody would. */
export async function limitWaiting(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local lock_timeout = '4s'`);
}

/** These requests, which nobody else moves until the transaction ends. What refers to them does not wait. */
export async function lockLeads(transaction: Transaction, ids: readonly string[]): Promise<readonly LeadRow[]> {
  // Everybody takes them in the same order, so that nobody waits for who waits for them.
  return transaction
    .select(leadColumns)
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(asc(leads.id))
    .for('no key update');
}

/** Whether the last time that a request failed its own person took it back. */
export async function wasTakenBack(transaction: Transaction, leadId: string): Promise<boolean> {
  const [last] = await transaction
    .select({ mover: leadSteps.mover })
    .from(leadSteps)
    .where(and(eq(leadSteps.leadId, leadId), eq(leadSteps.toStatus, leadStatus.failed)))
    .orderBy(desc(leadSteps.id))
    .limit(1);
  return last?.mover === 'visitor';
}

/** From whom these requests were taken, by request: whoever had one when it went to 'Por Reasignar'. */
export async function findTakenFrom(
  transaction: Transaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (leadIds.length === 0) return new Map();
  const rows = await transaction
    .select({ leadId: leadSteps.leadId, executiveId: leadSteps.executiveBefore })
    .from(leadSteps)
    .where(and(inArray(leadSteps.leadId, [...leadIds]), eq(leadSteps.toStatus, leadStatus.toReassign)));
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return new Map([...byLead].map(([leadId, taken]) => [leadId, new Set(taken.flatMap(({ executiveId }) => executiveId ?? []))]));
}

/** What a step changes of a request. */
export type LeadChange = Partial<
  Pick<LeadRow, 'status' | 'subStatus' | 'failureReason' | 'executiveId' | 'assignedOn' | 'firstLeadId'>
>;

/** Changes a request that was locked. */
export async function changeLead(transaction: Transaction, id: string, change: LeadChange): Promise<void> {
  await transaction.update(leads).set(change).where(eq(leads.id, id));
}

/** Writes steps, and gives their numbers in the same order. */
export async function insertSteps(transaction: Transaction, rows: readonly NewLeadStep[]): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  const stored = await transaction
    .insert(leadSteps)
    .values([...rows])
    .returning({ id: leadSteps.id, leadId: leadSteps.leadId });
  return rows.map(({ leadId }) => {
    const step = stored.find((each) => each.leadId === leadId);
    if (!step) throw new Error(`a step of request ${leadId} was not stored`);
    return step.id;
  });
}

/** A request without its person; null: there is none. */
export async function findLead(database: Questionable, id: string): Promise<LeadRow | null> {
  const [row] = await database.select(leadColumns).from(leads).where(eq(leads.id, id));
  return row ?? null;
}

/** Whom these requests ask for by their referrals, by request: those that name one of ours. */
export async function findWishedExecutives(
  database: Questionable,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly executiveId: number; readonly outcome: string | null }>> {
  if (leadIds.length === 0) return new Map();
  const rows = await database
    .select({ leadId: leadOrigins.leadId, executiveId: leadOrigins.wishedExecutiveId, outcome: leadOrigins.wishOutcome })
    .from(leadOrigins)
    .where(inArray(leadOrigins.leadId, [...leadIds]));
  return new Map(
    rows.flatMap(({ leadId, executiveId, outcome }) =>
      executiveId === null ? [] : [[leadId, { executiveId, outcome }] as const],
    ),
  );
}

/** The steps of a request, the first one first. */
export async function readSteps(database: Database, leadId: string) {
  return database.select().from(leadSteps).where(eq(leadSteps.leadId, leadId)).orderBy(asc(leadSteps.id));
}
export type StoredStep = Awaited<ReturnType<typeof readSteps>>[number];

/** Names of executives by their numbers. */
export async function readExecutiveNames(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: executives.id, firstNames: executives.firstNames, lastNames: executives.lastNames })
    .from(executives)
    .where(inArray(executives.id, [...ids]));
  return new Map(rows.map(({ id, firstNames, lastNames }) => [id, `${firstNames} ${lastNames}`]));
}

/** How many requests are in each status, in the order of the statuses. */
export async function countLeads(database: Database): Promise<readonly { readonly status: number; readonly count: number }[]> {
  return database
    .select({ status: leads.status, count: sql<number>`count(*)::int` })
    .from(leads)
    .groupBy(leads.status)
    .orderBy(asc(leads.status));
}

/** The newest requests, of one status or of all but the ends that nobody works on. */
export async function listLeads(database: Database, status: number | null, count: number): Promise<readonly LeadRow[]> {
  return database
    .select(leadColumns)
    .from(leads)
    .where(status === null ? ne(leads.status, leadStatus.duplicate) : eq(leads.status, status))
    .orderBy(sql`${leads.createdAt} desc`, asc(leads.id))
    .limit(count);
}
