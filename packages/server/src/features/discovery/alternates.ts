import type { Alternate, SiteUrls } from '@cotejo/contract/page-rendering';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import type { ListedPage } from './listed-pages.ts';

/** Languages an edition's pages stand for: its own, and where it is no country's, everybody's whose country has none. */
function languagesOf(id: EditionId): readonly string[] {
  const { language } = editionOf(id);
  return language.includes('-') ? [language] : [language, 'x-default'];
}

/**
 * Tells of a page where the same one is in every edition that has it, itself among them: so what two pages say of each
 * other always agrees. Empty where no other edition has it.
 */
export function alternatesAmong(
  pagesOf: (edition: EditionId) => readonly ListedPage[],
): (page: ListedPage, siteUrls: SiteUrls) => readonly Alternate[] {
  const pathsOf = new Map<string, Map<EditionId, string>>();
  for (const id of editionIds) {
    for (const { counterpart, path } of pagesOf(id)) {
      if (counterpart === null) continue;
      const known = pathsOf.get(counterpart) ?? new Map<EditionId, string>();
      pathsOf.set(counterpart, known.set(id, path));
    }
  }
  return ({ counterpart }, siteUrls) => {
    const found = counterpart === null ? undefined : pathsOf.get(counterpart);
    if (found === undefined || found.size < 2) return [];
    return [...found].flatMap(([id, path]) => languagesOf(id).map((language) => ({ language, url: siteUrls[id] + path })));
  };
}
