import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { ExecutiveLoad } from '@cotejo/core/assignment';
import { recessReasons } from '@cotejo/core/recess';
import { and, arrayOverlaps, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { executives } from '../database/schema/requests.ts';
import { hasOwnCalendarOf } from '../meetings/calendar-store.ts';

export type ExecutiveRow = typeof executives.$inferSelect;

/** An executive with what was given to them on their edition's day. */
export interface Candidate {
  readonly row: ExecutiveRow;
  /** Whether they take meetings by a calendar of ours. */
  readonly hasOwnCalendar: boolean;
  readonly load: ExecutiveLoad;
}

/** A business line of an edition, and the day there. */
export interface LineOfDay {
  readonly edition: string;
  readonly businessLine: string;
  readonly day: PlainDate;
}

/** What was given on a day: one that has begun for somebody goes on for what comes from the day before. */
function givenOf({ givenOn, givenCount }: ExecutiveRow, day: PlainDate | undefined): number {
  return givenOn !== null && day !== undefined && givenOn >= day ? givenCount : 0;
}

function candidateOf(row: ExecutiveRow, hasOwnCalendar: boolean, day: PlainDate | undefined): Candidate {
  return {
    row,
    hasOwnCalendar,
    load: {
      id: row.id,
      active: row.active,
      recessReason: recessReasons.find(({ id }) => id === row.recessReason)?.id ?? null,
      recessFrom: row.recessFrom && isPlainDate(row.recessFrom) ? row.recessFrom : null,
      recessUntil: row.recessUntil && isPlainDate(row.recessUntil) ? row.recessUntil : null,
      weight: row.weight,
      dailyLimit: row.dailyLimit,
      assignedToday: givenOf(row, day),
      balance: row.balance,
      chargePerLead: row.chargePerLead,
      lastAssignedAt: row.lastAssignedAt?.getTime() ?? null,
    },
  };
}

/** Locks executives in id order until the transaction ends, so that two requests never take the same last place. */
async function lockLoads(
  transaction: Transaction,
  wanted: SQL | undefined,
  days: ReadonlyMap<string, PlainDate>,
): Promise<readonly Candidate[]> {
  const rows = await transaction
    .select({ row: executives, hasOwnCalendar: hasOwnCalendarOf(executives.id) })
    .from(executives)
    .where(wanted)
    .orderBy(asc(executives.id))
    .for('no key update');
  return rows.map(({ row, hasOwnCalendar }) => candidateOf(row, hasOwnCalendar, days.get(row.edition)));
}

/** The executives of the business lines, and the named ones beside them, locked and with what they were given on their edition's day. */
export async function lockCandidates(
  transaction: Transaction,
  lines: readonly LineOfDay[],
  beside: readonly number[] = [],
): Promise<readonly Candidate[]> {
  if (lines.length === 0) return [];
  const names = [...new Set(lines.map(({ businessLine }) => businessLine))];
  const days = new Map(lines.map(({ edition, day }) => [edition, day]));
  const ofLines = and(
    inArray(executives.edition, [...days.keys()]),
    eq(executives.active, true),
    arrayOverlaps(executives.businessLines, names),
  );
  const wanted = beside.length === 0 ? ofLines : or(ofLines, inArray(executives.id, [...beside]));
  return lockLoads(transaction, wanted, days);
}

/** Executives by their numbers, locked and with what they were given on the day of an edition. */
export async function lockExecutives(
  transaction: Transaction,
  ids: readonly number[],
  { edition, day }: Pick<LineOfDay, 'edition' | 'day'>,
): Promise<readonly Candidate[]> {
  return ids.length === 0 ? [] : lockLoads(transaction, inArray(executives.id, [...ids]), new Map([[edition, day]]));
}
