import type { ProfilePrice } from '@cotejo/contract/compare';
import type { ApiFailure } from '@cotejo/contract/errors';
import { profilePlace, type Profile } from '@cotejo/contract/profile';
import { contributionOf, wireProfilePrice } from '@cotejo/contract/wire-price';
import { comparatorOf } from '@cotejo/core/comparison';
import { findProduct } from '@cotejo/core/find-product';
import { priceProduct } from '@cotejo/core/pricing';
import { fail, ok, type Result } from '@cotejo/core/result';
import { yearlyCost } from '@cotejo/core/yearly-cost';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { pricingOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { readHousehold } from './read-household.ts';

export interface PriceQuestion {
  /** Number, last segment of its page, or code. */
  readonly id: string;
  readonly profile: Profile;
  readonly call: RequestContext;
}

/** The price of one product for a family, person by person (decision 24); 404 for an unknown product, 400 for the profile. */
export function calculatePrice(
  { id, profile, call }: PriceQuestion,
  catalogue: PublishedCatalogue,
): Result<ProfilePrice, ApiFailure> {
  const snapshot = catalogue.snapshot(call.edition.id);
  const product = findProduct(snapshot, id);
  if (!product) return fail({ kind: 'not-found', detail: 'No existe ese producto' });
  const comparator = comparatorOf(product, snapshot.comparators);
  const household = readHousehold(profile, profilePlace(call.edition, comparator));
  if (!household.ok) return household;
  const context = pricingOfCall(catalogue, call, comparator);
  const contribution = product.kind === 'isapre-plan' ? contributionOf(household.value, context) : null;
  const price = priceProduct(product, household.value, context);
  const cost = yearlyCost(product.yearlyUse, price, { system: null, currency: context.currency, rate: context.uf?.rate ?? null });
  return ok(wireProfilePrice(price, { isOwnProfile: profile.ingresodatos, contribution, yearlyCost: cost }));
}
