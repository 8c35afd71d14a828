import type { Item } from '@cotejo/contract/compare';
import type { Thing } from './structured-data.ts';

/**
 * A plan or insurance as structured data: what it is and whose. What it costs a family is that family's alone and is not
 * told. `url` is its page's whole address, `description` the page's own.
 */
export function productThing(item: Item, { url, description }: { readonly url: string; readonly description: string }): Thing {
  return {
    '@type': 'Product',
    name: item.displayName,
    description,
    sku: item.productCode,
    category: item.insuranceType.displayName,
    brand: { '@type': 'Brand', name: item.organization.displayName },
    url,
  };
}
