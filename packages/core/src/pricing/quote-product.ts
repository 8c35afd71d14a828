import type { Product } from '../catalogue/catalogue.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { fail, ok, type Result } from '../result.ts';
import { priceProduct, tariffOn } from './price-product.ts';
import { assumptionsOf, type QuoteAssumption, type UnsaidAnswer } from './quote-assumptions.ts';
import { promiseOf, type QuotePromise } from './quote-expiry.ts';
import type { PriceForHousehold, PricingContext, UfValue } from './quote.ts';
import type { Tariff } from './tariff.ts';

export { unsaidIn, type QuoteAssumption, type UnsaidAnswer } from './quote-assumptions.ts';
export { maximumQuoteDays, type QuotePromise } from './quote-expiry.ts';

/** The part of a product that a quote of it depends on. */
export type QuotedProduct = Pick<
  Product,
  'id' | 'code' | 'pricing' | 'availableFrom' | 'availableTo' | 'regionCodes' | 'salesChannels'
>;

/** Day, rates and currency of a price, and the last day whose UF is published. */
export interface QuoteContext extends PricingContext {
  readonly ufPublishedUntil: PlainDate | null;
}

/** Everything that fixes a quote. */
export interface QuoteQuestion {
  readonly product: QuotedProduct;
  readonly household: Household;
  readonly unsaid: readonly UnsaidAnswer[];
  /** The household is an example and nobody's own (decision 26). */
  readonly isExample: boolean;
  readonly context: QuoteContext;
}

/** The price of a product for a family with everything it was made with (decision 24). */
export interface Quote {
  readonly productId: number;
  readonly productCode: string;
  readonly inputs: { readonly household: Household; readonly isExample: boolean; readonly quotedOn: PlainDate };
  /** Total, parts and breakdown person by person; names the tariff's version. */
  readonly price: PriceForHousehold;
  /** Every rate that entered: of the conversion, and of a cap in UF. */
  readonly rates: readonly UfValue[];
  readonly assumptions: readonly QuoteAssumption[];
  readonly promise: QuotePromise;
}

/** The UF of a salary's cap, where the tariff caps in UF what the profile says in pesos. */
function rateOfCap(tariff: Tariff | null, price: PriceForHousehold, { uf }: PricingContext): UfValue | null {
  if (uf === null || tariff === null || !('incomeCap' in tariff) || tariff.incomeCap?.currency !== uf.rate.from) return null;
  const isCapped = price.people.some(({ outcome }) => outcome.kind === 'rate' && outcome.salary.currency === uf.rate.to);
  return isCapped ? uf : null;
}

/** Every rate once. */
function ratesOf(exchange: UfValue | null, ofCap: UfValue | null): readonly UfValue[] {
  if (exchange === null) return ofCap === null ? noRates : [ofCap];
  return ofCap === null || ofCap === exchange ? [exchange] : [exchange, ofCap];
}
const noRates: readonly UfValue[] = [];

/** The quote that a price already worked out belongs to: for lists, which price many products at once. */
export function quoteOf(question: QuoteQuestion, price: PriceForHousehold): Quote {
  const { product, household, isExample, context } = question;
  const { today, ufPublishedUntil } = context;
  const tariff = product.pricing.kind === 'tariff' ? tariffOn(product.pricing.tariffs, today) : null;
  const rates = ratesOf(price.exchange, rateOfCap(tariff, price, context));
  return {
    productId: product.id,
    productCode: product.code,
    inputs: { household, isExample, quotedOn: today },
    price,
    rates,
    assumptions: assumptionsOf({ ...question, tariff, price, rates }),
    promise: promiseOf({ product, price, regionCode: household.regionCode, isExample, rates, today, ufPublishedUntil }),
  };
}

/**
 * Quotes one product for one family on one day: the one calculation behind card, comparison, detail, request and
 * purchase (decision 24). Amounts as in `priceProduct`; the same question always gives the same quote.
 */
export function quoteProduct(question: QuoteQuestion): Quote {
  return quoteOf(question, priceProduct(question.product, question.household, question.context));
}

/** Why a quote cannot be charged. */
export type ChargeProblem = { readonly kind: 'promises-nothing' } | { readonly kind: 'expired'; readonly expired: PlainDate };

/** What a purchase on a day charges for a quote: exactly the figure that was quoted, while it holds. */
export function chargeOf(
  { total, expires }: { readonly total: Money | null; readonly expires: PlainDate | null },
  today: PlainDate,
): Result<Money, ChargeProblem> {
  if (total === null || expires === null) return fail({ kind: 'promises-nothing' });
  return expires < today ? fail({ kind: 'expired', expired: expires }) : ok(total);
}
