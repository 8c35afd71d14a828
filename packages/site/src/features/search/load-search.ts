import type { ArticleCard } from '@cotejo/contract/articles';
import { href } from '@cotejo/contract/paths';
import { longestSearch, type SearchGroup, type SearchKind } from '@cotejo/contract/search';
import type { LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';
import { linesNamed, pagesNamed, wordFinder } from './own-names.ts';

/** Results of one kind; articles and pages of the site are found by the page itself, beside what the catalogue has. */
export interface ShownGroup extends Omit<SearchGroup, 'kind'> {
  readonly kind: SearchKind | 'article' | 'page';
}

const mostArticles = 50;
const mostShown = 8;

/** The question of an address, as it is looked for: without space around it, and cut where it is too long. */
export function questionIn(url: string): string {
  return (new URL(url).searchParams.get('q') ?? '').trim().slice(0, longestSearch).trim();
}

function articlesAbout(hasWords: (text: string) => boolean, articles: readonly ArticleCard[], brand: string): ShownGroup {
  const found = articles.filter(({ title, summary, tags }) =>
    hasWords([title, summary, ...tags.map(({ name }) => name)].join(' ')),
  );
  const results = found
    .slice(0, mostShown)
    .map(({ title, summary, slug }) => ({ title, detail: summary, url: href('article', { brand, article: slug }) }));
  return { kind: 'article', total: found.length, results };
}

/** The comparators that the catalogue found with those that their names in the page's language add, which come after. */
function withLines(groups: readonly SearchGroup[], lines: SearchGroup['results']): readonly ShownGroup[] {
  const known = groups.find(({ kind }) => kind === 'comparator') ?? { kind: 'comparator', total: 0, results: [] };
  const added = lines.filter(({ url }) => !known.results.some((result) => result.url === url));
  if (added.length === 0) return groups;
  const all: ShownGroup = { kind: 'comparator', total: known.total + added.length, results: [...known.results, ...added] };
  return [all, ...groups.filter((group) => group !== known)];
}

/** What the catalogue, the site's own pages and the newest articles have for a question. Throws 503 when the catalogue cannot be asked. */
export async function loadResults(context: LoaderFunctionArgs['context'], question: string): Promise<readonly ShownGroup[]> {
  const { api } = context.get(serverContext);
  const { brand } = context.get(pageContext).edition;
  const hasWords = wordFinder(question);
  const [groups, articles, pages, lines] = await Promise.all([
    api.searchCatalogue({ query: { q: question } }),
    api.listArticles({ params: { what: 'articles', by: 'latest' }, body: { limit: mostArticles } }),
    pagesNamed(context, hasWords),
    linesNamed(context, hasWords),
  ]);
  const found = articlesAbout(hasWords, articles.ok ? articles.value.data : [], brand.code);
  const ofPages: ShownGroup = { kind: 'page', total: pages.length, results: [...pages] };
  return [...withLines(answered(groups).data, [...lines]), ...[ofPages, found].filter(({ total }) => total > 0)];
}
