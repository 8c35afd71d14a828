import type { EditionId } from '@cotejo/core/editions';
import { leadStatus } from '@cotejo/core/leads';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { executiveCalendars, executiveTimeOff, meetings } from '../../platform/database/schema/meetings.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';

/** Statuses in which an executive still has something to do with a request. */
const workedOn = [leadStatus.assigned, leadStatus.web, leadStatus.toClose, leadStatus.onlinePurchase, leadStatus.toConfirm];

export type ExecutiveRow = typeof executives.$inferSelect;
export type CalendarRow = typeof executiveCalendars.$inferSelect;

/** The executives of an edition, or of all, by edition and name. */
export async function listExecutives(database: Questionable, edition: EditionId | null): Promise<readonly ExecutiveRow[]> {
  return database
    .select()
    .from(executives)
    .where(edition === null ? undefined : eq(executives.edition, edition))
    .orderBy(asc(executives.edition), asc(executives.lastNames), asc(executives.id));
}

/** Changes an executive who is held. */
export async function changeExecutive(transaction: Transaction, id: number, change: Partial<ExecutiveRow>): Promise<void> {
  if (Object.values(change).some((value) => value !== undefined))
    await transaction.update(executives).set(change).where(eq(executives.id, id));
}

/** Stores a new executive and gives their number; null: somebody else just stored one with that e-mail. */
export async function insertExecutive(transaction: Transaction, row: typeof executives.$inferInsert): Promise<number | null> {
  const [stored] = await transaction.insert(executives).values(row).onConflictDoNothing().returning({ id: executives.id });
  return stored?.id ?? null;
}

/** The calendar of an executive; null: they have none of ours. */
export async function findCalendarOf(database: Questionable, executiveId: number): Promise<CalendarRow | null> {
  const [row] = await database.select().from(executiveCalendars).where(eq(executiveCalendars.executiveId, executiveId));
  return row ?? null;
}

/** The same, with whoever books by it waiting until the transaction ends. */
export async function holdCalendarOf(transaction: Transaction, executiveId: number): Promise<CalendarRow | null> {
  const [row] = await transaction
    .select()
    .from(executiveCalendars)
    .where(eq(executiveCalendars.executiveId, executiveId))
    .for('update');
  return row ?? null;
}

/** Stores the calendar of an executive, in place of the one that they have. */
export async function keepCalendar(transaction: Transaction, row: typeof executiveCalendars.$inferInsert): Promise<void> {
  const { executiveId: _, ...change } = row;
  await transaction
    .insert(executiveCalendars)
    .values(row)
    .onConflictDoUpdate({ target: executiveCalendars.executiveId, set: change });
}

/** Closes the calendar of an executive: nobody books by it. What was booked stands. */
export async function closeCalendar(transaction: Transaction, executiveId: number): Promise<void> {
  await transaction.update(executiveCalendars).set({ active: false }).where(eq(executiveCalendars.executiveId, executiveId));
}

/** When an executive is away from a moment on, in the order in which it comes. */
export async function readAway(database: Questionable, executiveId: number, from: Date) {
  return database
    .select()
    .from(executiveTimeOff)
    .where(and(eq(executiveTimeOff.executiveId, executiveId), gt(executiveTimeOff.endsAt, from)))
    .orderBy(asc(executiveTimeOff.startsAt), asc(executiveTimeOff.id));
}

/** Notes that an executive is away. */
export async function insertAway(transaction: Transaction, row: typeof executiveTimeOff.$inferInsert): Promise<void> {
  await transaction.insert(executiveTimeOff).values(row);
}

/** Takes a time away back; false: the executive has none of that number. */
export async function removeAway(transaction: Transaction, executiveId: number, id: number): Promise<boolean> {
  const gone = await transaction
    .delete(executiveTimeOff)
    .where(and(eq(executiveTimeOff.id, id), eq(executiveTimeOff.executiveId, executiveId)))
    .returning({ id: executiveTimeOff.id });
  return gone.length > 0;
}

/** How many requests an executive has that are not at their end, and meetings that stand from a moment on. */
export async function countWork(database: Questionable, executiveId: number, from: Date) {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(eq(leads.executiveId, executiveId), inArray(leads.status, [...workedOn])));
  return { requests: row?.count ?? 0, meetings: await countMeetings(database, executiveId, { from, to: null }) };
}

/** How many meetings of an executive stand within a time; `to` null: however late. */
export async function countMeetings(
  database: Questionable,
  executiveId: number,
  { from, to }: { readonly from: Date; readonly to: Date | null },
): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(meetings)
    .where(
      and(
        eq(meetings.executiveId, executiveId),
        inArray(meetings.status, ['booked', 'confirmed']),
        gt(meetings.endsAt, from),
        to === null ? undefined : lt(meetings.startsAt, to),
      ),
    );
  return row?.count ?? 0;
}
