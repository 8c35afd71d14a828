import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import { offeredActions } from '@cotejo/core/requests';

/** How the product is sold to a family, which the header of its request says (B2.11-25, decisions 16 and 0384). */
export function wayOf(
  { insuranceMetadata }: Pick<Item, 'insuranceMetadata'>,
  { total }: Pick<ProfilePrice, 'total'>,
): 'online' | 'both' | 'executive' {
  const actions = offeredActions(insuranceMetadata.salesChannel, total);
  if (!actions.includes('buy')) return 'executive';
  return actions.length > 1 ? 'both' : 'online';
}
