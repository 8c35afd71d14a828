import { addDays, dayAt, weekdayOf } from '@cotejo/core/dates';
import { editionById } from '@cotejo/core/editions';
import { z } from 'zod';
import type { Database } from '../../platform/database/connect.ts';
import type { Jobs, Queue } from '../../platform/jobs.ts';
import type { Outbox } from '../../platform/messages/enqueue-message.ts';
import { listWorking } from './weekly-report-store.ts';

/** Jobs that have the week reported to everybody who works. They carry nothing. */
export const weeklyReports: Queue<object> = { name: 'weekly-report', schema: z.object({}) };

/** Monday, before contact hours begin in any edition and after Sunday has ended in all. */
const times = { cron: '0 9 * * 1', timeZone: 'UTC' };

/** A report of last week is of no use once this one is half over. */
const usefulMilliseconds = 3 * 86_400_000;

export interface WeeklyReportServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly outbox: Pick<Outbox, 'enqueue'>;
}

/** Takes the reports of the week before this one, each once however often it is done. */
export async function reportWeek({ database, clock, outbox }: WeeklyReportServices): Promise<void> {
  const now = clock();
  const today = dayAt(now, 'UTC');
  const occasion = addDays(today, 1 - weekdayOf(today));
  await database.transaction(async (transaction) => {
    const working = await listWorking(transaction);
    const intents = working.flatMap(({ id, edition: name }) => {
      const edition = editionById(name);
      if (!edition.ok) return [];
      const about = { edition: edition.value.id, executiveId: id, occasion };
      return [{ event: 'weekly-report' as const, ...about, expires: now + usefulMilliseconds }];
    });
    await outbox.enqueue(transaction, intents, now);
  });
}

/** Has the week reported each Monday, by one process of all. */
export async function scheduleWeeklyReports(jobs: Jobs, services: WeeklyReportServices): Promise<void> {
  await jobs.schedule(weeklyReports, {}, times);
  await jobs.work(weeklyReports, async () => {
    await reportWeek(services);
  });
}
