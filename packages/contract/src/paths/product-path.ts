import type { Organization, Product } from '@cotejo/core/catalogue';
import { productPageOf, type Edition } from '@cotejo/core/editions';
import { href } from '../paths.ts';

/** The path of a product's page in an edition (C2-23 to C2-33); the request form is this plus '/Solicitar' (A2.3-25). */
export function productPath(
  { kind, url, upperType }: Pick<Product, 'kind' | 'url' | 'upperType'>,
  organization: Pick<Organization, 'kind' | 'url'>,
  edition: Pick<Edition, 'productPlaces'>,
): string {
  const page = productPageOf({ kind, upperType, organizationKind: organization.kind }, edition);
  if (page === 'isaprePlan') return href(page, { organization: organization.url, plan: url });
  return href(page, { organization: organization.url, insurance: url });
}
