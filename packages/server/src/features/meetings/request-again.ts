import { requestTab } from '@cotejo/contract/paths';
import { productPath } from '@cotejo/contract/paths/product-path';
import { salesOfferOf } from '@cotejo/core/requests';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';

/** Own path of the form that asks for a product by its code; null: it is not sold now, or there is none. */
export function requestPath(catalogue: PublishedCatalogue, code: string | null, call: RequestContext): string | null {
  const snapshot = catalogueOfCall(catalogue, call);
  const product = code === null ? undefined : snapshot.products.findByText('code', code);
  const organization = product && snapshot.organizations.get(product.organizationId);
  if (!organization || salesOfferOf(product.salesChannels).action === null) return null;
  return `${productPath(product, organization, call.edition)}/${requestTab}`;
}
