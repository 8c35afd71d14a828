import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Questionable } from '../../platform/database/connect.ts';
import { meetings } from '../../platform/database/schema/meetings.ts';
import { executives, leads, quotes } from '../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';

/** A meeting with its two people, what they talk about, and who has its request now (null: nobody), for the messages about it; null: it is gone with its request. */
export async function findMeetingWithPeople(database: Questionable, meetingId: string, keys: DataKeys) {
  const first = alias(leads, 'first');
  const [row] = await database
    .select({
      meeting: meetings,
      lead: leads,
      executive: executives,
      holder: sql<number | null>`coalesce(${leads.executiveId}, ${first.executiveId})`,
      product: sql<string>`coalesce(${quotes.productDisplayName}, ${leads.subject})`,
    })
    .from(meetings)
    .innerJoin(leads, eq(leads.id, meetings.leadId))
    .leftJoin(first, eq(first.id, leads.firstLeadId))
    .leftJoin(quotes, eq(quotes.id, leads.quoteId))
    .innerJoin(executives, eq(executives.id, meetings.executiveId))
    .where(eq(meetings.id, meetingId));
  if (row === undefined) return null;
  const { lead, ...others } = row;
  return { ...others, leadId: lead.id, visitor: openPerson(keys, lead) };
}
export type MeetingWithPeople = NonNullable<Awaited<ReturnType<typeof findMeetingWithPeople>>>;
