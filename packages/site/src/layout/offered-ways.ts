import { comparatorNamedAs, href, paths } from '@cotejo/contract/paths';
import { listPages, type ListPage } from '@cotejo/contract/paths/organization-lists';
import type { SiteFacts } from '@cotejo/contract/site';
import type { MenuItem } from '@cotejo/contract/site-content';

/** What is offered on the host of a page. */
export interface Offered {
  /** Null: it could not be had, and no way is closed. */
  readonly site: Pick<SiteFacts, 'comparators' | 'lists'> | null;
  /** A partner's host may lack comparators that the edition has (C6-06). */
  readonly isPartner: boolean;
}

const [comparatorRoot = ''] = paths.comparator.split(':');
const listPaths = {
  isapres: href('isapres', {}),
  insurers: href('insurers', {}),
  epsList: href('epsList', {}),
  prepaidList: href('prepaidList', {}),
  clinics: href('clinics', {}),
} as const satisfies Record<ListPage, string>;
/** Each shows the comparator of the same path. */
const linePaths: readonly string[] = [href('accidents', {}), href('healthInsurances', {}), href('guards', {})];

/**
 * Whether a way of the site leads to something here: false for a comparator without products and for a list, or a page of
 * a list, that has nothing. Whoever writes menus and texts writes them for all hosts of the edition.
 */
export function isOffered(url: string, { site, isPartner }: Offered): boolean {
  if (site === null) return true;
  const [path = ''] = url.split(/[?#]/);
  const comparatorUrl = linePaths.includes(path) ? comparatorNamedAs(path) : path;
  if (comparatorUrl.startsWith(comparatorRoot)) {
    const known = site.comparators.find((comparator) => comparator.url === comparatorUrl);
    return known ? known.productCount > 0 : !isPartner;
  }
  const list = listPages.find((name) => path === listPaths[name] || path.startsWith(`${listPaths[name]}/`));
  return list === undefined || site.lists.includes(list);
}

/** The titles of a menu with what is offered under them; one whose own page is not leads to the first that is. */
export function offeredMenu(menu: readonly MenuItem[], offered: Offered): readonly MenuItem[] {
  return menu.flatMap((item) => {
    const categories = item.categories.filter(({ url }) => isOffered(url, offered));
    const url = isOffered(item.url, offered) ? item.url : categories[0]?.url;
    return url === undefined ? [] : [{ ...item, url, categories }];
  });
}
