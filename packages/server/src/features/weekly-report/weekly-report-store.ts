import type { PlainDate } from '@cotejo/core/dates';
import { and, asc, between, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { meetings } from '../../platform/database/schema/meetings.ts';
import { executives, leads } from '../../platform/database/schema/requests.ts';

/** The executives who work, with their editions. */
export async function listWorking(transaction: Transaction) {
  return transaction
    .select({ id: executives.id, edition: executives.edition })
    .from(executives)
    .where(eq(executives.active, true))
    .orderBy(asc(executives.id));
}

/** Days of the edition's zone, both among them, and a span of moments from the first until before the second. */
export interface ReportedTimes {
  readonly days: readonly [first: PlainDate, last: PlainDate];
  readonly meetings: readonly [from: Date, until: Date];
}

/** An executive who works, with the requests that they were given on the days and their meetings that stand in the span; null: they work no more. */
export async function readWeek(database: Questionable, executiveId: number, { days, meetings: span }: ReportedTimes) {
  const [executive] = await database
    .select()
    .from(executives)
    .where(and(eq(executives.id, executiveId), eq(executives.active, true)));
  if (executive === undefined) return null;
  const count = sql<number>`count(*)::int`;
  const [given] = await database
    .select({ count })
    .from(leads)
    .where(and(eq(leads.executiveId, executiveId), between(leads.assignedOn, ...days)));
  const [met] = await database
    .select({ count })
    .from(meetings)
    .where(
      and(
        eq(meetings.executiveId, executiveId),
        inArray(meetings.status, ['booked', 'confirmed']),
        gte(meetings.startsAt, span[0]),
        lt(meetings.startsAt, span[1]),
      ),
    );
  return { executive, requests: given?.count ?? 0, meetings: met?.count ?? 0 };
}
export type Week = NonNullable<Awaited<ReturnType<typeof readWeek>>>;
