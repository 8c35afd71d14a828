import type { EditionId, Language } from '@cotejo/core/editions';
import { and, asc, count, desc, eq, exists, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import {
  articleEndpoints,
  articleGroups,
  articleParagraphs,
  articles,
  articleTagLinks,
  articleTags,
} from '../../platform/database/schema/articles.ts';

/** Whose articles, as of when: what is inactive or not yet published is in no answer (C5-28). */
export interface Readers {
  readonly edition: EditionId;
  readonly language: Language;
  readonly at: Date;
}

/** A part of a list. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** What every question asks of an article. */
function isShown({ edition, language, at }: Readers): SQL | undefined {
  return and(
    eq(articles.edition, edition),
    eq(articles.locale, language),
    eq(articles.active, true),
    lte(articles.publishedAt, at),
  );
}

const cardColumns = {
  id: articles.id,
  title: articles.title,
  slug: articles.slug,
  summary: articles.summary,
  image: articles.image,
  publishedAt: articles.publishedAt,
  groupName: articleGroups.name,
  groupSlug: articleGroups.slug,
};

const isItsGroup = and(eq(articleGroups.edition, articles.edition), eq(articleGroups.slug, articles.groupSlug));

/** Subjects with how many articles each has, by name. */
export async function readTags(database: Database, readers: Readers) {
  return database
    .select({ id: articleTags.id, name: articleTags.name, slug: articleTags.slug, count: count(articles.id) })
    .from(articleTags)
    .leftJoin(articleTagLinks, eq(articleTagLinks.tagId, articleTags.id))
    .leftJoin(articles, and(eq(articles.id, articleTagLinks.articleId), isShown(readers)))
    .where(eq(articleTags.edition, readers.edition))
    .groupBy(articleTags.id)
    .orderBy(asc(articleTags.name));
}

/** Groups with how many articles each has, in their order. */
export async function readGroups(database: Database, readers: Readers) {
  const { id, name, slug, position } = articleGroups;
  return database
    .select({ id, name, slug, order: position, count: count(articles.id) })
    .from(articleGroups)
    .leftJoin(articles, and(isItsGroup, isShown(readers)))
    .where(eq(articleGroups.edition, readers.edition))
    .groupBy(articleGroups.id)
    .orderBy(asc(position));
}

/** Which articles a list is of, and in what order. */
export type Choice =
  | { readonly kind: 'all'; readonly popularFirst: boolean }
  | { readonly kind: 'tag' | 'group'; readonly slug: string }
  | { readonly kind: 'one'; readonly slug: string };

function isChosen(database: Database, choice: Choice): SQL | undefined {
  switch (choice.kind) {
    case 'all':
      return undefined;
    case 'one':
      return eq(articles.slug, choice.slug);
    case 'group':
      return eq(articles.groupSlug, choice.slug);
    case 'tag':
      return exists(
        database
          .select({ one: sql`1` })
          .from(articleTagLinks)
          .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
          .where(and(eq(articleTagLinks.articleId, articles.id), eq(articleTags.slug, choice.slug))),
      );
  }
}

/** Newest first, or most read; the article's number settles ties, so that pages never overlap. */
function orderOf(choice: Choice): SQL[] {
  const newest = [desc(articles.publishedAt), asc(articles.id)];
  return choice.kind === 'all' && choice.popularFirst ? [desc(articles.views), ...newest] : newest;
}

/** Articles of a choice as lists show them, without their tags. */
export async function readCards(database: Database, readers: Readers, { choice, limit, offset }: Page & { choice: Choice }) {
  return database
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleGroups, isItsGroup)
    .where(and(isShown(readers), isChosen(database, choice)))
    .orderBy(...orderOf(choice))
    .limit(limit)
    .offset(offset);
}
export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** The headings of the articles of a choice, article by article. */
export async function readHeadings(database: Database, readers: Readers, { choice, limit, offset }: Page & { choice: Choice }) {
  const { id, title, slug } = articleParagraphs;
  return database
    .select({ ...cardColumns, paragraph: { id, title, slug } })
    .from(articleParagraphs)
    .innerJoin(articles, eq(articles.id, articleParagraphs.articleId))
    .innerJoin(articleGroups, isItsGroup)
    .where(and(isShown(readers), isChosen(database, choice)))
    .orderBy(...orderOf(choice), asc(articleParagraphs.position))
    .limit(limit)
    .offset(offset);
}

/** Tags of some articles. */
export async function readTagsOf(database: Database, articleIds: readonly number[]) {
  if (articleIds.length === 0) return [];
  return database
    .select({ articleId: articleTagLinks.articleId, name: articleTags.name, slug: articleTags.slug })
    .from(articleTagLinks)
    .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
    .where(inArray(articleTagLinks.articleId, [...articleIds]))
    .orderBy(asc(articleTags.name));
}

/** How many articles a choice has. */
export async function countArticles(database: Database, readers: Readers, choice: Choice): Promise<number> {
  return database.$count(articles, and(isShown(readers), isChosen(database, choice)));
}

/** How many parts the articles of a choice have. */
export async function countParagraphs(database: Database, readers: Readers, choice: Choice): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(articleParagraphs)
    .innerJoin(articles, eq(articles.id, articleParagraphs.articleId))
    .where(and(isShown(readers), isChosen(database, choice)));
  return row?.count ?? 0;
}

/** Parts of the articles of a choice with their text. */
export async function readParagraphs(database: Database, readers: Readers, { choice, limit, offset }: Page & { choice: Choice }) {
  const { id, articleId, title, slug, level, html, position, endpointsIds } = articleParagraphs;
  return database
    .select({ id, articleId, articleSlug: articles.slug, title, slug, level, html, order: position, endpointsIds })
    .from(articleParagraphs)
    .innerJoin(articles, eq(articles.id, articleId))
    .where(and(isShown(readers), isChosen(database, choice)))
    .orderBy(...orderOf(choice), asc(position))
    .limit(limit)
    .offset(offset);
}

/** Numbers of the calls that a part shows; null where there is no such part. */
export async function findShownCalls(database: Database, readers: Readers, id: number): Promise<readonly number[] | null> {
  const [row] = await database
    .select({ endpointsIds: articleParagraphs.endpointsIds })
    .from(articleParagraphs)
    .innerJoin(articles, eq(articles.id, articleParagraphs.articleId))
    .where(and(isShown(readers), eq(articleParagraphs.id, id)));
  return row?.endpointsIds ?? null;
}

/** Calls of the edition by their numbers. */
export async function readCalls(database: Database, edition: EditionId, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, method, path, query } = articleEndpoints;
  return database
    .select({ id, method, path, query })
    .from(articleEndpoints)
    .where(and(eq(articleEndpoints.edition, edition), inArray(id, [...ids])))
    .orderBy(asc(id));
}

/** Counts one more reading of an article. */
export async function countReading(database: Database, id: number): Promise<void> {
  await database
    .update(articles)
    .set({ views: sql`${articles.views} + 1` })
    .where(eq(articles.id, id));
}
