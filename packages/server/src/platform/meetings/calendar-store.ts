import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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

/** Whether the executive of a row takes meetings by a calendar of ours, as a column of a query about executives. */
export function hasOwnCalendarOf(executiveId: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${executiveCalendars} where ${executiveCalendars.executiveId} = ${executiveId} and ${executiveCalendars.active})`;
}

/** True where an executive takes meetings by a calendar of ours. */
export async function hasOwnCalendar(database: Questionable, executiveId: number): Promise<boolean> {
  const rows = await database
    .select({ id: executiveCalendars.executiveId })
    .from(executiveCalendars)
    .where(and(eq(executiveCalendars.executiveId, executiveId), eq(executiveCalendars.active, true)));
  return rows.length > 0;
}
