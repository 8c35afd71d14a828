import type { Item } from '@cotejo/contract/compare';
import { comparedIdentity } from '@cotejo/contract/paths/compared-identity';
import type { ComparedProduct } from '@cotejo/contract/compared-product';
import { fail, ok, type Result } from '@cotejo/core/result';

export type CompareSlot = ComparedProduct | null;
/** Three slots (C4-16, B2.7-02). */
export type CompareSlots = readonly [CompareSlot, CompareSlot, CompareSlot];

export const emptySlots: CompareSlots = [null, null, null];
/** Fewest products that can be compared (B §9). */
export const minimumCompared = 2;

/** Identity of a compared product: the plan code for isapre plans, the number elsewhere (decision 20). */
export function identityOf(product: Pick<Item, 'id' | 'codigoplan'>): string {
  return comparedIdentity(product);
}

function slotsOf(products: readonly CompareSlot[]): CompareSlots {
  return [products[0] ?? null, products[1] ?? null, products[2] ?? null];
}

export function chosenProducts(slots: CompareSlots): readonly ComparedProduct[] {
  return slots.filter((slot) => slot !== null);
}

export function isChosen(slots: CompareSlots, product: Pick<Item, 'id' | 'codigoplan'>): boolean {
  return chosenProducts(slots).some((slot) => identityOf(slot) === identityOf(product));
}

/** A card's box is closed to choice when three others are chosen (A2.4-30, A2.4-31). */
export function isClosedTo(slots: CompareSlots, product: Pick<Item, 'id' | 'codigoplan'>): boolean {
  return !slots.includes(null) && !isChosen(slots, product);
}

/**
 * Puts a product in the first empty slot (C4-17). One that is already there changes nothing; a fourth is
 * refused and nothing is replaced (decision 20).
 */
export function addToSlots(slots: CompareSlots, product: ComparedProduct): Result<CompareSlots, 'full'> {
  if (isChosen(slots, product)) return ok(slots);
  const index = slots.indexOf(null);
  if (index === -1) return fail('full');
  return ok(slotsOf(slots.map((slot, position) => (position === index ? product : slot))));
}

/** Empties one slot, the rest move up and the last one is empty (C4-18); without an index all are emptied (C4-19). */
export function removeFromSlots(slots: CompareSlots, index?: number): CompareSlots {
  if (index === undefined) return emptySlots;
  return slotsOf(slots.filter((_, position) => position !== index));
}
