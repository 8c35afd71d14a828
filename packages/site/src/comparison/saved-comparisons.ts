import type { Amount } from '@cotejo/contract/compare';
import { amount, listOf, objectOf, orNull, text } from '@cotejo/contract/guard-parts';
import { tellSaved } from '../shell/saved.ts';
import { identityOf } from './compare-slots.ts';
import { keptStore } from './kept-store.ts';
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

const kept = keptStore<readonly SavedComparison[]>({
  empty: [],
  parse: (text) => {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSaved) : [];
  },
  print: JSON.stringify,
  livesInPage: false,
});

/** False: the browser keeps nothing. */
function write(key: string, saved: readonly SavedComparison[]): boolean {
  if (!kept.write(key, saved)) return false;
  for (const link of document.querySelectorAll<HTMLElement>('[data-saved-key]')) tellSaved(link);
  return true;
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
  const { read } = kept;
  return {
    all: kept.useKept(key),
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
