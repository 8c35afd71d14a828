import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { ExecutiveLoad } from '@cotejo/core/assignment';
import { recessReasons } from '@cotejo/core/recess';
import { and, arrayOverlaps, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { leadSteps } from '../database/schema/lead-steps.ts';
import { executives, leads } from '../database/schema/requests.ts';

export type ExecutiveRow = typeof executives.$inferSelect;

/** An executive with what was given to them on their edition's day. */
export interface Candidate {
  readonly row: ExecutiveRow;
  readonly load: ExecutiveLoad;
}

/** A business line of an edition, and the day there. */
export interface LineOfDay {
  readonly edition: string;
  readonly businessLine: string;
  readonly day: PlainDate;
}

function candidateOf(row: ExecutiveRow, assignedToday: number): Candidate {
  return {
    row,
    load: {
      id: row.id,
      active: row.active,
      recessReason: recessReasons.find(({ id }) => id === row.recessReason)?.id ?? null,
      recessUntil: row.recessUntil && isPlainDate(row.recessUntil) ? row.recessUntil : null,
      weight: row.weight,
      dailyLimit: row.dailyLimit,
      assignedToday,
      balance: row.balance,
      chargePerLead: row.chargePerLead,
      lastAssignedAt: row.lastAssignedAt?.getTime() ?? null,
    },
  };
}

/**
 * Locks executives in id order until the transaction ends, so that two requests never take the same last place, and counts what
 * each was given on a day: what they have, and what was taken from them again.
 */
async function lockLoads(
  transaction: Transaction,
  wanted: SQL | undefined,
  days: ReadonlyMap<string, PlainDate>,
): Promise<readonly Candidate[]> {
  const rows = await transaction.select().from(executives).where(wanted).orderBy(asc(executives.id)).for('no key update');
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  const dates = sql.param([...new Set(days.values())]);
  const { rows: counts } = await transaction.execute<{ id: number; day: string; count: number }>(sql`
    select id, day::text as day, count(*)::int as count from (
      select executive_id as id, assigned_on as day from ${leads}
      where executive_id = any(${ids}::int[]) and assigned_on = any(${dates}::date[])
      union all
      select executive_before, taken_of from ${leadSteps}
      where executive_before = any(${ids}::int[]) and taken_of = any(${dates}::date[])
    ) as given group by id, day`);
  return rows.map((row) => {
    const counted = counts.find(({ id, day }) => id === row.id && day === days.get(row.edition));
    return candidateOf(row, counted?.count ?? 0);
  });
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
