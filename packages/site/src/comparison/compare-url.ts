import type { ComparedProduct } from '@cotejo/contract/compared-product';
import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import { comparatorName } from '@cotejo/contract/paths/comparator-name';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { identityOf } from './compare-slots.ts';
import { comparedName, differencesName } from './compared-in-url.ts';

/** Names the clinics whose rows are shown, as the list's URL does. */
export const clinicsName = 'coverageOrganizations';
interface ListUrl {
  readonly search: ComparatorSearch;
  readonly urlOf: (search: ComparatorSearch) => string;
}

/** The URL of a comparison: the list's own, clinics and all, with the products named. It carries no personal data. */
export function comparisonUrl(products: readonly ComparedProduct[], { search, urlOf }: ListUrl): string {
  const listUrl = urlOf({ ...search, page: 1 });
  const compared = new URLSearchParams(products.map((product) => [comparedName, identityOf(product)]));
  return `${listUrl}${listUrl.includes('?') ? '&' : '?'}${compared}`;
}

/** What a comparison under an address of its own is named by. */
export interface NamedComparison {
  readonly comparator: Pick<ComparatorAnswer, 'url'>;
  readonly identities: readonly string[];
  /** Codes of clinics. */
  readonly clinics?: readonly string[];
  readonly onlyDifferences?: boolean;
}

/** Names of a comparison in a URL: the comparator, the products and what rows are shown, nothing of the family. */
export function comparisonSearch({
  comparator,
  identities,
  clinics = [],
  onlyDifferences = false,
}: NamedComparison): URLSearchParams {
  return new URLSearchParams([
    [comparatorName, comparator.url],
    ...identities.map((identity) => [comparedName, identity]),
    ...(clinics.length > 0 ? [[clinicsName, clinics.join(',')]] : []),
    ...(onlyDifferences ? [[differencesName, '1']] : []),
  ]);
}

/** The page of a comparison under an address of its own (A2.2-033). */
export function comparisonHref(named: NamedComparison): string {
  return href('compareProducts', {}, comparisonSearch(named));
}

/** The same for products at hand, with the codes of the clinics that the visitor named. */
export function compareProductsHref(
  comparator: Pick<ComparatorAnswer, 'url'>,
  products: readonly Pick<ComparedProduct, 'id' | 'codigoplan'>[],
  clinics: readonly string[],
): string {
  return comparisonHref({ comparator, identities: products.map(identityOf), clinics });
}

/** The comparator that such an address names; null: it names none. */
export function readComparator(params: URLSearchParams, comparators: readonly ComparatorAnswer[]): ComparatorAnswer | null {
  const named = (params.get(comparatorName) ?? '').toLowerCase();
  const isNamed = ({ url, name }: ComparatorAnswer): boolean =>
    [url, url.replace(/^\/Comparar\//, ''), name].some((text) => text.toLowerCase() === named);
  return comparators.find(isNamed) ?? null;
}
