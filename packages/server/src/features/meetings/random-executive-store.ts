import type { EditionId } from '@cotejo/core/editions';
import type { PlainDate } from '@cotejo/core/dates';
import { and, arrayContains, asc, eq, gte, isNotNull, or } from 'drizzle-orm';
import { isAtWorkOn } from '../../platform/assignment/at-work-store.ts';
import type { Questionable } from '../../platform/database/connect.ts';
import { hasOwnCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { executives } from '../../platform/database/schema/requests.ts';

export type MeetingExecutive = typeof executives.$inferSelect;

/** Executives of a business line who are at work on a day, can pay a charge and have an open calendar, elsewhere or ours, in a fixed order. */
export async function readMeetingExecutives(
  database: Questionable,
  { edition, line, today }: { readonly edition: EditionId; readonly line: string; readonly today: PlainDate },
): Promise<readonly MeetingExecutive[]> {
  return database
    .select()
    .from(executives)
    .where(
      and(
        eq(executives.edition, edition),
        eq(executives.active, true),
        or(and(eq(executives.calendlyActive, true), isNotNull(executives.calendlyUrl)), hasOwnCalendarOf(executives.id)),
        arrayContains(executives.businessLines, [line]),
        gte(executives.balance, executives.chargePerLead),
        isAtWorkOn(today, executives),
      ),
    )
    .orderBy(asc(executives.id));
}
