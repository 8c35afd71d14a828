import { dayAt } from '@cotejo/core/dates';
import { editionById } from '@cotejo/core/editions';
import type { Jobs } from '../../platform/jobs.ts';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';
import { roundQueue, scheduleRound, type MessageRound, type RoundServices } from '../../platform/messages/message-round.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { findOffer } from './find-offer.ts';
import { occasionOf } from './offer-occasion.ts';
import { readOfferable, type OfferableRequest } from './offered-store.ts';

export const offerRounds = roundQueue('best-plans');

/** Wednesdays, before contact hours begin in the editions of America. */
const times = { cron: '50 10 * * 3', timeZone: 'UTC' };

/** Until the next round looks again. */
const usefulMilliseconds = 7 * 86_400_000;

export interface OfferRoundServices extends RoundServices {
  readonly catalogue: PublishedCatalogue;
}

/** Looks for plans that are better than those that people asked for. */
export function offerRound({
  database,
  catalogue,
}: Pick<OfferRoundServices, 'database' | 'catalogue'>): MessageRound<OfferableRequest> {
  const intentOf = (request: OfferableRequest, now: number): MessageIntent | null => {
    const offer = findOffer(request, catalogue, now);
    const edition = editionById(request.edition);
    if (offer === null || !edition.ok) return null;
    const occasion = occasionOf(offer.better.product.id, dayAt(now, 'UTC'));
    const about = { edition: edition.value.id, leadId: request.leadId, occasion };
    return { event: 'best-plan', ...about, expires: now + usefulMilliseconds };
  };
  return { queue: offerRounds, readPage: (wish) => readOfferable(database, wish), intentOf };
}

/** Has better plans looked for each week, by one process of all. */
export async function scheduleOfferRounds(jobs: Jobs, services: OfferRoundServices): Promise<void> {
  await scheduleRound(jobs, { round: offerRound(services), times }, services);
}
