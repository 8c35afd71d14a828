import type { CompareResult } from '@cotejo/core/comparison';

/** Counts by value; values that nothing has are left out. */
export type Counts = Readonly<Record<string, number>>;

/** What every engine has to answer, in a form in which answers can be compared. */
export interface Answer {
  readonly total: number;
  readonly belowPriceLimit: number;
  readonly abovePriceLimit: number;
  readonly facets: Readonly<Record<string, Counts>>;
  /** Pesos a month. */
  readonly priceRange: { readonly lowest: number; readonly highest: number; readonly bins: readonly number[] } | null;
  readonly organizationsCompared: number;
  /** The best plan, where the page shows it. */
  readonly bestId: number | null;
  /** The page in its order. */
  readonly ids: readonly number[];
}

/** Counts in the order of their values, without zeros. */
export function countsOf(entries: Iterable<readonly [value: string, count: number]>): Counts {
  const some = [...entries].filter(([, count]) => count > 0);
  return Object.fromEntries(some.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The answer of our own engine in that form. */
export function answerOf(result: CompareResult): Answer {
  const { total, belowPriceLimit, abovePriceLimit, priceRange, organizationsCompared, items } = result;
  return {
    total,
    belowPriceLimit,
    abovePriceLimit,
    facets: Object.fromEntries(
      Object.entries(result.facets).map(([name, counts]) => [
        name,
        countsOf(counts.map(({ value, count }): [string, number] => [value, count])),
      ]),
    ),
    priceRange: priceRange && {
      lowest: priceRange.lowest.units,
      highest: priceRange.highest.units,
      bins: priceRange.bins,
    },
    organizationsCompared,
    bestId: items.find(({ isBest }) => isBest)?.product.id ?? null,
    ids: items.map(({ product }) => product.id),
  };
}
