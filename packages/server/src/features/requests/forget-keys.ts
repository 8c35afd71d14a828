import { z } from 'zod';
import type { Database } from '../../platform/database/connect.ts';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { deleteKeysBefore } from './lead-store.ts';

/** Jobs that delete the keys of requests that nobody sends again. They carry nothing. */
export const keyCleanups: Queue<object> = { name: 'idempotency-key-cleanup', schema: z.object({}) };

/** Hours that a key and its answer are kept. */
export const keptHours = 72;

const times = { cron: '11 * * * *', timeZone: 'UTC' };

export interface KeyCleanupServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Pick<Log, 'info'>;
}

/** Deletes the keys that are over 72 hours old, and says how many. Their requests stay. */
export async function forgetKeys({ database, clock, log }: KeyCleanupServices): Promise<number> {
  const deleted = await deleteKeysBefore(database, new Date(clock() - keptHours * 3_600_000));
  if (deleted > 0) log.info({ deleted }, 'old keys of requests deleted');
  return deleted;
}

/** Has old keys deleted once an hour, by one process of all. */
export async function scheduleKeyCleanups(jobs: Jobs, services: KeyCleanupServices): Promise<void> {
  await jobs.schedule(keyCleanups, {}, times);
  await jobs.work(keyCleanups, async () => {
    await forgetKeys(services);
  });
}
