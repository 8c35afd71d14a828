import { pathSegment } from '@cotejo/core/path-segment';
import { eq } from 'drizzle-orm';
import { insertMissingRows, tellContentChanged } from '../../platform/content/content-store.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  articleEndpoints,
  articleGroups,
  articleParagraphs,
  articles,
  articleTagLinks,
  articleTags,
} from '../../platform/database/schema/articles.ts';
import type { Library } from './article-content.ts';

type Article = Library['articles'][number];
const headingLevel = 2;

/** Its parts as rows, the sources as the last one. */
function paragraphRows(articleId: number, { parts, sources }: Article, sourcesTitle: string) {
  const listed = sources.map((source) => `<li>${source}</li>`).join('');
  return [...parts, { title: sourcesTitle, html: `<ul>${listed}</ul>`, endpoints: [] }].map(
    ({ title, html, endpoints }, position) => ({
      articleId,
      position,
      level: headingLevel,
      title,
      slug: pathSegment(title),
      html,
      endpointsIds: endpoints,
    }),
  );
}

/** Stores an edition's articles with all they name, each where there is none of its address yet; what somebody edited stays. */
export async function insertMissingLibrary(transaction: Transaction, library: Library): Promise<void> {
  const { edition, language, sourcesTitle, groups, tags, calls } = library;
  await insertMissingRows(
    transaction,
    articleGroups,
    groups.map((group, position) => ({ edition, position, ...group })),
  );
  await insertMissingRows(
    transaction,
    articleTags,
    tags.map((tag) => ({ edition, ...tag })),
  );
  await insertMissingRows(
    transaction,
    articleEndpoints,
    calls.map((call) => ({ edition, method: 'GET', ...call })),
  );
  if (library.articles.length === 0) return;

  const stored = await transaction
    .insert(articles)
    .values(
      library.articles.map(({ slug, title, summary, group, publishedOn }, position) => ({
        edition,
        locale: language,
        slug,
        title,
        summary,
        groupSlug: group,
        position,
        publishedAt: new Date(`${publishedOn}T12:00:00Z`),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: articles.id, slug: articles.slug });
  if (stored.length === 0) return;
  const numberOf = new Map(stored.map(({ id, slug }) => [slug, id]));
  const added = library.articles.flatMap((article) => {
    const id = numberOf.get(article.slug);
    return id === undefined ? [] : [{ id, article }];
  });
  await transaction
    .insert(articleParagraphs)
    .values(added.flatMap(({ id, article }) => paragraphRows(id, article, sourcesTitle)));
  const known = await transaction
    .select({ id: articleTags.id, slug: articleTags.slug })
    .from(articleTags)
    .where(eq(articleTags.edition, edition));
  await transaction
    .insert(articleTagLinks)
    .values(
      added.flatMap(({ id, article }) =>
        known.filter(({ slug }) => article.tags.includes(slug)).map((tag) => ({ articleId: id, tagId: tag.id })),
      ),
    );
  await tellContentChanged(transaction);
}
