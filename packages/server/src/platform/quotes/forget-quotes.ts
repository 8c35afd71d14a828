import { addDays, dayAt } from '@cotejo/core/dates';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import type { Jobs, Queue } from '../jobs.ts';
import type { Log } from '../log.ts';
import { deleteQuotesEndedBefore } from './quote-store.ts';

/** Jobs that delete forgotten quotes once. They carry nothing. */
export const quoteCleanups: Queue<object> = { name: 'quote-cleanup', schema: z.object({}) };

/** Days that a quote is kept after its last one, for whoever comes back to it. */
export const keptDays = 30;

/** In the quiet of the night, in one zone: a day more or less changes nothing. */
const times = { cron: '23 4 * * *', timeZone: 'UTC' };

export interface CleanupServices {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Pick<Log, 'info'>;
}

/** Deletes the quotes that ended over 30 days ago and that no request carries, and says how many. */
export async function forgetQuotes({ database, clock, log }: CleanupServices): Promise<number> {
  const deleted = await deleteQuotesEndedBefore(database, addDays(dayAt(clock(), times.timeZone), -keptDays));
  if (deleted > 0) log.info({ deleted }, 'ended quotes deleted');
  return deleted;
}

/** Has forgotten quotes deleted once a day, by one process of all. */
export async function scheduleQuoteCleanups(jobs: Jobs, services: CleanupServices): Promise<void> {
  await jobs.schedule(quoteCleanups, {}, times);
  await jobs.work(quoteCleanups, async () => {
    await forgetQuotes(services);
  });
}
