import { comparedName } from '@cotejo/contract/paths/comparison-names';

export { comparedName };
const mostCompared = 3;

/** Identities of the products that a URL compares, in its order; none: it shows the list. */
export function readCompared(params: URLSearchParams): readonly string[] {
  return [...new Set(params.getAll(comparedName).filter((identity) => identity !== ''))].slice(0, mostCompared);
}
