import type { EditionId } from '@cotejo/core/editions';
import type { PlainDate } from '@cotejo/core/dates';
import { and, arrayContains, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { isAtWorkOn } from '../../platform/assignment/at-work-store.ts';
import type { Questionable } from '../../platform/database/connect.ts';
import { executives } from '../../platform/database/schema/requests.ts';

/** Executives of a business line who are at work on a day, can pay a charge and have an open calendar elsewhere, in a fixed order. */
export async function readMeetingExecutives(
  database: Questionable,
  { edition, line, today }: { readonly edition: EditionId; readonly line: string; readonly today: PlainDate },
) {
  return database
    .select()
    .from(executives)
    .where(
      and(
        eq(executives.edition, edition),
        eq(executives.active, true),
        eq(executives.calendlyActive, true),
        isNotNull(executives.calendlyUrl),
        arrayContains(executives.businessLines, [line]),
        gte(executives.balance, executives.chargePerLead),
        isAtWorkOn(today, executives),
      ),
    )
    .orderBy(asc(executives.id));
}
