import { z } from 'zod';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import { publicationZone } from './published-text.ts';
import { areIndicatorsDue, updateIndicators, type IndicatorServices } from './update-indicators.ts';

/** Jobs that read every source once. They carry nothing. */
export const indicatorUpdates: Queue<object> = { name: 'indicator-update', schema: z.object({}) };

/** Before the day's first visitors, and after the dollar of the next bank day is out; not on the hour, when everybody asks. */
const times = { cron: '7 6,19 * * *', timeZone: publicationZone };

/** Processes that start within this many seconds read the sources once. */
const startSeconds = 600;

/**
 * Has the sources read twice a day, once for all processes together, and soon after the start when something is not stored
 * up to tomorrow. Without sources nothing is scheduled and nothing is ever fetched.
 */
export async function scheduleIndicatorUpdates(jobs: Jobs, services: IndicatorServices): Promise<void> {
  // A process before may have had sources: nobody would work on what its schedule adds.
  if (services.sources.length === 0) return jobs.unschedule(indicatorUpdates);
  await jobs.schedule(indicatorUpdates, {}, times);
  if (await areIndicatorsDue(services)) await jobs.enqueueOnce(indicatorUpdates, {}, startSeconds);
  await jobs.work(indicatorUpdates, () => updateIndicators(services));
}
