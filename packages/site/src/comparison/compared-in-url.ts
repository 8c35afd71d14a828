import { comparedName } from '@cotejo/contract/paths/comparison-names';
import { isReadableCode } from '@cotejo/contract/readable-code';

export { comparedName };
/** Says that only rows which tell the products apart are shown. */
export const differencesName = 'diferencias';
/** Columns of a comparison (B2.8-01). */
export const mostCompared = 3;

/** Identities of all products that a URL names to be compared, each once. */
function allCompared(params: URLSearchParams): readonly string[] {
  return [...new Set(params.getAll(comparedName).filter(isReadableCode))];
}

/** Identities of the products that a URL compares, in its order; none: it shows the list. */
export function readCompared(params: URLSearchParams): readonly string[] {
  return allCompared(params).slice(0, mostCompared);
}

/** Those that it names after them, which have no room. */
export function beyondCompared(params: URLSearchParams): readonly string[] {
  return allCompared(params).slice(mostCompared);
}
