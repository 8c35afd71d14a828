import { withdrawalStep } from '@cotejo/core/lead-withdrawal';
import { meetingStatuses, type MeetingStatus } from '@cotejo/core/meeting-steps';
import type { Span } from '@cotejo/core/meetings';
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { alias } from 'drizzle-orm/pg-core';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { executiveCalendars, executiveTimeOff, meetingEvents, meetings } from '../../platform/database/schema/meetings.ts';
import { messages } from '../../platform/database/schema/messages.ts';
import { executives, leads, quotes } from '../../platform/database/schema/requests.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type CalendarRow = typeof executiveCalendars.$inferSelect;
export type NewMeetingEvent = Omit<typeof meetingEvents.$inferInsert, 'id'>;

/** Statuses of meetings that are to take place, as the indexes and the constraint of their table have them. */
const standing: readonly MeetingStatus[] = ['booked', 'confirmed'];

/** Fails a transaction that waits for another one longer than a visitor would. */
export async function limitWaiting(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local lock_timeout = '4s'`);
}

/** Whom the last meeting of a request was to be with, while the request is nobody's: who booked it must be able to cancel it. */
const metAnyway = sql`(select met.executive_id from ${meetings} met
  where met.lead_id = ${leads.id} order by met.created_at desc, met.arranged_at desc limit 1)`;

/**
 * What a meeting about a request is with, and about what: of a 'Duplicado' the executive of the first one. Null where the
 * edition has no such request, or nobody answers it or met its person.
 */
export async function findAsked(database: Questionable, { edition, leadId }: { edition: EditionId; leadId: string }) {
  const first = alias(leads, 'first');
  const isTakenBack = sql<boolean>`(coalesce(${first.status}, ${leads.status}) = ${withdrawalStep.to}
    and coalesce(${first.failureReason}, ${leads.failureReason}, 0) = ${withdrawalStep.reason})`;
  const [row] = await database
    .select({
      leadId: leads.id,
      contactChannel: leads.contactChannel,
      productDisplayName: sql<string>`coalesce(${quotes.productDisplayName}, ${leads.subject})`,
      organizationDisplayName: sql<string>`coalesce(${quotes.organizationDisplayName}, ${editionOf(edition).brand.name})`,
      executive: executives,
      /** False while the request is nobody's. */
      isHeld: sql<boolean>`coalesce(${leads.executiveId}, ${first.executiveId}) is not null`,
      /** False as well once its person took it back. */
      isAnswered: sql<boolean>`coalesce(${leads.executiveId}, ${first.executiveId}) is not null and not ${isTakenBack}`,
      isTakenBack,
      /** Null: it is about none. */
      productCode: quotes.productCode,
    })
    .from(leads)
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .innerJoin(executives, eq(executives.id, sql`coalesce(${leads.executiveId}, ${first.executiveId}, ${metAnyway})`))
    .where(and(eq(leads.id, leadId), eq(leads.edition, edition)));
  return row ?? null;
}
export type Asked = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/** An executive by their number. */
export async function findExecutive(database: Questionable, id: number) {
  const [row] = await database.select().from(executives).where(eq(executives.id, id));
  return row ?? null;
}

/** Which executives were told of meetings of a request, each with a link of theirs. */
export async function readToldExecutives(database: Questionable, leadId: string): Promise<readonly number[]> {
  const rows = await database
    .selectDistinct({ id: messages.executiveId })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.event, 'meeting-notice'), isNotNull(messages.executiveId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** The calendar that an executive takes meetings by; null: none of ours. */
export async function findCalendar(database: Questionable, executiveId: number): Promise<CalendarRow | null> {
  const [row] = await database
    .select()
    .from(executiveCalendars)
    .where(and(eq(executiveCalendars.executiveId, executiveId), eq(executiveCalendars.active, true)));
  return row ?? null;
}

/** Takes an executive's calendar until the transaction ends: whoever else books or changes a meeting of theirs waits. */
export async function lockCalendar(transaction: Transaction, executiveId: number): Promise<void> {
  await transaction
    .select({ id: executiveCalendars.executiveId })
    .from(executiveCalendars)
    .where(eq(executiveCalendars.executiveId, executiveId))
    .for('update');
}

/** What an executive's standing meetings take up from a moment on, but for one of them. */
export async function readTaken(
  database: Questionable,
  { executiveId, from, except }: { readonly executiveId: number; readonly from: Date; readonly except: string | null },
): Promise<readonly Span[]> {
  const rows = await database
    .select({ id: meetings.id, from: meetings.blockedFrom, to: meetings.blockedTo })
    .from(meetings)
    .where(and(eq(meetings.executiveId, executiveId), gt(meetings.blockedTo, from), inArray(meetings.status, [...standing])));
  return rows.filter(({ id }) => id !== except).map((row) => ({ from: row.from.getTime(), to: row.to.getTime() }));
}

/** An executive's time off from a moment on. */
export async function readTimeOff(database: Questionable, executiveId: number, from: Date): Promise<readonly Span[]> {
  const rows = await database
    .select({ from: executiveTimeOff.startsAt, to: executiveTimeOff.endsAt })
    .from(executiveTimeOff)
    .where(and(eq(executiveTimeOff.executiveId, executiveId), gt(executiveTimeOff.endsAt, from)));
  return rows.map((row) => ({ from: row.from.getTime(), to: row.to.getTime() }));
}

/** A meeting that was read, with a status that is one. */
export type KnownMeeting = Omit<MeetingRow, 'status'> & { readonly status: MeetingStatus };

function known(row: MeetingRow | undefined): KnownMeeting | null {
  const status = meetingStatuses.find((name) => name === row?.status);
  return row === undefined || status === undefined ? null : { ...row, status };
}

/** The last meeting that was booked for a request; null: none was. */
export async function findLastMeeting(database: Questionable, leadId: string): Promise<KnownMeeting | null> {
  const [row] = await database
    .select()
    .from(meetings)
    .where(eq(meetings.leadId, leadId))
    .orderBy(desc(meetings.createdAt), desc(meetings.arrangedAt))
    .limit(1);
  return known(row);
}

/** The step that was taken with a key; null: none was. */
export async function findStep(transaction: Transaction, key: string) {
  const [row] = await transaction
    .select({ step: meetingEvents.step, startsAt: meetingEvents.startsAt })
    .from(meetingEvents)
    .where(eq(meetingEvents.key, key));
  return row ?? null;
}

export async function insertMeeting(transaction: Transaction, row: typeof meetings.$inferInsert): Promise<void> {
  await transaction.insert(meetings).values(row);
}

/** Changes what is given of a meeting. */
export async function updateMeeting(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<MeetingRow, 'startsAt' | 'endsAt' | 'blockedFrom' | 'blockedTo' | 'sequence' | 'arrangedAt'>> & {
    readonly status: MeetingStatus;
  },
): Promise<void> {
  await transaction.update(meetings).set(change).where(eq(meetings.id, id));
}

/** Notes what became of a meeting. */
export async function insertStep(transaction: Transaction, row: NewMeetingEvent): Promise<void> {
  await transaction.insert(meetingEvents).values(row);
}
