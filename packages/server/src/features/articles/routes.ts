import { articleTabSchema } from '@cotejo/contract/articles';
import { defaultPageSize, paginationOf } from '@cotejo/contract/pagination';
import { fail, ok } from '@cotejo/core/result';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import * as store from './article-store.ts';
import { findArticle, readersOf, readList, readShownCalls, type ArticleCall } from './read-articles.ts';
import { tabsKind } from './tabs-kind.ts';

type ArticleEndpoints =
  | 'listArticleTags'
  | 'listArticleGroups'
  | 'listArticleParagraphs'
  | 'listArticleTabs'
  | 'countArticleParts'
  | 'getParagraphEndpoints'
  | 'findParagraphEndpoints'
  | 'listArticles';

const all = { kind: 'all', popularFirst: false } as const;

/** How many there are of each thing that can be counted; null for anything else. */
async function countOf(database: Database, call: ArticleCall, what: string): Promise<number | null> {
  const readers = readersOf(call);
  switch (what) {
    case 'articles':
      return store.countArticles(database, readers, all);
    case 'paragraphs':
      return store.countParagraphs(database, readers, all);
    case 'tags':
      return (await store.readTags(database, readers)).length;
    case 'groups':
      return (await store.readGroups(database, readers)).length;
    default:
      return null;
  }
}

/** Handlers of the articles. */
export function articleHandlers(database: Database): Handlers<ArticleEndpoints> {
  return {
    listArticleTags: async (_, call) => ok({ data: await store.readTags(database, readersOf(call)) }),
    listArticleGroups: async (_, call) => ok({ data: await store.readGroups(database, readersOf(call)) }),
    listArticleTabs: async (_, { edition, language }) =>
      ok({ data: await readPayloads(database, { edition: edition.id, language, kind: tabsKind }, articleTabSchema) }),
    listArticleParagraphs: async ({ query: { article: slug, page } }, call) => {
      const article = slug === undefined ? null : await findArticle(database, call, slug);
      if (slug !== undefined && article === null) return fail({ kind: 'not-found', detail: `No hay un artículo '${slug}'` });
      if (article) await store.countReading(database, article.id);
      const choice = article ? ({ kind: 'one', slug: article.slug } as const) : all;
      const readers = readersOf(call);
      const part = { choice, limit: defaultPageSize, offset: (page - 1) * defaultPageSize };
      const [data, total] = await Promise.all([
        store.readParagraphs(database, readers, part),
        store.countParagraphs(database, readers, choice),
      ]);
      return ok({ data, meta: { pagination: paginationOf({ page, pageSize: defaultPageSize, total }), article } });
    },
    countArticleParts: async ({ params: { what } }, call) => {
      const found = await countOf(database, call, what);
      if (found !== null) return ok({ data: { count: found } });
      return fail({ kind: 'not-found', detail: `No se cuentan '${what}': son articles, paragraphs, tags y groups` });
    },
    getParagraphEndpoints: ({ params: { id } }, call) => readShownCalls(database, call, { id, only: null }),
    findParagraphEndpoints: ({ params: { id }, body }, call) => readShownCalls(database, call, { id, only: body.endpointsIds }),
    listArticles: ({ params, body }, call) => readList(database, call, { ...params, ...body }),
  };
}
