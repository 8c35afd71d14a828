import { and, eq, inArray } from 'drizzle-orm';
import type { Questionable } from '../database/connect.ts';
import { executiveCalendars } from '../database/schema/meetings.ts';
import type { executives } from '../database/schema/requests.ts';

/** The calendar elsewhere that an executive takes meetings by; null: none. An address that is not active is none (B2.2-12). */
export function outerCalendarOf({
  calendlyActive,
  calendlyUrl,
}: Pick<typeof executives.$inferSelect, 'calendlyActive' | 'calendlyUrl'>): string | null {
  return calendlyActive ? calendlyUrl : null;
}

/** Which of these executives take meetings by a calendar of ours. */
export async function findOwnCalendars(database: Questionable, executiveIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (executiveIds.length === 0) return new Set();
  const rows = await database
    .select({ id: executiveCalendars.executiveId })
    .from(executiveCalendars)
    .where(and(inArray(executiveCalendars.executiveId, [...new Set(executiveIds)]), eq(executiveCalendars.active, true)));
  return new Set(rows.map(({ id }) => id));
}

/** True where an executive takes meetings by a calendar of ours. */
export async function hasOwnCalendar(database: Questionable, executiveId: number): Promise<boolean> {
  return (await findOwnCalendars(database, [executiveId])).has(executiveId);
}
