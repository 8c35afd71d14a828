import { workingHoursSchema, type MeetingSlots } from '@cotejo/contract/meeting';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { blockedBy, freeSlots, hasRoomFor, type MeetingCalendar, type SlotQuestion, type Span } from '@cotejo/core/meetings';
import { recessReason } from '@cotejo/core/recess';
import { startOfDay, wallClockAt } from '@cotejo/core/zoned-time';
import { addDays, dayAt, isPlainDate } from '@cotejo/core/dates';
import { readClosedDays } from '../../platform/content/closed-days.ts';
import type { Questionable } from '../../platform/database/connect.ts';
import type { executives } from '../../platform/database/schema/requests.ts';
import { findCalendar, readTaken, readTimeOff, type CalendarRow } from './meeting-store.ts';

type ExecutiveRow = typeof executives.$inferSelect;

/** Longer than any calendar goes on. */
const farMilliseconds = 400 * 86_400_000;

/** An executive's calendar with what can be booked of it. */
export interface FreeHours {
  readonly calendar: MeetingCalendar;
  readonly slots: readonly Span[];
}

/**
 * A row as the rules take it, with the days on which nobody of the edition works: those that its content lists, and the public
 * holidays of its country by law, for lists leave out those of days without a help line, end one day, or are not there.
 */
async function readCalendar(database: Questionable, row: CalendarRow, edition: EditionId): Promise<MeetingCalendar> {
  const [closedDays, holidaysOf] = [await readClosedDays(database, edition), editionOf(edition).countryCode];
  return { ...row, hours: workingHoursSchema.parse(row.hours), closedDays, holidaysOf };
}

/**
 * When an executive takes no meetings for a recess: from its first day, or ever since, to the end of its last one, or for good. Who
 * is out for their balance alone answers what they have, as decision 0303 has it.
 */
function recessOf({ recessReason: reason, recessFrom, recessUntil }: ExecutiveRow, timeZone: string): readonly Span[] {
  const from = recessFrom === null ? 0 : (startOfDay(recessFrom, timeZone) ?? 0);
  if (recessUntil !== null && isPlainDate(recessUntil)) return [{ from, to: startOfDay(addDays(recessUntil, 1), timeZone) ?? 0 }];
  return reason === null || reason === recessReason.lowBalance ? [] : [{ from, to: Number.POSITIVE_INFINITY }];
}

const always: Span = { from: 0, to: Number.POSITIVE_INFINITY };

/** Whose hours are asked for. */
export interface FreeQuestion {
  readonly executive: ExecutiveRow;
  readonly edition: EditionId;
  readonly now: number;
  /** A meeting that is to be moved: its own time is free for it. */
  readonly except: string | null;
  /** Only those of the day of an instant; null: of every day. */
  readonly at: number | null;
}

type CalendarGround = Pick<SlotQuestion, 'calendar' | 'taken' | 'away'>;

/** An executive's calendar with all that keeps hours of it from being free; null: they have none of ours. */
async function readGround(
  database: Questionable,
  { executive, edition, now, except }: Omit<FreeQuestion, 'at'>,
): Promise<CalendarGround | null> {
  const row = await findCalendar(database, executive.id);
  if (row === null) return null;
  const from = new Date(now);
  const calendar = await readCalendar(database, row, edition);
  const taken = await readTaken(database, { executiveId: executive.id, from, except });
  const timeOff = await readTimeOff(database, executive.id, from);
  const recess = executive.active ? recessOf(executive, calendar.timeZone) : [always];
  return { calendar, taken, away: [...timeOff, ...recess] };
}

/** What can be booked now of an executive, where they have a calendar of ours; null: they have none. */
export async function readFreeHours(database: Questionable, { at, ...question }: FreeQuestion): Promise<FreeHours | null> {
  const { now } = question;
  const ground = await readGround(database, question);
  if (ground === null) return null;
  const { calendar } = ground;
  // Nobody books the year 9999, and no calendar goes beyond it.
  if (at !== null && !(at > now && at < now + farMilliseconds)) return { calendar, slots: [] };
  const day = at === null ? {} : { day: dayAt(at, calendar.timeZone) };
  return { calendar, slots: freeSlots({ ...ground, now, ...day }) };
}

/** What a meeting of a given time would take up of an executive's calendar of ours, and its zone; null: they are not free then. */
export async function findRoom(
  database: Questionable,
  slot: Span,
  question: Omit<FreeQuestion, 'at'>,
): Promise<{ readonly blocked: Span; readonly timeZone: string } | null> {
  const ground = await readGround(database, question);
  if (ground === null || !hasRoomFor(slot, ground)) return null;
  return { blocked: blockedBy(slot, ground.calendar), timeZone: ground.calendar.timeZone };
}

/** Free hours by the days of their zone. */
export function slotsByDay({ calendar: { timeZone, slotMinutes }, slots }: FreeHours): MeetingSlots {
  const days = new Map<string, { startsAt: string; time: string }[]>();
  for (const { from } of slots) {
    const { day, time } = wallClockAt(from, timeZone);
    const others = days.get(day) ?? [];
    days.set(day, [...others, { startsAt: new Date(from).toISOString(), time }]);
  }
  return {
    timeZone,
    durationMinutes: slotMinutes,
    days: [...days].map(([day, ofDay]) => ({ day, slots: ofDay })),
  };
}
