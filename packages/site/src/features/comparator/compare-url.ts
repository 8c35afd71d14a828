import type { ComparatorSearchState } from './use-comparator-search.ts';
import { identityOf, type ComparedProduct } from './compare-slots.ts';

/** Names a product in the URL of a comparison; said once per product. */
const comparedName = 'comparar';
const mostCompared = 3;

/** Identities of the products that a URL compares, in its order; none: it shows the list. */
export function readCompared(params: URLSearchParams): readonly string[] {
  return [...new Set(params.getAll(comparedName).filter((identity) => identity !== ''))].slice(0, mostCompared);
}

/** The URL of a comparison: the list's own, clinics and all, with the products named. It carries no personal data. */
export function comparisonUrl(products: readonly ComparedProduct[], { search, urlOf }: ComparatorSearchState): string {
  const listUrl = urlOf({ ...search, page: 1 });
  const compared = new URLSearchParams(products.map((product) => [comparedName, identityOf(product)]));
  return `${listUrl}${listUrl.includes('?') ? '&' : '?'}${compared}`;
}
