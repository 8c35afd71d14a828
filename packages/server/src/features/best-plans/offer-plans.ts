import { editionById } from '@cotejo/core/editions';
import type { Jobs } from '../../platform/jobs.ts';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';
import { roundQueue, scheduleRound, type MessageRound, type RoundServices } from '../../platform/messages/message-round.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import type { QuotedRequest } from '../../platform/quotes/quoted-request-store.ts';
import { findOffer, type Offer } from './find-offer.ts';
import { readOfferable } from './offered-store.ts';

export const offerRounds = roundQueue('best-plans');

/** Wednesdays, before contact hours begin in the editions of America. */
const times = { cron: '50 10 * * 3', timeZone: 'UTC' };

/** Until the next round looks again. */
const usefulMilliseconds = 7 * 86_400_000;

/** An offer as the occasion of its message: one plan is offered for a request once. */
export function occasionOf({ better }: Offer): string {
  return String(better.product.id);
}

export interface OfferRoundServices extends RoundServices {
  readonly catalogue: PublishedCatalogue;
}

/** Looks for plans that are better than those that people asked for. */
export function offerRound({
  database,
  catalogue,
}: Pick<OfferRoundServices, 'database' | 'catalogue'>): MessageRound<QuotedRequest> {
  const intentOf = (request: QuotedRequest, now: number): MessageIntent | null => {
    const offer = findOffer(request, catalogue, now);
    const edition = editionById(request.edition);
    if (offer === null || !edition.ok) return null;
    const about = { edition: edition.value.id, leadId: request.leadId, occasion: occasionOf(offer) };
    return { event: 'best-plan', ...about, expires: now + usefulMilliseconds };
  };
  return { queue: offerRounds, readPage: (wish) => readOfferable(database, wish), intentOf };
}

/** Has better plans looked for each week, by one process of all. */
export async function scheduleOfferRounds(jobs: Jobs, services: OfferRoundServices): Promise<void> {
  await scheduleRound(jobs, { round: offerRound(services), times }, services);
}
