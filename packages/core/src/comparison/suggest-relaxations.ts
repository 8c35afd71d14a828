import { filterNames, type CompareResult, type FilterName } from './query.ts';

const maximumSuggestions = 2;

/**
 * For an empty list: which single filter to take back, the ones that give most first, at most two, from how many
 * results each would give. A filter whose absence still gives nothing is not suggested.
 */
export function suggestRelaxations(gains: ReadonlyMap<FilterName, number>): CompareResult['relaxations'] {
  return filterNames
    .map((filter) => ({ filter, total: gains.get(filter) ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((left, right) => right.total - left.total)
    .slice(0, maximumSuggestions);
}
