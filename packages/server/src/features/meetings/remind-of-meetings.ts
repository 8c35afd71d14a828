import { reminderDue } from '@cotejo/core/meeting-reminders';
import { meetingParties } from '@cotejo/core/meeting-steps';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import type { MeetingMessageJob } from './meeting-message-job.ts';
import { queueMessage, readComingMeetings } from './meeting-message-store.ts';

/** Jobs that look which reminders are due. They carry nothing. */
export const meetingRounds: Queue<object> = { name: 'meeting-round', schema: z.object({}) };

/** An hour before is said at most this long too late. */
const times = { cron: '*/5 * * * *', timeZone: 'UTC' };

export interface ReminderServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Queues a message within the transaction. */
  readonly enqueueMessage: (transaction: Transaction, job: MeetingMessageJob) => Promise<void>;
}

/** Queues the reminders that are due, each once however often it looks, and says how many. */
export async function remindOfMeetings({ database, clock, enqueueMessage }: ReminderServices): Promise<number> {
  const now = clock();
  let queued = 0;
  for (const { id, sequence, startsAt, arrangedAt } of await readComingMeetings(database, now)) {
    const kind = reminderDue({ startsAt: startsAt.getTime(), arrangedAt: arrangedAt.getTime() }, now);
    if (kind === null) continue;
    await database.transaction(async (transaction) => {
      for (const recipient of meetingParties) {
        const job = { meetingId: id, sequence, kind, recipient };
        if (!(await queueMessage(transaction, { ...job, queuedAt: new Date(now) }))) continue;
        await enqueueMessage(transaction, job);
        queued += 1;
      }
    });
  }
  return queued;
}

/** Has reminders looked for every five minutes, by one process of all. */
export async function scheduleMeetingReminders(jobs: Jobs, services: ReminderServices): Promise<void> {
  await jobs.schedule(meetingRounds, {}, times);
  await jobs.work(meetingRounds, async () => {
    await remindOfMeetings(services);
  });
}
