import type { Jobs } from '../../platform/jobs.ts';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';
import { roundQueue, scheduleRound, type MessageRound, type RoundServices } from '../../platform/messages/message-round.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { alertPause, readFollowed, type FollowedRequest } from './followed-store.ts';
import { findNews } from './price-news.ts';
import { occasionOf } from './told-price.ts';

export const priceRounds = roundQueue('price-alerts');

/** Each morning, before contact hours begin in the editions of America. */
const times = { cron: '30 10 * * *', timeZone: 'UTC' };

export interface PriceRoundServices extends RoundServices {
  readonly catalogue: PublishedCatalogue;
}

/** Looks for followed prices that are others than their people know. */
export function priceRound({
  database,
  catalogue,
}: Pick<PriceRoundServices, 'database' | 'catalogue'>): MessageRound<FollowedRequest> {
  const intentOf = (request: FollowedRequest, now: number): MessageIntent | null => {
    const news = findNews(request, catalogue, now);
    if (news === null) return null;
    const about = { edition: news.present.edition.id, leadId: request.leadId, occasion: occasionOf(news) };
    return { event: 'price-alert', ...about, expires: now + alertPause };
  };
  return { queue: priceRounds, readPage: (wish) => readFollowed(database, wish), intentOf };
}

/** Has followed prices looked at each day, by one process of all. */
export async function schedulePriceRounds(jobs: Jobs, services: PriceRoundServices): Promise<void> {
  await scheduleRound(jobs, { round: priceRound(services), times }, services);
}
