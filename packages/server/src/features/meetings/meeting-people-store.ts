import { eq, sql } from 'drizzle-orm';
import type { Questionable } from '../../platform/database/connect.ts';
import { meetings } from '../../platform/database/schema/meetings.ts';
import { executives, leads, quotes } from '../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';

/** A meeting with its two people and what they talk about, for the messages about it; null: it is gone with its request. */
export async function findMeetingWithPeople(database: Questionable, meetingId: string, keys: DataKeys) {
  const [row] = await database
    .select({
      meeting: meetings,
      lead: leads,
      executive: executives,
      product: sql<string>`coalesce(${quotes.productDisplayName}, ${leads.subject})`,
    })
    .from(meetings)
    .innerJoin(leads, eq(leads.id, meetings.leadId))
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .innerJoin(executives, eq(executives.id, meetings.executiveId))
    .where(eq(meetings.id, meetingId));
  if (row === undefined) return null;
  const { meeting, lead, executive, product } = row;
  return { meeting, leadId: lead.id, visitor: openPerson(keys, lead), executive, product };
}
export type MeetingWithPeople = NonNullable<Awaited<ReturnType<typeof findMeetingWithPeople>>>;
