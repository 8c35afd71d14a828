import type { PageName } from '@cotejo/contract/paths';
import { useTexts } from '../texts/use-texts.ts';
import { pageNamesTexts } from './page-names-texts.ts';

type NamedPage = keyof typeof pageNamesTexts.es;

function isNamed(page: PageName): page is NamedPage {
  return Object.hasOwn(pageNamesTexts.es, page);
}

/** Names a page with a path of its own, in the language of the site; one that has no short name is the first page. */
export function usePageName(): (page: PageName) => string {
  const t = useTexts(pageNamesTexts);
  return (page) => t(isNamed(page) ? page : 'home');
}
