import type { NearPage } from '@cotejo/contract/page-rendering';
import { isPageName } from '@cotejo/contract/paths';
import { nearNames, type NearNames } from '@cotejo/core/near-names';

/** A page that a path may have meant. */
interface KnownPage {
  readonly path: string;
  /** Null: the site names it, by the name of its path, which is its counterpart. */
  readonly title: string | null;
  readonly counterpart: string | null;
}

interface NamedPage {
  readonly name: string;
  readonly near: NearPage;
}

/** How many an unknown path is answered with. */
const pagesShown = 3;

function namedPage({ path, title, counterpart }: KnownPage): readonly NamedPage[] {
  if (title !== null) return [{ name: `${path} ${title}`, near: { path, title, page: null } }];
  return counterpart !== null && isPageName(counterpart) ? [{ name: path, near: { path, title, page: counterpart } }] : [];
}

const known = new WeakMap<readonly KnownPage[], NearNames<NamedPage>>();

/**
 * The pages whose path or name is nearest to a path that no page has, best first. What is looked in is made once for each
 * list of pages.
 */
export function nearPages(pages: readonly KnownPage[], path: string): readonly NearPage[] {
  const near = known.get(pages) ?? nearNames(pages.flatMap(namedPage));
  known.set(pages, near);
  return near(readable(path), pagesShown).map(({ near: page }) => page);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
