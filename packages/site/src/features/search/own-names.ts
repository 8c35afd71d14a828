import { paths, type PageName } from '@cotejo/contract/paths';
import { patternOfBrand } from '@cotejo/contract/paths/pattern';
import type { SearchGroup } from '@cotejo/contract/search';
import { foldText } from '@cotejo/core/text';
import type { LoaderFunctionArgs } from 'react-router';
import { isOffered, type Offered } from '../../layout/offered-ways.ts';
import { pageNamesTexts } from '../../layout/page-names-texts.ts';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';

type Found = SearchGroup['results'][number];

/** Pages that every edition has, and lists that are looked for where they have something. */
const searchedPages = [
  'insurers',
  'isapres',
  'epsList',
  'prepaidList',
  'clinics',
  'healthInsurances',
  'accidents',
  'guards',
  'bestPlan',
  'quote',
  'insuranceList',
  'productSitemap',
  'blog',
  'howWeOrder',
  'help',
  'about',
  'contact',
  'clientPortal',
  'partners',
  'privacy',
  'terms',
] as const satisfies readonly (PageName & keyof typeof pageNamesTexts.es)[];

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Tells whether a text has every word of a question, each from its beginning; case and accents do not matter. */
export function wordFinder(question: string): (text: string) => boolean {
  const wanted = wordsOf(question);
  return (text) => {
    const words = wordsOf(text);
    return wanted.length > 0 && wanted.every((word) => words.some((other) => other.startsWith(word)));
  };
}

/** Pages with a path of their own whose name in the page's language has the words, and lead to something here. */
export async function pagesNamed(
  context: LoaderFunctionArgs['context'],
  hasWords: (text: string) => boolean,
): Promise<readonly Found[]> {
  const { api, partnerHost } = context.get(serverContext);
  const { edition, texts } = context.get(pageContext);
  const t = texts.of(pageNamesTexts);
  const named = searchedPages.filter((page) => hasWords(t(page)));
  if (named.length === 0) return [];
  const site = await api.getSite({});
  const offered: Offered = { site: site.ok ? site.value.data : null, isPartner: partnerHost !== null };
  return named
    .map((page): Found => ({ title: t(page), detail: '', url: patternOfBrand(paths[page], edition.brand.code) }))
    .filter(({ url }) => isOffered(url, offered));
}

/** Comparators whose name in the page's language has the words: the index of the catalogue has the Spanish ones. */
export async function linesNamed(
  context: LoaderFunctionArgs['context'],
  hasWords: (text: string) => boolean,
): Promise<readonly Found[]> {
  if (context.get(pageContext).language === 'es') return [];
  const answer = await context.get(serverContext).api.listComparators({});
  return (answer.ok ? answer.value.data : [])
    .filter(({ displayName, title, productCount }) => productCount > 0 && hasWords(`${displayName} ${title}`))
    .map(({ displayName, description, url }) => ({ title: displayName, detail: description, url }));
}
