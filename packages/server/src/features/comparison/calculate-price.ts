import type { ApiFailure } from '@cotejo/contract/errors';
import { exampleProfile, type Profile } from '@cotejo/contract/profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import type { CatalogueSnapshot, Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf, findComparator } from '@cotejo/core/comparison';
import { findProduct } from '@cotejo/core/find-product';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { quoteOfCall } from '../../platform/quotes/quote-of-call.ts';
import { storeQuote } from '../../platform/quotes/quote-store.ts';

export interface PriceServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

/** A product by number, last segment of its page, or code; and what says which comparator it is asked in. */
export interface PriceQuestion {
  readonly id: string;
  readonly productType: string | undefined;
  readonly call: RequestContext;
}

const unknownProduct: ApiFailure = { kind: 'not-found', detail: 'No existe ese producto' };

/** The comparator of that product type which shows the product, else the first that does. */
function comparatorByType(product: Product, { comparators }: CatalogueSnapshot, productType: string | undefined) {
  const ofType = comparators.filter((comparator) => comparator.productType === productType);
  return comparatorOf(product, ofType) ?? comparatorOf(product, comparators);
}

/**
 * Quotes one product for a family, person by person (decision 24). The quote of the visitor's own profile is stored, so
 * that a request can carry it; an example is not (decision 26). 404 for an unknown product, 400 for the profile.
 */
export async function calculatePrice(
  { id, productType, call, profile }: PriceQuestion & { readonly profile: Profile },
  { memory, database }: PriceServices,
): Promise<Result<QuotedPrice, ApiFailure>> {
  const snapshot = memory.snapshot(call.edition.id);
  const product = findProduct(snapshot, id);
  if (!product) return fail(unknownProduct);
  const quoted = quoteOfCall({ product, profile, comparator: comparatorByType(product, snapshot, productType), call }, memory);
  if (!quoted.ok) return quoted;
  if (profile.ingresodatos) await storeQuote(database, quoted.value, call.edition.id);
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
  { id, call, ...asked }: PriceQuestion & { readonly comparator: string | undefined },
  memory: PublishedCatalogue,
): Result<QuotedPrice, ApiFailure> {
  const snapshot = memory.snapshot(call.edition.id);
  const product = findProduct(snapshot, id);
  if (!product) return fail(unknownProduct);
  const comparator = comparatorAsked(product, snapshot, asked);
  if (!comparator.ok) return comparator;
  const profile = exampleProfile(call.edition, comparator.value);
  const quoted = quoteOfCall({ product, profile, comparator: comparator.value, call }, memory);
  return quoted.ok ? ok(quoted.value.answer) : quoted;
}
