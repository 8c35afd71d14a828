import { answerPrice, comparatorByType, quoteFor, unknownProduct, type PriceQuestion } from '@cotejo/contract/answer-price';
import type { ApiFailure } from '@cotejo/contract/errors';
import { exampleProfile } from '@cotejo/contract/example-profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import type { CatalogueSnapshot, Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf, findComparator } from '@cotejo/core/comparison';
import { findProduct } from '@cotejo/core/find-product';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';
import { storeQuote } from '../../platform/quotes/quote-store.ts';

export interface PriceServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

interface AskedIn {
  readonly call: RequestContext;
}

/** 400 of a product type that no comparator of the edition has, which would be answered as if none were given; else null. */
function unknownProductType(
  part: 'body' | 'query',
  productType: string | undefined,
  { comparators }: CatalogueSnapshot,
): ApiFailure | null {
  if (productType === undefined || comparators.some((known) => known.productType === productType)) return null;
  const reason = `ningún comparador es de productos '${productType}'`;
  return { kind: 'invalid-input', errors: [{ field: `${part}.productType`, reason }] };
}

/**
 * Quotes one product for a family, person by person (decision 24). The quote of the visitor's own profile is stored, so
 * that a request can carry it; an example is not (decision 26). 404 for an unknown product, 400 for the profile
 * or a product type that is none.
 */
export async function calculatePrice(
  { call, ...question }: PriceQuestion & AskedIn,
  { memory, database }: PriceServices,
): Promise<Result<QuotedPrice, ApiFailure>> {
  const ground = groundOfCall(memory, call);
  const unknown = unknownProductType('body', question.productType, ground.snapshot);
  if (unknown !== null) return fail(unknown);
  const quoted = answerPrice(question, ground);
  if (!quoted.ok) return quoted;
  if (question.profile.ingresodatos) await storeQuote(database, quoted.value, call.edition.id);
  return ok(quoted.value.answer);
}

/** The comparator asked for by its address, which has to show the product; without one, by product type. */
function comparatorAsked(
  product: Product,
  snapshot: CatalogueSnapshot,
  { productType, comparator: url }: { readonly productType: string | undefined; readonly comparator: string | undefined },
): Result<Comparator | null, ApiFailure> {
  if (url === undefined) return ok(comparatorByType(product, snapshot, productType));
  const comparator = findComparator(snapshot.comparators, url);
  if (comparator && comparatorOf(product, [comparator])) return ok(comparator);
  const errors = [{ field: 'query.comparator', reason: `'${url}' no es un comparador de ese producto` }];
  return fail({ kind: 'not-found', errors });
}

/**
 * Quotes one product for the example profile of its comparator (C7-66, decision 26); nothing is stored. 404 for an
 * unknown product, or a comparator that does not show it.
 */
export function calculateExamplePrice(
  { id, call, ...asked }: Omit<PriceQuestion, 'profile'> & AskedIn & { readonly comparator: string | undefined },
  memory: PublishedCatalogue,
): Result<QuotedPrice, ApiFailure> {
  const ground = groundOfCall(memory, call);
  const product = findProduct(ground.snapshot, id);
  if (!product) return fail(unknownProduct);
  const unknown = unknownProductType('query', asked.productType, ground.snapshot);
  if (unknown !== null) return fail(unknown);
  const comparator = comparatorAsked(product, ground.snapshot, asked);
  if (!comparator.ok) return comparator;
  const profile = exampleProfile(call.edition, comparator.value);
  const quoted = quoteFor({ product, profile, comparator: comparator.value }, ground);
  return quoted.ok ? ok(quoted.value.answer) : quoted;
}
