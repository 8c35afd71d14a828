import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { takesPeople } from '@cotejo/core/main-comparator';

/** The one other comparator that the same family can be taken to; null when there is none. */
export function secondComparator(
  comparators: readonly ComparatorAnswer[],
  main: ComparatorAnswer | null,
): ComparatorAnswer | null {
  return comparators.find((comparator) => comparator !== main && takesPeople(comparator)) ?? null;
}
