import type { Amount } from '@cotejo/contract/compare';
import { amount, listOf, objectOf, orNull, text } from '@cotejo/contract/guard-parts';
import { useSyncExternalStore } from 'react';
import { tellSaved } from '../shell/saved.ts';
import { identityOf } from './compare-slots.ts';
import { savedKeyOf } from './saved-key.ts';
import type { ShownComparison } from './shown-comparison.ts';

/** A product of a saved comparison, as it was. */
export interface SavedProduct {
  readonly identity: string;
  readonly displayName: string;
  /** Null: it had no price for the family. */
  readonly price: Amount | null;
  readonly suffix: string;
}

/** A comparison that the visitor keeps, in this browser alone. */
export interface SavedComparison {
  readonly name: string;
  /** URL of the comparator. */
  readonly comparator: string;
  readonly clinics: readonly string[];
  /** YYYY-MM-DD. */
  readonly savedOn: string;
  /** Whose prices they are, as text that is the same for the same family. */
  readonly family: string;
  readonly products: readonly SavedProduct[];
}

const mostSaved = 20;
const longestName = 80;

const isAmount = objectOf<Amount>({
  value: amount(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
  unit: objectOf<Amount['unit']>({ code: text(8) }),
});
const isProduct = objectOf<SavedProduct>({
  identity: text(200, 1),
  displayName: text(),
  price: orNull(isAmount),
  suffix: text(),
});
const isSaved = objectOf<SavedComparison>({
  name: text(longestName, 1),
  comparator: text(),
  clinics: listOf(text()),
  savedOn: text(10, 10),
  family: text(),
  products: listOf(isProduct, 3),
});

const none: readonly SavedComparison[] = [];
/** As this page last read or wrote them, by storage key. */
const known = new Map<string, readonly SavedComparison[]>();
const listeners = new Set<() => void>();

function read(key: string): readonly SavedComparison[] {
  const before = known.get(key);
  if (before) return before;
  let saved = none;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    saved = Array.isArray(stored) ? stored.filter(isSaved) : none;
  } catch {
    // What cannot be read is none.
  }
  known.set(key, saved);
  return saved;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** False: the browser keeps nothing. */
function write(key: string, saved: readonly SavedComparison[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    return false;
  }
  known.set(key, saved);
  notify();
  for (const link of document.querySelectorAll<HTMLElement>('[data-saved-key]')) tellSaved(link);
  return true;
}

function onForeignChange(event: StorageEvent): void {
  if (event.key === null) known.clear();
  else known.delete(event.key);
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onForeignChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onForeignChange);
  };
}

/** The comparisons kept in the browser, the newest first. */
export interface SavedComparisons {
  readonly all: readonly SavedComparison[];
  /** Keeps one in place of another of its name; false: the browser keeps nothing. */
  readonly save: (comparison: SavedComparison) => boolean;
  readonly remove: (name: string) => void;
}

/** Reads and changes what is kept for a brand; on the server and before hydration there is none. */
export function useSavedComparisons(brandCode: string): SavedComparisons {
  const key = savedKeyOf(brandCode);
  const all = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => none,
  );
  return {
    all,
    save: (comparison) => write(key, withSaved(read(key), comparison)),
    remove: (name) =>
      void write(
        key,
        read(key).filter((saved) => saved.name !== name),
      ),
  };
}

/** The list with one more at its head: another of its name is replaced, and the oldest gives way to it. */
export function withSaved(all: readonly SavedComparison[], comparison: SavedComparison): readonly SavedComparison[] {
  return [comparison, ...all.filter(({ name }) => name !== comparison.name)].slice(0, mostSaved);
}

/** A comparison as it is kept, with the prices and the day it is shown with. */
export function savedFrom(shown: ShownComparison, name: string): SavedComparison {
  return {
    name: name.trim().slice(0, longestName),
    comparator: shown.comparator.url,
    clinics: (shown.columns[0]?.clinics ?? []).map(({ code }) => code),
    savedOn: shown.today,
    family: JSON.stringify(shown.profile),
    products: shown.columns.map(({ item }) => ({
      identity: identityOf(item),
      displayName: item.displayName,
      price: item.profilePrice.price,
      suffix: item.priceSuffix,
    })),
  };
}
