import type { CatalogueSnapshot, Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf } from '@cotejo/core/comparison';
import { findProduct } from '@cotejo/core/find-product';
import type { Currency } from '@cotejo/core/money';
import { quoteProduct, type Quote } from '@cotejo/core/quote';
import { fail, ok, type Result } from '@cotejo/core/result';
import { yearlyCost } from '@cotejo/core/yearly-cost';
import type { ApiFailure } from '../errors.ts';
import type { Profile } from '../schemas/profile.ts';
import type { QuotedPrice } from '../schemas/quote.ts';
import { quoteGroundOf, type AnswerGround, type PriceAsked, type QuoteGround } from './answer-ground.ts';
import { quoteIdOf } from './quote-id.ts';
import { contributionOf, wireProfilePrice } from './wire-price.ts';
import { wireQuote } from './wire-quote.ts';

/** A quote with its number and the answer that tells of it. */
export interface AnsweredQuote {
  readonly id: string;
  readonly quote: Quote;
  readonly product: Product;
  /** Of its total, also where there is none. */
  readonly currency: Currency;
  readonly answer: QuotedPrice;
}

type Made = Pick<AnsweredQuote, 'quote' | 'id' | 'product'>;

function wireAnswer(
  { quote, id, product }: Made,
  { household, context }: QuoteGround,
  { profile, snapshot }: { readonly profile: Profile; readonly snapshot: CatalogueSnapshot },
): QuotedPrice {
  const organization = snapshot.organizations.get(product.organizationId);
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

/**
 * Quotes one product: the calculation behind the price call, the product's page, the request and the purchase
 * (decision 24). 400 with each answer of the profile that is missing or impossible.
 */
export function quoteFor(
  { product, ...asked }: PriceAsked & { readonly product: Product },
  ground: AnswerGround,
): Result<AnsweredQuote, ApiFailure> {
  const read = quoteGroundOf(asked, ground);
  if (!read.ok) return read;
  const quote = quoteProduct({ ...read.value, product });
  const made = { id: quoteIdOf(quote, ground), quote, product };
  const answer = wireAnswer(made, read.value, { profile: asked.profile, snapshot: ground.snapshot });
  return ok({ ...made, currency: read.value.context.currency, answer });
}

/** The comparator of that product type which shows the product, else the first that does. */
export function comparatorByType(
  product: Product,
  { comparators }: CatalogueSnapshot,
  productType: string | undefined,
): Comparator | null {
  const ofType = comparators.filter((comparator) => comparator.productType === productType);
  return comparatorOf(product, ofType) ?? comparatorOf(product, comparators);
}

/** 404 of the price calls. */
export const unknownProduct: ApiFailure = { kind: 'not-found', detail: 'No existe ese producto' };

/** A product by number, last segment of its page, or code; whose price; and the product type it is asked under. */
export interface PriceQuestion {
  readonly id: string;
  readonly profile: Profile;
  readonly productType: string | undefined;
}

/**
 * Answers the price call but for keeping the quote: one product for a family, person by person. 404 for an unknown
 * product, 400 for the profile.
 */
export function answerPrice(
  { id, profile, productType }: PriceQuestion,
  ground: AnswerGround,
): Result<AnsweredQuote, ApiFailure> {
  const product = findProduct(ground.snapshot, id);
  if (!product) return fail(unknownProduct);
  return quoteFor({ product, profile, comparator: comparatorByType(product, ground.snapshot, productType) }, ground);
}
