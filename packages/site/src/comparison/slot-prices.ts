import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import { viewPrice, type PriceSetting } from '../price/price-view.ts';
import { identityOf, type CompareSlots } from './compare-slots.ts';

/** A product with its price, as a list or a page has it. */
export type PricedItem = Pick<Item, 'id' | 'codigoplan' | 'price' | 'priceSuffix' | 'priceLabel'> & {
  readonly profilePrice: Pick<ProfilePrice, 'price' | 'unitPrice'>;
};

/** The price of a slot of the bar: '$88.720/mes', and '$88.720' for a phone's square; null: there is no room for it. */
export interface SlotPrice {
  readonly text: string;
  readonly short: string | null;
}

/** Signs of a price that a phone's square has room for. */
const mostSigns = 9;

/**
 * Prices of what is chosen, a place for each slot: of all of it or of none, so that no price stands beside an insurer's name
 * as if it said the same. Null for each where one has no price, or is not among the products in sight.
 */
export function slotPrices(
  slots: CompareSlots,
  { items, setting }: { readonly items: readonly PricedItem[]; readonly setting: PriceSetting },
): readonly (SlotPrice | null)[] {
  const views = slots.map((slot) => {
    const item = slot && items.find((candidate) => identityOf(candidate) === identityOf(slot));
    return item ? viewPrice(item, setting) : null;
  });
  // There is no room for the notice that a price with the fallback UF needs.
  const areKnown = setting.uf?.status !== 'fallback' && views.every((view, place) => view !== null || slots[place] === null);
  const haveRoom = views.every((view) => view === null || view.main.length <= mostSigns);
  return views.map((view) => (areKnown && view ? { text: view.main + view.suffix, short: haveRoom ? view.main : null } : null));
}
