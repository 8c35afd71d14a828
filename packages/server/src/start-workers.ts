import { composeLeadSteps } from './compose-lead-steps.ts';
import { offerRounds, scheduleOfferRounds } from './features/best-plans/offer-plans.ts';
import { indicatorUpdates, scheduleIndicatorUpdates } from './features/indicators/schedule-updates.ts';
import { scheduleWaitingRounds, waitingRounds } from './features/lead-steps/give-waiting-requests.ts';
import { keyCleanups, scheduleKeyCleanups } from './features/requests/forget-keys.ts';
import { priceRounds, schedulePriceRounds } from './features/price-alerts/follow-prices.ts';
import { quoteRounds, scheduleQuoteRounds } from './features/requests/remind-of-quotes.ts';
import { linkCleanups, scheduleLinkCleanups } from './features/sharing/forget-links.ts';
import { meetingRounds, scheduleMeetingRounds } from './features/meetings/follow-requests.ts';
import { scheduleWeeklyReports, weeklyReports } from './features/weekly-report/schedule-reports.ts';
import type { IndicatorSource } from './platform/settings/indicator-settings.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { messageJobs } from './platform/messages/enqueue-message.ts';
import { messageSweeps, workOnMessages } from './platform/messages/message-workers.ts';
import { quoteCleanups, scheduleQuoteCleanups } from './platform/quotes/forget-quotes.ts';
import type { AppServices } from './app.ts';
import { composeDelivery, composeOutbox } from './compose-messages.ts';
import type { Door } from './platform/http/site-urls.ts';
import type { Queue } from './platform/jobs.ts';

/** Every queue of the application. */
export const queues: readonly Queue<object>[] = [
  messageJobs,
  messageSweeps,
  indicatorUpdates,
  quoteCleanups,
  linkCleanups,
  keyCleanups,
  waitingRounds,
  meetingRounds,
  weeklyReports,
  quoteRounds,
  priceRounds,
  offerRounds,
];

/** What work on the queues needs beside the application. */
interface WorkerServices extends AppServices {
  readonly mailer: Mailer;
  /** Where official values are read from; empty: nowhere. */
  readonly indicatorSources: readonly IndicatorSource[];
  /** Where this process is reached, for links in messages of editions whose site was not set (SITE_URLS); absent: localhost. */
  readonly door?: Door;
}

/** Starts to work on the queues. Apart from the composition, so that a test can look at a queue at rest. */
export async function startWorkers(services: WorkerServices): Promise<void> {
  const { connection, clock, jobs, log, indicatorSources } = services;
  const { database } = connection;
  const outbox = composeOutbox(services);
  await workOnMessages(jobs, composeDelivery(services));
  const warn = (fields: Readonly<Record<string, unknown>>, message: string) => log.warn(fields, message);
  await scheduleWaitingRounds(jobs, composeLeadSteps({ database, clock, outbox, warn }));
  await scheduleMeetingRounds(jobs, { database, clock, outbox, warn });
  await scheduleQuoteCleanups(jobs, { database, clock, log });
  await scheduleLinkCleanups(jobs, { database, clock, log });
  await scheduleKeyCleanups(jobs, { database, clock, log });
  await scheduleWeeklyReports(jobs, { database, clock, outbox });
  const rounds = { database, clock, outbox, jobs, warn };
  await scheduleQuoteRounds(jobs, rounds);
  await schedulePriceRounds(jobs, { ...rounds, catalogue: services.memory });
  await scheduleOfferRounds(jobs, { ...rounds, catalogue: services.memory });
  await scheduleIndicatorUpdates(jobs, { database, clock, log, sources: indicatorSources });
}
