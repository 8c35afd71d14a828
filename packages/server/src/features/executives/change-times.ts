import { addDays } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { isInRecess } from '@cotejo/core/recess';
import { instantAt, startOfDay } from '@cotejo/core/zoned-time';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { holdExecutiveByEmail } from '../../platform/assignment/executive-by-email-store.ts';
import { settleRecess } from '../../platform/ledger-store.ts';
import { StopReason } from '../../platform/stop-reason.ts';
import { editionOfRow, todayIn } from './change-executive.ts';
import type { ExecutiveTask } from './executive-command.ts';
import { clockText } from './executive-lines.ts';
import type { CalendarCut, Moment } from './executive-options.ts';
import * as store from './executive-store.ts';

/** Where times are changed, and when. */
interface Desk {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type TaskOf<Kind extends ExecutiveTask['kind']> = Extract<ExecutiveTask, { kind: Kind }>;

/** An executive who is held, and their edition. */
export interface Held {
  readonly row: store.ExecutiveRow;
  readonly edition: Edition;
}

/** Does something with an executive who is held, in one transaction. Throws a StopReason where there is none. */
export async function withHeld<Outcome>(
  email: string,
  { database }: Desk,
  act: (transaction: Transaction, held: Held) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction(async (transaction) => {
    const row = await holdExecutiveByEmail(transaction, email);
    if (row === null) throw new StopReason(`No hay un ejecutivo con el correo ${email}.`);
    return act(transaction, { row, edition: editionOfRow(row) });
  });
}

/** The instant of a moment; of a day alone its first, or, as an end, the one after its last. */
function instantOf({ day, time }: Moment, timeZone: string, isEnd: boolean): Date {
  const instant = time === null ? startOfDay(isEnd ? addDays(day, 1) : day, timeZone) : instantAt({ day, time }, timeZone);
  if (instant === null) throw new StopReason(`${day} ${time ?? ''} no existe en ${timeZone}.`);
  return new Date(instant);
}

/**
 * Takes an executive out from a day on, or at once, until a day, both included, or until it is ended. Answers how many meetings stand
 * in that time. Throws a StopReason for days that have passed, and for a recess to come while another lasts: there is one at a time.
 */
export async function takeRecess({ email, reason, from, until }: TaskOf<'recess'>, desk: Desk): Promise<number> {
  return withHeld(email, desk, async (transaction, { row, edition }) => {
    const [today, timeZone] = [todayIn(edition, desk.now), edition.timeZone ?? 'UTC'];
    if (until !== null && until < today) throw new StopReason(`--until: el ${until} ya pasó; hoy es ${today}.`);
    if (from !== null && from < today) throw new StopReason(`--from: el ${from} ya pasó; hoy es ${today}.`);
    if (from !== null && from > today && isInRecess(row, today))
      throw new StopReason(`--from: ${email} ya está en receso: termínalo antes con --end, o di uno que parta hoy.`);
    await store.holdCalendarOf(transaction, row.id);
    await store.changeExecutive(transaction, row.id, { recessReason: reason, recessFrom: from, recessUntil: until });
    const begins = from === null ? desk.now : instantOf({ day: from, time: null }, timeZone, false).getTime();
    const to = until === null ? null : instantOf({ day: until, time: null }, timeZone, true);
    return store.countMeetings(transaction, row.id, { from: new Date(Math.max(begins, desk.now)), to });
  });
}

/** Ends a recess: whoever does not have one charge stays out as 'Saldo Bajo'. */
export async function endRecess(email: string, desk: Desk): Promise<void> {
  await withHeld(email, desk, async (transaction, { row, edition }) => {
    await store.changeExecutive(transaction, row.id, { recessReason: null, recessFrom: null, recessUntil: null });
    await settleRecess(transaction, row.id, todayIn(edition, desk.now));
  });
}

const usual = {
  slotMinutes: 30,
  stepMinutes: 30,
  beforeMinutes: 0,
  afterMinutes: 10,
  noticeMinutes: 120,
  horizonDays: 14,
} as const;

/** What was said of the cut, else what they have, else what is usual. */
function calendarOf(cut: CalendarCut, before: store.CalendarRow | null, zone: string | null) {
  const timeZone = cut.timeZone ?? before?.timeZone ?? zone;
  if (timeZone === null) throw new StopReason('Falta --zone: su edición no es de una sola zona horaria.');
  const { slotMinutes, stepMinutes, beforeMinutes, afterMinutes, noticeMinutes, horizonDays } = { ...usual, ...before };
  return {
    timeZone,
    slotMinutes: cut.slotMinutes ?? slotMinutes,
    stepMinutes: cut.stepMinutes ?? stepMinutes,
    beforeMinutes: cut.beforeMinutes ?? beforeMinutes,
    afterMinutes: cut.afterMinutes ?? afterMinutes,
    noticeMinutes: cut.noticeMinutes ?? noticeMinutes,
    horizonDays: cut.horizonDays ?? horizonDays,
  };
}

/** Says when an executive meets people; how meetings are cut stays, or is as usual. */
export async function setHours({ email, hours, cut }: TaskOf<'hours'>, desk: Desk): Promise<void> {
  await withHeld(email, desk, async (transaction, { row, edition }) => {
    const before = await store.holdCalendarOf(transaction, row.id);
    const calendar = calendarOf(cut, before, edition.timeZone);
    await store.keepCalendar(transaction, { executiveId: row.id, ...calendar, hours: [...hours], active: true });
  });
}

/** Notes when an executive is away. Answers how many meetings stand in that time. */
export async function goAway({ email, from, to }: TaskOf<'away'>, desk: Desk): Promise<number> {
  return withHeld(email, desk, async (transaction, { row, edition }) => {
    const calendar = await store.holdCalendarOf(transaction, row.id);
    const timeZone = calendar?.timeZone ?? edition.timeZone ?? 'UTC';
    const [startsAt, endsAt] = [instantOf(from, timeZone, false), instantOf(to, timeZone, true)];
    if (startsAt >= endsAt) throw new StopReason(`--to: termina (${clockText(endsAt, timeZone)}) antes de empezar.`);
    if (endsAt.getTime() <= desk.now) throw new StopReason('--to: ese tiempo ya pasó.');
    await store.insertAway(transaction, { executiveId: row.id, startsAt, endsAt });
    return store.countMeetings(transaction, row.id, { from: new Date(Math.max(startsAt.getTime(), desk.now)), to: endsAt });
  });
}

/** Takes a time away back. Throws a StopReason where the executive has none of that number. */
export async function comeBack(email: string, number: number, desk: Desk): Promise<void> {
  await withHeld(email, desk, async (transaction, { row }) => {
    if (!(await store.removeAway(transaction, row.id, number)))
      throw new StopReason(`--remove: ${email} no tiene un tiempo ${number}.`);
  });
}
