import type { Item } from '@cotejo/contract/compare';
import type { ApiFailure } from '@cotejo/contract/errors';
import { profilePlace, unsaidOfProfile, type Profile } from '@cotejo/contract/profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { contributionOf, wireProfilePrice } from '@cotejo/contract/wire-price';
import { wireQuote } from '@cotejo/contract/wire-quote';
import type { Comparator, Product } from '@cotejo/core/catalogue';
import type { Currency } from '@cotejo/core/money';
import type { Household } from '@cotejo/core/people';
import { quoteProduct, type Quote, type QuoteContext, type QuoteQuestion } from '@cotejo/core/quote';
import { ok, type Result } from '@cotejo/core/result';
import { yearlyCost } from '@cotejo/core/yearly-cost';
import type { RequestContext } from '../http/handlers.ts';
import { pricingOfCall, type PublishedCatalogue } from '../published-catalogue.ts';
import { quoteIdOf } from './quote-id.ts';
import { readHousehold } from './read-household.ts';

/** Whose price is asked in a call, and by which comparator's currency and regions; null: by the edition's. */
export interface QuoteCall {
  readonly profile: Profile;
  readonly comparator: Comparator | null;
  readonly call: RequestContext;
}

/** Everything of a quote but its product: worked out once for a whole list. */
export type QuoteGround = Omit<QuoteQuestion, 'product'>;

/** Reads profile, day and rates of a call; 400 with each answer that is missing or impossible. */
export function quoteGroundOf(
  { profile, comparator, call }: QuoteCall,
  catalogue: PublishedCatalogue,
): Result<QuoteGround, ApiFailure> {
  const place = profilePlace(call.edition, comparator);
  const household = readHousehold(profile, place);
  if (!household.ok) return household;
  return ok({
    household: household.value,
    unsaid: unsaidOfProfile(profile, place),
    isExample: !profile.ingresodatos,
    context: pricingOfCall(catalogue, call, comparator),
  });
}

/** A quote with its number and the answer that tells of it. */
export interface QuoteOfCall {
  readonly id: string;
  readonly quote: Quote;
  readonly product: Product;
  /** Of its total, also where there is none. */
  readonly currency: Currency;
  readonly answer: QuotedPrice;
}

function wireAnswer(
  { quote, id, product }: Pick<QuoteOfCall, 'quote' | 'id' | 'product'>,
  { asked, household, context }: { asked: QuoteCall; household: Household; context: QuoteContext },
  catalogue: PublishedCatalogue,
): QuotedPrice {
  const { profile, call } = asked;
  const organization = catalogue.snapshot(call.edition.id).organizations.get(product.organizationId);
  if (!organization) throw new Error(`product ${product.code} belongs to no known organisation`);
  const { price } = quote;
  const cost = { system: null, currency: context.currency, rate: context.uf?.rate ?? null };
  const surroundings = {
    isOwnProfile: profile.ingresodatos,
    contribution: product.kind === 'isapre-plan' ? contributionOf(household, context) : null,
    yearlyCost: yearlyCost(product.yearlyUse, price, cost),
  };
  return {
    ...wireProfilePrice(price, surroundings),
    quote: wireQuote(quote, { id, product, organization, profile }),
  };
}

/** How an item names its quote: the number the price call answers to the same question, and the last day it holds. */
export function quoteRefOf(quote: Quote, { edition }: RequestContext): Item['quote'] {
  return { id: quoteIdOf(edition.id, quote), expires: quote.promise.kind === 'until' ? quote.promise.day : null };
}

/**
 * Quotes one product in a call: the use case behind the price call, the product's page, the request and the purchase
 * (decision 24). 400 with each answer of the profile that is missing or impossible.
 */
export function quoteOfCall(
  { product, ...asked }: QuoteCall & { readonly product: Product },
  catalogue: PublishedCatalogue,
): Result<QuoteOfCall, ApiFailure> {
  const ground = quoteGroundOf(asked, catalogue);
  if (!ground.ok) return ground;
  const { household, context } = ground.value;
  const quote = quoteProduct({ ...ground.value, product });
  const id = quoteIdOf(asked.call.edition.id, quote);
  const answer = wireAnswer({ id, quote, product }, { asked, household, context }, catalogue);
  return ok({ id, quote, product, currency: context.currency, answer });
}
