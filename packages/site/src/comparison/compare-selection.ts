import { isComparedProduct, type ComparedProduct } from '@cotejo/contract/compared-product';
import { addToSlots, emptySlots, removeFromSlots, type CompareSlot, type CompareSlots } from './compare-slots.ts';
import { keptStore } from './kept-store.ts';

function storageKey(brandCode: string, comparatorName: string): string {
  return `${brandCode}_COMPARE_${comparatorName}`;
}

function parseSlots(text: string): CompareSlots {
  const stored: unknown = JSON.parse(text);
  const products = Array.isArray(stored) ? stored.map((slot): CompareSlot => (isComparedProduct(slot) ? slot : null)) : [];
  return [products[0] ?? null, products[1] ?? null, products[2] ?? null];
}

const selections = keptStore<CompareSlots>({ empty: emptySlots, parse: parseSlots, print: JSON.stringify, livesInPage: true });

/** The products chosen in a comparator, shared by its cards, bar and dialog and kept in the browser. */
export interface CompareSelection {
  readonly slots: CompareSlots;
  /** False when three others are chosen already; nothing is replaced then (decision 20). */
  readonly add: (product: ComparedProduct) => boolean;
  readonly remove: (index: number) => void;
  readonly clear: () => void;
}

function comparedProductOf({ id, productCode, codigoplan, displayName, url, organization }: ComparedProduct): ComparedProduct {
  return { id, productCode, codigoplan, displayName, url, organization };
}

/** Reads and changes the selection of one comparator; on the server and before hydration it is empty. */
export function useCompareSelection(brandCode: string, comparatorName: string): CompareSelection {
  const key = storageKey(brandCode, comparatorName);
  const { read, write } = selections;
  const slots = selections.useKept(key);
  return {
    slots,
    add: (product) => {
      const added = addToSlots(read(key), comparedProductOf(product));
      if (added.ok && added.value !== read(key)) write(key, added.value);
      return added.ok;
    },
    remove: (index) => void write(key, removeFromSlots(read(key), index)),
    clear: () => void write(key, removeFromSlots(read(key))),
  };
}
