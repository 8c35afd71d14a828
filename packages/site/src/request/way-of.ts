import type { Item } from '@cotejo/contract/compare';
import { salesOfferOf } from '@cotejo/core/requests';

/** How the product is sold, which the header of its request says (B2.11-25, decision 16). */
export function wayOf({ insuranceMetadata }: Pick<Item, 'insuranceMetadata'>): 'online' | 'both' | 'executive' {
  const { online, executive } = salesOfferOf(insuranceMetadata.salesChannel);
  if (!online) return 'executive';
  return executive ? 'both' : 'online';
}
