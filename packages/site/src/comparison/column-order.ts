import { identityOf } from './compare-slots.ts';
import type { ComparedColumn } from './load-comparison.ts';

/** The columns in the order of their identities; those not named stay behind, as they were. */
export function inOrder(columns: readonly ComparedColumn[], order: readonly string[]): readonly ComparedColumn[] {
  const placeOf = ({ item }: ComparedColumn): number => {
    const place = order.indexOf(identityOf(item));
    return place === -1 ? order.length : place;
  };
  return columns.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** The order after the column at `place` was chosen to be `identity`: the two change places. */
export function swapped(order: readonly string[], place: number, identity: string): readonly string[] {
  const from = order.indexOf(identity);
  const there = order[place];
  if (from === -1 || there === undefined) return order;
  return order.map((known, index) => (index === place ? identity : index === from ? there : known));
}
