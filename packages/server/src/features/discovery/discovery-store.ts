import { defaultLanguage, languageOf, type EditionId, type Language } from '@cotejo/core/editions';
import { and, desc, eq, isNull, lte, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { articleGroups, articles } from '../../platform/database/schema/articles.ts';
import { landings, siteContent } from '../../platform/database/schema/site-content.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';

/** Whose pages, as of when. */
export interface Readers {
  readonly edition: EditionId;
  readonly at: Date;
}

/** A title by language, where it has one. */
export type Titles = Readonly<Partial<Record<Language, string>>>;

/** A text with a page of its own, as its Spanish one is: where nobody wrote another, a language has that. */
export interface WrittenText {
  readonly title: string;
  readonly at: Date;
  /** What it is written in, Spanish among them. */
  readonly languages: readonly Language[];
  /** Its title in each of them. */
  readonly titles: Titles;
}
type WrittenTexts = ReadonlyMap<string, WrittenText>;

/** What there is to read beside the catalogue, each with the moment it is from. */
export interface DatedTexts {
  /** When the newest of the published layers was published; null: nothing is. */
  readonly catalogueAt: Date | null;
  /** Texts of the site by name, which is their title here. */
  readonly information: WrittenTexts;
  /** Landings by address: those of nobody's organisation and no partner. */
  readonly landings: WrittenTexts;
  /** Articles by slug, newest first. */
  readonly articles: WrittenTexts;
}

interface TextRow {
  readonly key: string;
  readonly locale: string;
  readonly title: string;
  readonly at: Date;
}

/** The texts that are written in Spanish, each once, in the order of the rows. */
function writtenTexts(rows: readonly TextRow[]): WrittenTexts {
  const rowsOf = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    [...rowsOf].flatMap(([key, all]) => {
      const spanish = all.find(({ locale }) => locale === defaultLanguage);
      const written = all.flatMap(({ locale, title }) => {
        const language = languageOf(locale);
        return language === null ? [] : [[language, title] as const];
      });
      const [languages, titles] = [written.map(([language]) => language), Object.fromEntries(written)];
      return spanish === undefined ? [] : [[key, { title: spanish.title, at: spanish.at, languages, titles }] as const];
    }),
  );
}

/** Reads the texts that have a page of their own, of one edition. */
export async function readDatedTexts(database: Database, { edition, at }: Readers): Promise<DatedTexts> {
  const published = and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.status, 'published'));
  const isText = and(eq(siteContent.edition, edition), eq(siteContent.kind, 'information'), eq(siteContent.active, true));
  const isLanding = and(
    eq(landings.edition, edition),
    eq(landings.active, true),
    lte(landings.publishedAt, at),
    isNull(landings.organizationCode),
    isNull(landings.subdomain),
  );
  const [versions, information, pages, shown] = await Promise.all([
    database
      .select({ at: max(catalogueVersions.publishedAt) })
      .from(catalogueVersions)
      .where(published),
    database
      .select({ key: siteContent.name, title: siteContent.name, locale: siteContent.locale, at: siteContent.updatedAt })
      .from(siteContent)
      .where(isText),
    database
      .select({ key: landings.url, title: landings.title, locale: landings.locale, at: landings.publishedAt })
      .from(landings)
      .where(isLanding),
    database
      .select({ key: articles.slug, title: articles.title, locale: articles.locale, at: articles.publishedAt })
      .from(articles)
      .where(areShown({ edition, at }))
      .orderBy(desc(articles.publishedAt)),
  ]);
  return {
    catalogueAt: versions[0]?.at ?? null,
    information: writtenTexts(information),
    landings: writtenTexts(pages),
    articles: writtenTexts(shown),
  };
}

function areShown({ edition, at }: Readers) {
  return and(eq(articles.edition, edition), eq(articles.active, true), lte(articles.publishedAt, at));
}

/** An article with what a feed says of it. */
export interface NewestArticle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: Date;
  /** Null: names of groups are written in Spanish alone. */
  readonly group: string | null;
}

/** The newest articles of a language with what a feed says of them. */
export async function readNewestArticles(
  database: Database,
  { language, ...readers }: Readers & { readonly language: Language },
  limit: number,
): Promise<readonly NewestArticle[]> {
  const found = await database
    .select({
      slug: articles.slug,
      title: articles.title,
      summary: articles.summary,
      publishedAt: articles.publishedAt,
      group: articleGroups.name,
    })
    .from(articles)
    .innerJoin(articleGroups, and(eq(articleGroups.edition, articles.edition), eq(articleGroups.slug, articles.groupSlug)))
    .where(and(areShown(readers), eq(articles.locale, language)))
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(limit);
  return language === defaultLanguage ? found : found.map((article) => ({ ...article, group: null }));
}
