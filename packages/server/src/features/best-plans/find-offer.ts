import { quoteGroundOf } from '@cotejo/contract/answer-ground';
import { href } from '@cotejo/contract/paths';
import { comparatorName } from '@cotejo/contract/paths/comparator-name';
import { comparedIdentity } from '@cotejo/contract/paths/compared-identity';
import { comparedName } from '@cotejo/contract/paths/comparison-names';
import { findBetterPlan, type BetterPlan } from '@cotejo/core/better-plan';
import type { CatalogueSnapshot, Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf } from '@cotejo/core/comparison';
import { findSoldProduct } from '../../platform/product-page.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { presentOf } from '../../platform/quotes/present-of-request.ts';
import { offeredProductOf } from './offer-occasion.ts';
import type { OfferableRequest } from './offered-store.ts';

/** A plan that is better for the family of a request, beside the one that was asked for. */
export interface Offer extends BetterPlan {
  /** How the organisation of the better one is called. */
  readonly organization: string;
  /** Own path of the page that compares the two: it has their codes and nothing of the family. */
  readonly path: string;
}

function identityOf({ id, kind, code }: Product): string {
  return comparedIdentity({ id, codigoplan: kind === 'isapre-plan' ? code : null });
}

/** Whether one of these products is of a comparator; one that is in the catalogue no more may have been. */
function isAnyOf(comparator: Comparator, ids: readonly number[], { products, comparators }: CatalogueSnapshot): boolean {
  return ids.some((id) => {
    const row = products.rowOfId(id);
    return row < 0 || comparatorOf(products.at(row), comparators)?.url === comparator.url;
  });
}

/**
 * What can be offered for a request at a moment (milliseconds since 1970), with the family as it was stored and today's catalogue; null:
 * nothing is better that was not offered for it before, what was asked for is sold no more, another one of its comparator was bought later, the family is an example, or prices are those of the fallback UF.
 */
export function findOffer(request: OfferableRequest, catalogue: PublishedCatalogue, now: number): Offer | null {
  const present = presentOf(request, catalogue, now);
  if (present === null || !present.profile.ingresodatos || present.ground.uf?.status === 'fallback') return null;
  const { edition, profile, ground } = present;
  const { snapshot, today } = ground;
  const sold = findSoldProduct(snapshot, request.productId, { edition, today });
  const comparator = sold && comparatorOf(sold.product, snapshot.comparators);
  if (sold === null || comparator === null || isAnyOf(comparator, request.boughtLater, snapshot)) return null;
  const asked = quoteGroundOf({ profile, comparator }, ground);
  if (!asked.ok) return null;
  const except = new Set(request.offeredBefore.flatMap((occasion) => offeredProductOf(occasion) ?? []));
  const found = findBetterPlan({ snapshot, comparator, ...asked.value, product: sold.product, except });
  if (found === null) return null;
  const { product } = found.better;
  const organization = snapshot.organizations.get(product.organizationId)?.displayName ?? '';
  const compared = [sold.product, product].map((plan) => [comparedName, identityOf(plan)]);
  const search = new URLSearchParams([[comparatorName, comparator.url], ...compared]);
  return { ...found, organization, path: href('compareProducts', {}, search) };
}
