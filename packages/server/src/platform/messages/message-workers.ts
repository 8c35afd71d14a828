import { z } from 'zod';
import type { Jobs, Queue } from '../jobs.ts';
import { isEventName } from '@cotejo/core/notification-events';
import { deliverMessage, type DeliveryServices } from './deliver-message.ts';
import { inFewJobs, messageJobs, type MessagesJob } from './enqueue-message.ts';
import { takeOverdue } from './message-store.ts';

/** Jobs that look for messages nobody is at. They carry nothing. */
export const messageSweeps: Queue<object> = { name: 'message-sweep', schema: z.object({}) };

const everyMinute = { cron: '* * * * *', timeZone: 'UTC' };

/** How late a message is before it is looked for: it was to go later, or its job is lost; a process that died gives it up after a minute. Milliseconds. */
const lateMilliseconds = 120_000;
const sweptAtOnce = 2000;

/** Adds jobs for messages that are due and have none yet or no more, or that were asked for again by the command line. Says how many. */
export async function sweepMessages({
  database,
  jobs,
  clock,
}: Pick<DeliveryServices, 'database' | 'jobs' | 'clock'>): Promise<number> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const overdue = { before: new Date(now - lateMilliseconds), now: new Date(now), count: sweptAtOnce };
    const late = await takeOverdue(transaction, overdue);
    const added = late.flatMap(({ id, event }) => (isEventName(event) ? [{ data: { messageId: id, event } }] : []));
    await jobs.enqueueAllIn(transaction, messageJobs, inFewJobs(added));
    return added.length;
  });
}

interface Delivering extends DeliveryServices {
  readonly isStopping: () => boolean;
}

/**
 * Delivers the messages of a job one after the other. What cannot be done for one keeps no other from going; the job is tried again
 * for it, and leaves alone what ended. A process that ends begins no further one.
 */
async function deliverEach({ others = [], ...first }: MessagesJob, { isStopping, ...services }: Delivering): Promise<void> {
  const failures: unknown[] = [];
  for (const job of [first, ...others.map((other) => ({ ...other, event: first.event }))]) {
    if (isStopping()) throw new Error('left to the next process');
    await deliverMessage(job, services).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Has messages delivered, and those that were lost found again. */
export async function workOnMessages(jobs: Jobs, services: DeliveryServices): Promise<void> {
  await jobs.work(messageJobs, (job, isStopping) => deliverEach(job, { ...services, isStopping }));
  await jobs.schedule(messageSweeps, {}, everyMinute);
  await jobs.work(messageSweeps, async () => {
    await sweepMessages(services);
  });
}
