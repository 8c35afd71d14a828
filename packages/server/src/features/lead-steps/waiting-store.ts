import type { PlainDate } from '@cotejo/core/dates';
import { leadStatus, waitingStatuses } from '@cotejo/core/leads';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isAtWorkOn } from '../../platform/assignment/at-work-store.ts';
import { askedAgainHours, namesOfPerson, personColumns } from '../../platform/assignment/people-store.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { leadOrigins } from '../../platform/database/schema/consents.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';
import { isSameIndex } from '../../platform/personal-data/index-pairs-store.ts';
import { leadColumns, type LeadRow } from './lead-step-store.ts';

/** A business line of an edition. */
export interface Line {
  readonly edition: string;
  readonly businessLine: string;
}

/** Where requests wait for an executive. */
export async function readWaitingLines(database: Database): Promise<readonly Line[]> {
  return database
    .selectDistinct({ edition: leads.edition, businessLine: leads.businessLine })
    .from(leads)
    .where(inArray(leads.status, [...waitingStatuses]))
    .orderBy(asc(leads.edition), asc(leads.businessLine));
}

/** The last request of a page. */
export type Place = Pick<LeadRow, 'createdAt' | 'id'>;

/** Which waiting requests: those of a line, after one of them, all or those that ask for somebody by name; or one alone. */
export type WaitingWish =
  | { readonly line: Line; readonly after: Place | null; readonly count: number; readonly onlyWished: boolean }
  | { readonly id: string };

/** A request that waits, with the names that its person is told by; all of a person's requests have the same in the same order. */
export interface WaitingLead extends LeadRow {
  readonly people: readonly string[];
}

const isWished = sql`exists (
  select from ${leadOrigins} where ${leadOrigins.leadId} = ${leads.id} and ${leadOrigins.wishedExecutiveId} is not null)`;

/** Requests that wait for an executive, the oldest first, which nobody else gives until the transaction ends; not those that somebody is at. */
export async function lockWaiting(transaction: Transaction, wish: WaitingWish): Promise<readonly WaitingLead[]> {
  const waits = inArray(leads.status, [...waitingStatuses]);
  const columns = { ...leadColumns, ...personColumns };
  // A moment that was read has no microseconds.
  const moment = sql`date_trunc('milliseconds', ${leads.createdAt})`;
  const isAfter =
    'id' in wish || wish.after === null
      ? undefined
      : sql`(${moment}, ${leads.id}) > (${wish.after.createdAt.toISOString()}::timestamptz, ${wish.after.id}::uuid)`;
  const wanted =
    'id' in wish
      ? eq(leads.id, wish.id)
      : and(
          eq(leads.edition, wish.line.edition),
          eq(leads.businessLine, wish.line.businessLine),
          isAfter,
          wish.onlyWished ? isWished : undefined,
        );
  const rows = await transaction
    .select(columns)
    .from(leads)
    .where(and(waits, wanted))
    .orderBy(asc(moment), asc(leads.id))
    .limit('id' in wish ? 1 : wish.count)
    .for('no key update', { skipLocked: true });
  return rows.map(({ emails, phones, ...lead }) => ({ ...lead, people: namesOfPerson({ emails, phones }) }));
}

/** A request that somebody has, and who. */
export interface AnsweredFirst {
  readonly firstId: string;
  readonly executiveId: number;
}

/**
 * Which of these requests, 'Sin Estado', repeat one that somebody who is at work on that day has: of the same person, edition and
 * business line, less than 24 hours apart (decision 0303).
 */
export async function findAnswered(
  transaction: Transaction,
  leadIds: readonly string[],
  day: PlainDate,
): Promise<ReadonlyMap<string, AnsweredFirst>> {
  const isAtWork = isAtWorkOn(day, {
    recessReason: sql`person.recess_reason`,
    recessFrom: sql`person.recess_from`,
    recessUntil: sql`person.recess_until`,
  });
  const { rows } = await transaction.execute<{ lead: string; first: string; executive: number }>(sql`
    select distinct on (own.id) own.id as lead, same.id as first, same.executive_id as executive
    from ${leads} own
    join ${leads} same on ${isSameIndex(sql`same.email_index`, sql`own.email_index`)}
      and ${isSameIndex(sql`same.phone_index`, sql`own.phone_index`)} and same.edition = own.edition and same.business_line = own.business_line and same.id <> own.id
      and same.status = ${leadStatus.assigned} and same.first_lead_id is null
      and abs(extract(epoch from same.created_at - own.created_at)) < ${askedAgainHours * 3600}::integer
    join ${executives} person on person.id = same.executive_id and person.active and ${isAtWork}
    where own.id = any(${sql.param([...leadIds])}::uuid[]) and own.status = ${leadStatus.unassigned}
    order by own.id, same.created_at, same.id`);
  return new Map(rows.map(({ lead, first, executive }) => [lead, { firstId: first, executiveId: executive }]));
}

/** What becomes of a waiting request: somebody has it, or it repeats one that somebody has. */
export interface WaitingChange {
  readonly id: string;
  readonly status: number;
  readonly executiveId: number | null;
  readonly firstLeadId: string | null;
}

/** Changes requests that waited and were locked, on a day of their edition. */
export async function changeWaiting(transaction: Transaction, changes: readonly WaitingChange[], day: PlainDate): Promise<void> {
  if (changes.length === 0) return;
  await transaction.execute(sql`
    update ${leads} set status = given.status, sub_status = null, failure_reason = null, executive_id = given."executiveId",
      assigned_on = case when given."executiveId" is null then null else ${day}::date end, first_lead_id = given."firstLeadId"
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as given(id uuid, status integer, "executiveId" integer, "firstLeadId" uuid) where ${leads.id} = given.id`);
}
