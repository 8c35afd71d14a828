import type { PreviewKind } from '@cotejo/contract/preview';
import type { EditionId } from '@cotejo/core/editions';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { articleParagraphs, articles } from '../../platform/database/schema/articles.ts';
import { landings } from '../../platform/database/schema/site-content.ts';

/** A content of an edition by its number or its address, published or not. */
export interface ContentQuestion {
  readonly edition: EditionId;
  readonly kind: PreviewKind;
  readonly by: { readonly id: number } | { readonly url: string };
}

const locale = 'es';

function isAsked({ edition, kind, by }: ContentQuestion): SQL | undefined {
  if (kind === 'entrada') {
    const isTheirs = and(eq(landings.edition, edition), eq(landings.locale, locale));
    return and(isTheirs, 'id' in by ? eq(landings.id, by.id) : eq(landings.url, by.url));
  }
  const isOfEdition = and(eq(articles.edition, edition), eq(articles.locale, locale));
  return and(isOfEdition, 'id' in by ? eq(articles.id, by.id) : eq(articles.slug, by.url));
}

/** A landing or an article without its parts, or null. */
export async function findUnpublished(database: Database, question: ContentQuestion) {
  const where = isAsked(question);
  if (question.kind === 'entrada') {
    const { id, title, description, body, active, publishedAt } = landings;
    const [row] = await database
      .select({ id, title, summary: description, body, active, publishedAt })
      .from(landings)
      .where(where);
    return row ?? null;
  }
  const { id, title, summary, active, publishedAt } = articles;
  const [row] = await database.select({ id, title, summary, active, publishedAt }).from(articles).where(where);
  return row ? { ...row, body: null } : null;
}

/** The parts of an article in their order; none where there is no such article. */
export async function readParts(database: Database, articleId: number) {
  const { id, title, slug, level, html, position } = articleParagraphs;
  return database
    .select({ id, title, slug, level, html })
    .from(articleParagraphs)
    .where(eq(articleParagraphs.articleId, articleId))
    .orderBy(asc(position));
}
