import { bitOf } from './match-filters.ts';
import type { Candidate } from './order-results.ts';
import type { CompareResult, FilterName } from './query.ts';

const maximumSuggestions = 2;

/**
 * For an empty list: which single filter to take back, the ones that give most first, at most two. A filter whose
 * absence still gives nothing is not suggested. A list with results needs no suggestion.
 */
export function suggestRelaxations(
  candidates: readonly Candidate[],
  active: readonly FilterName[],
): CompareResult['relaxations'] {
  if (candidates.some(({ misses }) => misses === 0)) return [];
  return active
    .map((filter) => ({ filter, total: candidates.filter(({ misses }) => misses === bitOf(filter)).length }))
    .filter(({ total }) => total > 0)
    .toSorted((left, right) => right.total - left.total)
    .slice(0, maximumSuggestions);
}
