import { productPath } from '@cotejo/contract/paths/product-path';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { isOnSale } from '@cotejo/core/comparison';
import type { PlainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';

/** A product that is sold, with the own path of its page. */
export interface SoldProduct {
  readonly product: Product;
  readonly path: string;
}

/** A product of a catalogue by its number, while it is sold on a day; null: it is not in the catalogue, or not sold. */
export function findSoldProduct(
  { products, organizations }: Pick<CatalogueSnapshot, 'products' | 'organizations'>,
  productId: number,
  { edition, today }: { readonly edition: Edition; readonly today: PlainDate },
): SoldProduct | null {
  const row = products.rowOfId(productId);
  if (row < 0) return null;
  const product = products.at(row);
  const organization = organizations.get(product.organizationId);
  if (organization === undefined || product.salesChannels.length === 0 || !isOnSale(product, today)) return null;
  return { product, path: productPath(product, organization, edition) };
}
