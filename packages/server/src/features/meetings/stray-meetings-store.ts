import { withdrawalStep } from '@cotejo/core/lead-withdrawal';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { executiveCalendars, meetings } from '../../platform/database/schema/meetings.ts';
import { leads } from '../../platform/database/schema/requests.ts';
import type { MeetingRow } from './meeting-store.ts';

const first = alias(leads, 'first');
/** Who has a request, a 'Duplicado' being with whoever has the first one. */
const holder = sql<number | null>`coalesce(${leads.executiveId}, ${first.executiveId})`;

/** Status and reason of a request, of a 'Duplicado' the first one's. */
const status = sql<number>`coalesce(${first.status}, ${leads.status})`;
const failureReason = sql<
  number | null
>`case when ${first.id} is null then ${leads.failureReason} else ${first.failureReason} end`;

/** A meeting to come that is not with whoever has its request, or whose person wants no contact any more. */
export interface StrayMeeting {
  readonly meeting: MeetingRow;
  readonly contactChannel: string;
  /** Who has the request now; null: nobody. */
  readonly holder: number | null;
  /** Of the request, of a 'Duplicado' the first one's. */
  readonly status: number;
  readonly failureReason: number | null;
}

function isStray(now: Date) {
  const stands = inArray(meetings.status, ['booked', 'confirmed']);
  const isUnwanted = and(eq(status, withdrawalStep.to), eq(failureReason, withdrawalStep.reason));
  return and(stands, gt(meetings.startsAt, now), or(sql`${holder} is distinct from ${meetings.executiveId}`, isUnwanted));
}

/** The meetings to come of requests, and of what repeats them, that are not with whoever has the request; the earliest first. */
export async function findStrayMeetings(
  transaction: Transaction,
  leadIds: readonly string[],
  now: Date,
): Promise<readonly StrayMeeting[]> {
  const ofLeads = or(inArray(leads.id, [...leadIds]), inArray(leads.firstLeadId, [...leadIds]));
  return transaction
    .select({
      meeting: meetings,
      contactChannel: leads.contactChannel,
      holder,
      status,
      failureReason,
    })
    .from(meetings)
    .innerJoin(leads, eq(leads.id, meetings.leadId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .where(and(ofLeads, isStray(now)))
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
}

/** The requests with such meetings, a 'Duplicado' named by its first one. */
export async function listStrayRequests(database: Database, now: Date): Promise<readonly string[]> {
  const rows = await database
    .selectDistinct({ leadId: sql<string>`coalesce(${leads.firstLeadId}, ${leads.id})` })
    .from(meetings)
    .innerJoin(leads, eq(leads.id, meetings.leadId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .where(isStray(now));
  return rows.map(({ leadId }) => leadId);
}

/** True once a request is held until the transaction ends; false: somebody else is at it. */
export async function holdRequest(transaction: Transaction, leadId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for('no key update', { skipLocked: true });
  return rows.length > 0;
}

/** Takes calendars until the transaction ends, in one order. */
export async function lockCalendars(transaction: Transaction, executiveIds: readonly number[]): Promise<void> {
  await transaction
    .select({ id: executiveCalendars.executiveId })
    .from(executiveCalendars)
    .where(inArray(executiveCalendars.executiveId, [...executiveIds]))
    .orderBy(asc(executiveCalendars.executiveId))
    .for('update');
}

/** What a meeting is when another executive keeps it. */
export type KeptMeeting = Pick<
  MeetingRow,
  'executiveId' | 'blockedFrom' | 'blockedTo' | 'timeZone' | 'visitorTimeZone' | 'sequence'
>;

/** Gives a meeting to another executive. */
export async function giveMeeting(transaction: Transaction, id: string, kept: KeptMeeting): Promise<void> {
  await transaction.update(meetings).set(kept).where(eq(meetings.id, id));
}
