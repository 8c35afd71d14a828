import type { EditionId } from '@cotejo/core/editions';
import { and, desc, eq, isNull, lte, max } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { articleGroups, articles, landings, siteContent } from '../../platform/database/content-schema.ts';
import { catalogueVersions } from '../../platform/database/schema.ts';

/** Whose pages, as of when. */
export interface Readers {
  readonly edition: EditionId;
  readonly at: Date;
}

const locale = 'es';

/** What there is to read beside the catalogue, each with the moment it is from. */
export interface DatedTexts {
  /** When the newest of the published layers was published; null: nothing is. */
  readonly catalogueAt: Date | null;
  /** Texts of the site by name. */
  readonly information: ReadonlyMap<string, Date>;
  /** Landings by address: those of nobody's organisation and no partner. */
  readonly landings: ReadonlyMap<string, Date>;
  /** Articles by slug, newest first. */
  readonly articles: ReadonlyMap<string, Date>;
  /** Titles of landings by address, and of articles by slug. */
  readonly titles: { readonly landings: ReadonlyMap<string, string>; readonly articles: ReadonlyMap<string, string> };
}

/** Reads the texts that have a page of their own, of one edition. */
export async function readDatedTexts(database: Database, { edition, at }: Readers): Promise<DatedTexts> {
  const published = and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.status, 'published'));
  const [versions, information, pages, shown] = await Promise.all([
    database
      .select({ at: max(catalogueVersions.publishedAt) })
      .from(catalogueVersions)
      .where(published),
    database
      .select({ name: siteContent.name, at: siteContent.updatedAt })
      .from(siteContent)
      .where(
        and(
          eq(siteContent.edition, edition),
          eq(siteContent.locale, locale),
          eq(siteContent.kind, 'information'),
          eq(siteContent.active, true),
        ),
      ),
    database
      .select({ url: landings.url, title: landings.title, at: landings.publishedAt })
      .from(landings)
      .where(
        and(
          eq(landings.edition, edition),
          eq(landings.active, true),
          lte(landings.publishedAt, at),
          isNull(landings.organizationCode),
          isNull(landings.subdomain),
        ),
      ),
    database
      .select({ slug: articles.slug, title: articles.title, at: articles.publishedAt })
      .from(articles)
      .where(areShown({ edition, at }))
      .orderBy(desc(articles.publishedAt)),
  ]);
  return {
    catalogueAt: versions[0]?.at ?? null,
    information: new Map(information.map(({ name, at: moment }) => [name, moment])),
    landings: new Map(pages.map(({ url, at: moment }) => [url, moment])),
    articles: new Map(shown.map(({ slug, at: moment }) => [slug, moment])),
    titles: {
      landings: new Map(pages.map(({ url, title }) => [url, title])),
      articles: new Map(shown.map(({ slug, title }) => [slug, title])),
    },
  };
}

function areShown({ edition, at }: Readers) {
  return and(
    eq(articles.edition, edition),
    eq(articles.locale, locale),
    eq(articles.active, true),
    lte(articles.publishedAt, at),
  );
}

/** The newest articles with what a feed says of them. */
export async function readNewestArticles(database: Database, readers: Readers, limit: number) {
  return database
    .select({
      slug: articles.slug,
      title: articles.title,
      summary: articles.summary,
      publishedAt: articles.publishedAt,
      group: articleGroups.name,
    })
    .from(articles)
    .innerJoin(articleGroups, and(eq(articleGroups.edition, articles.edition), eq(articleGroups.slug, articles.groupSlug)))
    .where(areShown(readers))
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(limit);
}
export type NewestArticle = Awaited<ReturnType<typeof readNewestArticles>>[number];
