import { comparePaths } from './paths/compare-paths.ts';
import { contentPaths } from './paths/content-paths.ts';
import { entryPaths } from './paths/entry-paths.ts';
import { organizationPaths } from './paths/organization-paths.ts';
import { fillPattern, patternOfBrand, type ParamsOf } from './paths/path-pattern.ts';
import { productPaths } from './paths/product-paths.ts';

/** Every page path by name, once: the site maps each name to a page, `href` builds every link (rule 14). */
export const paths = { ...comparePaths, ...productPaths, ...organizationPaths, ...contentPaths, ...entryPaths };
export type PageName = keyof typeof paths;
export type PathParams<Name extends PageName> = ParamsOf<(typeof paths)[Name]>;

/** True for the name of a page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(paths, name);
}

/** The name of every page, in the order of the tables. */
export const pageNames: readonly PageName[] = Object.keys(paths).filter(isPageName);

export { productTabs, requestTab, type ProductTab } from './paths/product-tabs.ts';

/**
 * The URL of a page: each parameter is percent-encoded; a search, when given, is appended. Paths with the brand in them
 * take it as `brand`. Throws when a required parameter is empty (a bug).
 */
export function href<Name extends PageName>(name: Name, params: PathParams<Name>, search?: URLSearchParams): string {
  const path = fillPattern(paths[name], name, params);
  const query = search?.toString();
  return path + (query ? `?${query}` : '');
}

/** The pattern of a page as a router of one edition takes it. */
export function routePatternOf(name: PageName, brand: string): string {
  return patternOfBrand(paths[name], brand);
}

/** The canonical path of the comparator that a page of one word shows or leads to: that of the same name. */
export function comparatorNamedAs(path: string): string {
  const [, comparator = '', line = ''] = path.split('/');
  return href('comparator', { comparator, line });
}

/**
 * The link to a comparator, from its canonical path as the catalogue has it: '/Comparar/Seguros-de-Salud/Dental' (decision 19:
 * one or two segments). Throws for a path that is none (a bug).
 */
export function comparatorHref(url: string, search?: URLSearchParams): string {
  const [, , comparator = '', line = ''] = url.split('/');
  return href('comparator', { comparator: decodeURIComponent(comparator), line: decodeURIComponent(line) }, search);
}
