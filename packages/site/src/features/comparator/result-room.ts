import type { View } from '@cotejo/contract/search-params';
import { asksPriorCover } from '../../product-data/asks-prior-cover.ts';
import type { ListedItem } from './listed-item.ts';

/**
 * By number of things beside two groups of coverages; the list of a wide desktop has two columns for them, and in the
 * cards of a narrow one what is required takes two lines.
 */
const rooms = {
  tarjetas: ['min-h-12', 'min-h-18 lg:min-h-21 xl:min-h-18', 'min-h-24 lg:min-h-27 xl:min-h-24'],
  lista: ['min-h-12 xl:min-h-6', 'min-h-18 xl:min-h-12', 'min-h-24 xl:min-h-12'],
} as const satisfies Record<View, readonly string[]>;

/** Classes that hold free the room of what a card tells later, so that nothing moves when it comes. */
export function roomOf(item: Pick<ListedItem, 'codigoplan' | 'insures' | 'insuranceMetadata'>, view: View): string {
  const others = [asksPriorCover(item), item.insuranceMetadata.hasOffer].filter(Boolean).length;
  return rooms[view][others] ?? rooms[view][2];
}
