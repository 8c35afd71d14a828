import { quoteFor } from '@cotejo/contract/answer-price';
import { comparatorOf } from '@cotejo/core/comparison';
import { followedPriceOf, priceMove, type FollowedPrice } from '@cotejo/core/followed-price';
import type { UfValue } from '@cotejo/core/pricing';
import { findSoldProduct } from '../../platform/product-page.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { presentOf, type PresentOfRequest } from '../../platform/quotes/present-of-request.ts';
import { storedTotal } from '../../platform/quotes/quote-row.ts';
import type { FollowedRequest } from './followed-store.ts';
import { newsOf, type PriceNews } from './told-price.ts';

/** What there is to tell of a followed price, with all that it is told with. */
export type FoundNews = { readonly present: PresentOfRequest } & (
  | (Extract<PriceNews, { kind: 'price' }> & {
      /** The price that the person knows: of the last alert, else of the quote. */
      readonly before: FollowedPrice;
      /** Today's rate into the edition's money; null: the price is in it, or the rate is not that of the day. */
      readonly exchange: UfValue | null;
      /** Own path of the product's page. */
      readonly path: string;
    })
  | Extract<PriceNews, { kind: 'gone' }>
);

/** The price that the person of a request knows; null: the quote told none. */
function knownPrice({ lastPrice, total, currency, totalInUnit, unit, period, insured }: FollowedRequest): FollowedPrice | null {
  const told = lastPrice === null ? null : newsOf(lastPrice);
  if (told?.kind === 'price') return told.price;
  const amount =
    totalInUnit === null || unit === null
      ? storedTotal({ total, currency, period })
      : storedTotal({ total: totalInUnit, currency: unit, period });
  return amount === null || insured === null ? null : { amount, insured };
}

/**
 * What there is to tell of a followed price at a moment (milliseconds since 1970): another price of the product for the stored family
 * than its person knows, or that it is sold no more, which is the last that is told; null: nothing, as of an example's price. A UF or dollar that moved alone is nothing.
 */
export function findNews(request: FollowedRequest, catalogue: PublishedCatalogue, now: number): FoundNews | null {
  if (request.lastTold !== null && newsOf(request.lastTold)?.kind === 'gone') return null;
  const present = presentOf(request, catalogue, now);
  if (present === null || !present.profile.ingresodatos) return null;
  const { edition, profile, ground } = present;
  const { snapshot, today } = ground;
  const sold = findSoldProduct(snapshot, request.productId, { edition, today });
  if (sold === null) return { kind: 'gone', day: today, present };
  const comparator = comparatorOf(sold.product, snapshot.comparators);
  const quoted = quoteFor({ product: sold.product, profile, comparator }, ground);
  const before = knownPrice(request);
  if (!quoted.ok || before === null) return null;
  const price = followedPriceOf(quoted.value.quote.price);
  if (price === null || priceMove(before, price) === null) return null;
  const { exchange } = quoted.value.quote.price;
  const ofToday = exchange?.status === 'of-the-day' ? exchange : null;
  return { kind: 'price', day: today, price, before, exchange: ofToday, path: sold.path, present };
}
