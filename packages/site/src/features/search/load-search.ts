import type { ArticleCard } from '@cotejo/contract/articles';
import { href } from '@cotejo/contract/paths';
import { longestSearch, type SearchGroup, type SearchKind } from '@cotejo/contract/search';
import { foldText } from '@cotejo/core/text';
import type { LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';

/** Results of one kind; articles are found by the page itself, beside what the catalogue has. */
export interface ShownGroup extends Omit<SearchGroup, 'kind'> {
  readonly kind: SearchKind | 'article';
}

const mostArticles = 50;
const mostShown = 8;

/** The question of an address, as it is looked for: without space around it, and cut where it is too long. */
export function questionIn(url: string): string {
  return (new URL(url).searchParams.get('q') ?? '').trim().slice(0, longestSearch).trim();
}

function articlesAbout(question: string, articles: readonly ArticleCard[], brand: string): ShownGroup {
  const words = foldText(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const found = articles.filter(({ title, summary, tags }) => {
    const text = ` ${foldText([title, summary, ...tags.map(({ name }) => name)].join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.length > 0 && words.every((word) => text.includes(` ${word}`));
  });
  const results = found
    .slice(0, mostShown)
    .map(({ title, summary, slug }) => ({ title, detail: summary, url: href('article', { brand, article: slug }) }));
  return { kind: 'article', total: found.length, results };
}

/** What the catalogue and the newest articles have for a question. Throws 503 when the catalogue cannot be asked. */
export async function loadResults(context: LoaderFunctionArgs['context'], question: string): Promise<readonly ShownGroup[]> {
  const { api } = context.get(serverContext);
  const { brand } = context.get(pageContext).edition;
  const [groups, articles] = await Promise.all([
    api.searchCatalogue({ query: { q: question } }),
    api.listArticles({ params: { what: 'articles', by: 'latest' }, body: { limit: mostArticles } }),
  ]);
  const found = articlesAbout(question, articles.ok ? articles.value.data : [], brand.code);
  return [...answered(groups).data, ...(found.total > 0 ? [found] : [])];
}
