import type { Sort } from '@cotejo/core/comparison';

/** Every order, as the control offers them (decision 10). */
const offered: readonly Sort[] = ['recomendados', 'precio-asc', 'precio-desc', 'puntaje', 'afinidad', 'costo-anual'];

/** An order and the one that it is called by in the texts. */
interface NamedSort {
  readonly sort: Sort;
  readonly name: Sort;
}

/** The orders of a list, and the one that is on whatever it is. Without any score the first is the price alone, and stands once. */
export function namedSorts(sorts: readonly Sort[], on: Sort): readonly NamedSort[] {
  const hasScore = sorts.includes('puntaje');
  return offered.flatMap((sort) => {
    const isOffered = sorts.includes(sort) && (hasScore || sort !== 'precio-asc');
    if (!isOffered && sort !== on) return [];
    return [{ sort, name: hasScore || sort !== 'recomendados' ? sort : 'precio-asc' }];
  });
}

/** What the order that is on is called by. */
export function sortNameOn(sorts: readonly Sort[], on: Sort): Sort {
  return namedSorts(sorts, on).find(({ sort }) => sort === on)?.name ?? on;
}
