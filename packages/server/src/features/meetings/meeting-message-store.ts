import { meetingStatuses } from '@cotejo/core/meeting-steps';
import { earliestReminderMinutes } from '@cotejo/core/meeting-reminders';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database, Questionable, Transaction } from '../../platform/database/connect.ts';
import { meetingMessages, meetings } from '../../platform/database/schema/meetings.ts';
import { executives, leads, quotes } from '../../platform/database/schema/requests.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { openPerson } from '../../platform/personal-data/sealed-person.ts';
import type { MeetingMessageJob } from './meeting-message-job.ts';

type MessageName = Pick<MeetingMessageJob, 'meetingId' | 'sequence' | 'kind' | 'recipient'>;

function isMessage({ meetingId, sequence, kind, recipient }: MessageName) {
  return and(
    eq(meetingMessages.meetingId, meetingId),
    eq(meetingMessages.sequence, sequence),
    eq(meetingMessages.kind, kind),
    eq(meetingMessages.recipient, recipient),
  );
}

/** Notes that a message is to be sent; false: it was noted already. */
export async function queueMessage(transaction: Transaction, row: MessageName & { readonly queuedAt: Date }): Promise<boolean> {
  const { meetingId, sequence, kind, recipient, queuedAt } = row;
  const { rowCount } = await transaction
    .insert(meetingMessages)
    .values({ meetingId, sequence, kind, recipient, queuedAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** True where a message was sent already. */
export async function wasSent(database: Questionable, name: MessageName): Promise<boolean> {
  const [row] = await database.select({ sentAt: meetingMessages.sentAt }).from(meetingMessages).where(isMessage(name));
  return row !== undefined && row.sentAt !== null;
}

/** Notes that a message was sent. */
export async function noteSent(database: Database, name: MessageName, sentAt: Date): Promise<void> {
  await database.update(meetingMessages).set({ sentAt }).where(isMessage(name));
}

/** A meeting with its two people and what they talk about, for the messages about it. */
export async function findMeetingForMessage(database: Questionable, meetingId: string, keys: DataKeys) {
  const [row] = await database
    .select({ meeting: meetings, lead: leads, executive: executives, product: quotes.productDisplayName })
    .from(meetings)
    .innerJoin(leads, eq(leads.id, meetings.leadId))
    .innerJoin(quotes, eq(quotes.id, leads.quoteId))
    .innerJoin(executives, eq(executives.id, meetings.executiveId))
    .where(eq(meetings.id, meetingId));
  if (row === undefined) return null;
  const { meeting, lead, executive, product } = row;
  return { meeting, leadId: lead.id, visitor: openPerson(keys, lead), executive, product };
}

/** Meetings that stand and begin within the time of reminders, but have not begun. */
export async function readComingMeetings(database: Questionable, now: number) {
  return database
    .select({
      id: meetings.id,
      sequence: meetings.sequence,
      startsAt: meetings.startsAt,
      arrangedAt: meetings.arrangedAt,
    })
    .from(meetings)
    .where(
      and(
        inArray(
          meetings.status,
          meetingStatuses.filter((status) => status === 'booked' || status === 'confirmed'),
        ),
        gt(meetings.startsAt, new Date(now)),
        lte(meetings.startsAt, new Date(now + earliestReminderMinutes * 60_000)),
      ),
    );
}
