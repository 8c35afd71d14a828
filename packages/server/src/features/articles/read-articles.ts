import { articleEndpointSchema, type ArticleCard, type ArticleEndpoint } from '@cotejo/contract/articles';
import type { ApiFailure } from '@cotejo/contract/errors';
import { paginationOf } from '@cotejo/contract/pagination';
import { dayAt } from '@cotejo/core/dates';
import { defaultLanguage, type Edition, type Language } from '@cotejo/core/editions';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import * as store from './article-store.ts';

/** Who asks, and when. */
export interface ArticleCall {
  readonly edition: Edition;
  /** Absent: Spanish, as old addresses have it. */
  readonly language?: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whose articles a call is answered with. */
export function readersOf({ edition, language = defaultLanguage, now }: ArticleCall): store.Readers {
  return { edition: edition.id, language, at: new Date(now) };
}

type Row = store.CardRow & { readonly paragraph?: ArticleCard['paragraph'] };

async function cardsOf(database: Database, { timeZone }: Edition, rows: readonly Row[]): Promise<ArticleCard[]> {
  const tags = await store.readTagsOf(database, [...new Set(rows.map(({ id }) => id))]);
  return rows.map(({ groupName, groupSlug, publishedAt, paragraph, ...row }) => ({
    ...row,
    group: { name: groupName, slug: groupSlug },
    tags: tags.filter(({ articleId }) => articleId === row.id).map(({ name, slug }) => ({ name, slug })),
    publishedAt: dayAt(publishedAt.getTime(), timeZone ?? 'UTC'),
    paragraph: paragraph ?? null,
  }));
}

/** An article by its address, or null. */
export async function findArticle(database: Database, call: ArticleCall, slug: string): Promise<ArticleCard | null> {
  const page = { choice: { kind: 'one', slug }, limit: 1, offset: 0 } as const;
  const [card] = await cardsOf(database, call.edition, await store.readCards(database, readersOf(call), page));
  return card ?? null;
}

/** What `{by}` of a list stands for: all of them in an order, or those of a subject or group; null: nothing of the edition. */
async function choiceOf(database: Database, call: ArticleCall, by: string): Promise<store.Choice | null> {
  if (by === 'latest' || by === 'popular') return { kind: 'all', popularFirst: by === 'popular' };
  const readers = readersOf(call);
  if ((await store.readGroups(database, readers)).some(({ slug }) => slug === by)) return { kind: 'group', slug: by };
  return (await store.readTags(database, readers)).some(({ slug }) => slug === by) ? { kind: 'tag', slug: by } : null;
}

const lists = {
  articles: { read: store.readCards, count: store.countArticles },
  paragraphs: { read: store.readHeadings, count: store.countParagraphs },
} as const;

function isList(what: string): what is keyof typeof lists {
  return Object.hasOwn(lists, what);
}

interface ListQuestion {
  readonly what: string;
  readonly by: string;
  readonly limit: number;
  readonly page: number;
}

/** A page of articles or of their headings; 'not-found' for another kind of list, subject or group. */
export async function readList(database: Database, call: ArticleCall, { what, by, limit, page }: ListQuestion) {
  const choice = isList(what) ? await choiceOf(database, call, by) : null;
  if (!isList(what) || choice === null) {
    const detail = isList(what) ? `No hay artículos de '${by}'` : `No hay listas de '${what}': son articles y paragraphs`;
    return fail<ApiFailure>({ kind: 'not-found', detail });
  }
  const readers = readersOf(call);
  const [rows, total] = await Promise.all([
    lists[what].read(database, readers, { choice, limit, offset: (page - 1) * limit }),
    lists[what].count(database, readers, choice),
  ]);
  const pagination = paginationOf({ page, pageSize: limit, total });
  return ok({ data: await cardsOf(database, call.edition, rows), meta: { pagination } });
}

/** The calls that a part of an article shows: all, or those asked for by number. 'not-found' for no such part. */
export async function readShownCalls(
  database: Database,
  call: ArticleCall,
  { id, only }: { readonly id: number; readonly only: readonly number[] | null },
): Promise<Result<{ data: ArticleEndpoint[] }, ApiFailure>> {
  const shown = await store.findShownCalls(database, readersOf(call), id);
  if (shown === null) return fail({ kind: 'not-found', detail: `Ningún artículo tiene una parte ${id}` });
  const ids = only === null ? shown : shown.filter((number) => only.includes(number));
  const rows = await store.readCalls(database, call.edition.id, ids);
  return ok({ data: rows.map((row) => articleEndpointSchema.parse(row)) });
}
