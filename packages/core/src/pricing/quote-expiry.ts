import type { Product } from '../catalogue/catalogue.ts';
import { addDays, type PlainDate } from '../dates/plain-date.ts';
import { valueAt } from './dated.ts';
import { factorTable, gesPriceAt } from './parameters.ts';
import type { PriceForHousehold, UfValue } from './quote.ts';
import type { ProductPricing } from './tariff.ts';

/** A quote holds at most this many days. */
export const maximumQuoteDays = 30;

/** What a quote promises: its price until a day, that day included, or nothing, and why. */
export type QuotePromise =
  | { readonly kind: 'until'; readonly day: PlainDate }
  | {
      readonly kind: 'none';
      readonly because: 'no-price' | 'example-profile' | 'uf-fallback' | 'not-on-sale' | 'not-sold-in-region';
    };

/** Last day of a rate that changes daily: the last one published, or today where the rate is not even today's. */
function rateEnd(rate: UfValue, today: PlainDate, ufPublishedUntil: PlainDate | null): PlainDate {
  if (rate.rate.from !== 'UF' || rate.status !== 'of-the-day' || ufPublishedUntil === null) return today;
  return ufPublishedUntil < today ? today : ufPublishedUntil;
}

/** Last days of the tariff, or of the factors and GES price, that a price of today is made with. */
function tariffEnds(pricing: ProductPricing, today: PlainDate): readonly (PlainDate | null)[] {
  switch (pricing.kind) {
    case 'isapre':
      return [valueAt(factorTable, today), gesPriceAt(pricing.isapreCode, today)].map((found) =>
        found.ok ? found.value.validUntil : null,
      );
    case 'tariff': {
      const next = pricing.tariffs.find(({ validFrom }) => validFrom > today);
      const current = pricing.tariffs.findLast(({ validFrom }) => validFrom <= today);
      return [current?.validTo ?? null, next ? addDays(next.validFrom, -1) : null];
    }
  }
}

function earlier(day: PlainDate, end: PlainDate | null): PlainDate {
  return end !== null && end < day ? end : day;
}

/** The last day of the longest quote, by the day it is made: the same for thousands of quotes in a row. */
const latestDays = new Map<PlainDate, PlainDate>();
function latestDay(today: PlainDate): PlainDate {
  const known = latestDays.get(today);
  if (known !== undefined) return known;
  const day = addDays(today, maximumQuoteDays);
  latestDays.clear();
  latestDays.set(today, day);
  return day;
}

/** What the end of a quote depends on. */
export interface PromiseQuestion {
  readonly product: Pick<Product, 'pricing' | 'availableFrom' | 'availableTo' | 'regionCodes' | 'salesChannels'>;
  readonly price: PriceForHousehold;
  readonly regionCode: string | null;
  readonly isExample: boolean;
  /** Every rate that the price was made with. */
  readonly rates: readonly UfValue[];
  readonly today: PlainDate;
  readonly ufPublishedUntil: PlainDate | null;
}

/**
 * Until when a price of today holds: at most 30 days, not beyond the last day whose UF is published when the UF enters
 * it, nor beyond the tariff or the product. Made with an older UF, or a rate that is not published ahead, it holds
 * today. Nothing is promised of the fallback UF (decision 8), of an example (decision 26), or of what is not sold.
 */
export function promiseOf(question: PromiseQuestion): QuotePromise {
  const { product, price, rates, today } = question;
  if (price.total === null) return { kind: 'none', because: 'no-price' };
  if (question.isExample) return { kind: 'none', because: 'example-profile' };
  if (rates.some(({ status }) => status === 'fallback')) return { kind: 'none', because: 'uf-fallback' };
  const { availableFrom, availableTo, regionCodes, salesChannels } = product;
  if (salesChannels.length === 0) return { kind: 'none', because: 'not-on-sale' };
  if ((availableFrom !== null && today < availableFrom) || (availableTo !== null && availableTo < today)) {
    return { kind: 'none', because: 'not-on-sale' };
  }
  if (regionCodes !== null && question.regionCode !== null && !regionCodes.includes(question.regionCode)) {
    return { kind: 'none', because: 'not-sold-in-region' };
  }
  let day = earlier(latestDay(today), availableTo);
  for (const rate of rates) day = earlier(day, rateEnd(rate, today, question.ufPublishedUntil));
  for (const end of tariffEnds(product.pricing, today)) day = earlier(day, end);
  return { kind: 'until', day };
}
