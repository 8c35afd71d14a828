import type { Alternate, SiteUrls } from '@cotejo/contract/page-rendering';
import { defaultLanguage, editionIds, editionOf, inLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import type { ListedPage } from './listed-pages.ts';

/** A page of an edition by its own path, without language. */
export interface PageOfEdition {
  readonly edition: EditionId;
  readonly path: string;
}

type Place = Pick<ListedPage, 'path' | 'languages'>;

/** Tells where else a page is, itself among them; empty where it is nowhere else. */
export type AlternatesOf = (page: PageOfEdition, siteUrls: SiteUrls) => readonly Alternate[];

/**
 * Whom an edition's page is for, by language: who speaks the edition's own, and where it is no country's, everybody whose
 * country has none; then who speaks its other languages.
 */
function readersOf(id: EditionId): readonly { readonly tag: string; readonly language: Language }[] {
  const { language: own, languages } = editionOf(id);
  const tags = own.includes('-') ? [own] : [own, 'x-default'];
  return [
    ...tags.map((tag) => ({ tag, language: defaultLanguage })),
    ...languages.filter((language) => language !== defaultLanguage).map((language) => ({ tag: language, language })),
  ];
}

/**
 * Tells of a page where the same one is in every edition and language that has it: so what two pages say of each other
 * always agrees. A page that other editions do not have is the same one in the languages of its own that it is written in.
 */
export function alternatesAmong(pagesOf: (edition: EditionId) => readonly ListedPage[]): AlternatesOf {
  const pagesNamed = new Map<string, Map<EditionId, Place>>();
  const names = new Map<EditionId, Map<string, string>>(editionIds.map((id) => [id, new Map()]));
  for (const id of editionIds) {
    for (const page of pagesOf(id)) {
      const name = page.counterpart ?? `${id} ${page.path}`;
      const known = pagesNamed.get(name) ?? new Map<EditionId, Place>();
      pagesNamed.set(name, known.set(id, page));
      names.get(id)?.set(page.path, name);
    }
  }
  return ({ edition, path }, siteUrls) => {
    const unlisted = new Map<EditionId, Place>([[edition, { path, languages: editionOf(edition).languages }]]);
    const found = pagesNamed.get(names.get(edition)?.get(path) ?? '') ?? unlisted;
    const alternates = [...found].flatMap(([id, own]) =>
      readersOf(id)
        .filter(({ language }) => own.languages.includes(language))
        .map(({ tag, language }) => ({ language: tag, url: siteUrls[id] + inLanguage(own.path, language) })),
    );
    return new Set(alternates.map(({ url }) => url)).size < 2 ? [] : alternates;
  };
}
