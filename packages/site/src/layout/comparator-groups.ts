import type { SiteFacts } from '@cotejo/contract/site';

type SiteComparator = SiteFacts['comparators'][number];

/** '/Comparar/Seguros-de-Salud' of '/Comparar/Seguros-de-Salud/Dental': what a comparator is a narrower part of. */
export function groupUrl(url: string): string {
  return url.split('/').slice(0, 3).join('/');
}

/** Comparators of one segment: the ways in that menus name. The narrower ones are reached from them. */
export function widestComparators<Linked extends { readonly url: string }>(comparators: readonly Linked[]): readonly Linked[] {
  return comparators.filter(({ url }) => groupUrl(url) === url);
}

/** A comparator with what is a part of it, or what it is a part of; alone when there is nothing else. */
export function comparatorsOfGroup(url: string, comparators: readonly SiteComparator[]): readonly SiteComparator[] {
  return comparators.filter((comparator) => groupUrl(comparator.url) === groupUrl(url));
}
