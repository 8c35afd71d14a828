import type { ComparedProduct } from '@cotejo/contract/compared-product';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import { identityOf } from './compare-slots.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

/** Names a product in the URL of a comparison; said once per product. */
const comparedName = 'comparar';
/** Names the comparator, by its URL or what follows '/Comparar/' in it, where the path does not. */
const comparatorName = 'comparador';
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

/** The page of a comparison under an address of its own (A2.2-033): the comparator and the products, nothing of the family. */
export function compareProductsHref({ url }: Pick<ComparatorAnswer, 'url'>, products: readonly ComparedProduct[]): string {
  const named = products.map((product) => [comparedName, identityOf(product)]);
  return href('compareProducts', {}, new URLSearchParams([[comparatorName, url], ...named]));
}

/** The comparator that such an address names; null: it names none. */
export function readComparator(params: URLSearchParams, comparators: readonly ComparatorAnswer[]): ComparatorAnswer | null {
  const named = (params.get(comparatorName) ?? '').toLowerCase();
  const isNamed = ({ url, name }: ComparatorAnswer): boolean =>
    [url, url.replace(/^\/Comparar\//, ''), name].some((text) => text.toLowerCase() === named);
  return comparators.find(isNamed) ?? null;
}
