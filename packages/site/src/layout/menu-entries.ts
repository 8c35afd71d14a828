import type { MenuItem } from '@cotejo/contract/site-content';

export interface MenuEntry {
  readonly name: string;
  readonly url: string;
}

/** What a title of the menu opens: its categories, and before them the title's own page when none of them is that one. */
export function menuEntries({ url, categories }: MenuItem, seeAll: string): readonly MenuEntry[] {
  const entries = categories.map((category) => ({ name: category.displayName, url: category.url }));
  return entries.some((entry) => entry.url === url) ? entries : [{ name: seeAll, url }, ...entries];
}

/** True when the page at `path` is one of those that the title leads to. */
export function leadsTo({ url, categories }: MenuItem, path: string): boolean {
  return url === path || categories.some((category) => category.url === path);
}
