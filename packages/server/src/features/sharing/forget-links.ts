import { z } from 'zod';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { LinkServices } from './open-link.ts';
import { deleteEndedLinks } from './shared-link-store.ts';

/** Jobs that delete links to families' pages once they have ended. They carry nothing. */
export const linkCleanups: Queue<object> = { name: 'shared-link-cleanup', schema: z.object({}) };

/** In the quiet of the night, in one zone: a day more or less changes nothing. */
const times = { cron: '37 4 * * *', timeZone: 'UTC' };

export interface LinkCleanupServices extends LinkServices {
  readonly log: Pick<Log, 'info'>;
}

/** Deletes the links that have ended and says how many. */
export async function forgetLinks({ database, clock, log }: LinkCleanupServices): Promise<number> {
  const deleted = await deleteEndedLinks(database, new Date(clock()));
  if (deleted > 0) log.info({ deleted }, 'ended links deleted');
  return deleted;
}

/** Has ended links deleted once a day, by one process of all. */
export async function scheduleLinkCleanups(jobs: Jobs, services: LinkCleanupServices): Promise<void> {
  await jobs.schedule(linkCleanups, {}, times);
  await jobs.work(linkCleanups, async () => {
    await forgetLinks(services);
  });
}
