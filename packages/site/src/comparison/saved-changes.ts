import type { Amount } from '@cotejo/contract/compare';
import { identityOf } from './compare-slots.ts';
import type { SavedComparison, SavedProduct } from './saved-comparisons.ts';
import type { ShownComparison } from './shown-comparison.ts';

/** What became of a product since a comparison was saved. */
export type SavedChange = { readonly product: string; readonly suffix: string } & (
  | { readonly kind: 'rose' | 'fell'; readonly before: Amount; readonly now: Amount }
  | { readonly kind: 'priced'; readonly now: Amount }
  | { readonly kind: 'unpriced'; readonly before: Amount }
  | { readonly kind: 'vanished'; readonly before: Amount | null }
);

/** What has changed since; 'other-family': the prices are of other people, and cannot be set against each other. */
export type SavedState =
  | { readonly kind: 'changes'; readonly changes: readonly SavedChange[] }
  | { readonly kind: 'other-family'; readonly changes: readonly SavedChange[] };

function identitiesOf({ columns, missing }: Pick<ShownComparison, 'columns' | 'missing'>): readonly string[] {
  return [...columns.map(({ item }) => identityOf(item)), ...missing.map(({ identity }) => identity)];
}

/** The newest saved comparison of the same products, in any order; null: there is none. */
export function savedOf(shown: ShownComparison, all: readonly SavedComparison[]): SavedComparison | null {
  const asked = new Set(identitiesOf(shown));
  const isSame = ({ comparator, products }: SavedComparison): boolean =>
    comparator === shown.comparator.url &&
    products.length === asked.size &&
    products.every(({ identity }) => asked.has(identity));
  return all.find(isSame) ?? null;
}

function priceChange({ displayName: product, price: before, suffix }: SavedProduct, now: Amount | null): readonly SavedChange[] {
  if (before === null) return now === null ? [] : [{ kind: 'priced', product, suffix, now }];
  if (now === null) return [{ kind: 'unpriced', product, suffix, before }];
  // Other money is another figure, neither more nor less.
  if (now.unit.code !== before.unit.code || now.value === before.value) return [];
  return [{ kind: now.value > before.value ? 'rose' : 'fell', product, suffix, before, now }];
}

/** What has changed in price or vanished since a comparison was saved. */
export function savedState(saved: SavedComparison, shown: ShownComparison): SavedState {
  const isSameFamily = saved.family === JSON.stringify(shown.profile);
  const changes = saved.products.flatMap((product): readonly SavedChange[] => {
    const column = shown.columns.find(({ item }) => identityOf(item) === product.identity);
    if (column) return isSameFamily ? priceChange(product, column.item.profilePrice.price) : [];
    const { displayName, price, suffix } = product;
    const isGone = shown.missing.some(({ identity, isGone: gone }) => gone && identity === product.identity);
    return isGone ? [{ kind: 'vanished', product: displayName, suffix, before: price }] : [];
  });
  return { kind: isSameFamily ? 'changes' : 'other-family', changes };
}
