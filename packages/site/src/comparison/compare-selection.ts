import { isComparedProduct, type ComparedProduct } from '@cotejo/contract/compared-product';
import { useSyncExternalStore } from 'react';
import { addToSlots, emptySlots, removeFromSlots, type CompareSlot, type CompareSlots } from './compare-slots.ts';

/** The chosen products of each comparator, by storage key, as this page last read or wrote them. */
const selections = new Map<string, CompareSlots>();
const listeners = new Set<() => void>();

function storageKey(brandCode: string, comparatorName: string): string {
  return `${brandCode}_COMPARE_${comparatorName}`;
}

function parseSlots(text: string | null): CompareSlots {
  let products: CompareSlot[] = [];
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    products = Array.isArray(stored) ? stored.map((slot) => (isComparedProduct(slot) ? slot : null)) : [];
  } catch {
    // What cannot be read is an empty selection.
  }
  return [products[0] ?? null, products[1] ?? null, products[2] ?? null];
}

function read(key: string): CompareSlots {
  const known = selections.get(key);
  if (known) return known;
  let slots = emptySlots;
  try {
    slots = parseSlots(localStorage.getItem(key));
  } catch {
    // A browser that refuses storage keeps the selection for the page only.
  }
  selections.set(key, slots);
  return slots;
}

function write(key: string, slots: CompareSlots): void {
  selections.set(key, slots);
  try {
    localStorage.setItem(key, JSON.stringify(slots));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function onForeignChange(event: StorageEvent): void {
  if (event.key === null) selections.clear();
  else selections.delete(event.key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onForeignChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onForeignChange);
  };
}

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
  const slots = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => emptySlots,
  );
  return {
    slots,
    add: (product) => {
      const added = addToSlots(read(key), comparedProductOf(product));
      if (added.ok && added.value !== read(key)) write(key, added.value);
      return added.ok;
    },
    remove: (index) => write(key, removeFromSlots(read(key), index)),
    clear: () => write(key, removeFromSlots(read(key))),
  };
}
