import { addDays, dayAt, plainDate } from '@cotejo/core/dates';
import { editionById } from '@cotejo/core/editions';
import { isQuoteReminderDue } from '@cotejo/core/quote-reminder';
import { instantOf } from '@cotejo/core/zone-time';
import type { Database } from '../../platform/database/connect.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';
import { roundQueue, scheduleRound, type MessageRound, type RoundServices } from '../../platform/messages/message-round.ts';
import { readEndingQuotes } from './ending-quotes-store.ts';

export const quoteRounds = roundQueue('quote-expiry');

/** Each morning, before contact hours begin in the editions of America. */
const times = { cron: '10 10 * * *', timeZone: 'UTC' };

type Ending = Awaited<ReturnType<typeof readEndingQuotes>>[number];

/** What is told of a quote that ends, of no use once it has ended; null: nothing, today. */
function intentOf({ leadId, edition: name, askedOn, expires }: Ending, now: number): MessageIntent | null {
  const edition = editionById(name);
  if (!edition.ok || expires === null) return null;
  const timeZone = edition.value.timeZone ?? 'UTC';
  const quote = { askedOn: plainDate(askedOn), expires: plainDate(expires) };
  if (!isQuoteReminderDue(quote, dayAt(now, timeZone))) return null;
  const over = instantOf(addDays(quote.expires, 1), '00:00', timeZone);
  return { event: 'quote-expiry', edition: edition.value.id, leadId, expires: over };
}

/** Looks for quotes of open requests that end within days; each request is told once, however often it is done. */
export function quoteRound(database: Database): MessageRound<Ending> {
  return { queue: quoteRounds, readPage: (wish) => readEndingQuotes(database, wish), intentOf };
}

/** Has people reminded each day of quotes that end, by one process of all. */
export async function scheduleQuoteRounds(jobs: Jobs, services: RoundServices): Promise<void> {
  await scheduleRound(jobs, { round: quoteRound(services.database), times }, services);
}
