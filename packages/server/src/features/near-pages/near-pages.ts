import type { NearPage } from '@cotejo/contract/page-rendering';
import { isPageName } from '@cotejo/contract/paths';
import type { Language } from '@cotejo/core/editions';
import { nearNames, type NearNames } from '@cotejo/core/near-names';

/** A page that a path may have meant. */
interface KnownPage {
  readonly path: string;
  /** Null: the site names it, by the name of its path, which is its counterpart. */
  readonly title: string | null;
  /** By language, where it is another. */
  readonly titles?: Readonly<Partial<Record<Language, string>>>;
  /** What it is written in. */
  readonly languages: readonly Language[];
  readonly counterpart: string | null;
}

interface NamedPage {
  readonly name: string;
  readonly near: NearPage;
}

/** How many an unknown path is answered with. */
const pagesShown = 3;

function namedPage({ path, titles, languages, counterpart, ...page }: KnownPage, language: Language): readonly NamedPage[] {
  if (!languages.includes(language)) return [];
  const title = titles?.[language] ?? page.title;
  if (title !== null) return [{ name: `${path} ${title}`, near: { path, title, page: null } }];
  return counterpart !== null && isPageName(counterpart) ? [{ name: path, near: { path, title, page: counterpart } }] : [];
}

const known = new WeakMap<readonly KnownPage[], Map<Language, NearNames<NamedPage>>>();

/**
 * The pages of a language whose path or name is nearest to a path that no page has, best first. What is looked in is made once for each
 * list of pages and language.
 */
export function nearPages(
  pages: readonly KnownPage[],
  { path, language }: { readonly path: string; readonly language: Language },
): readonly NearPage[] {
  const byLanguage = known.get(pages) ?? new Map<Language, NearNames<NamedPage>>();
  const near = byLanguage.get(language) ?? nearNames(pages.flatMap((page) => namedPage(page, language)));
  known.set(pages, byLanguage.set(language, near));
  return near(readable(path), pagesShown).map(({ near: page }) => page);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
