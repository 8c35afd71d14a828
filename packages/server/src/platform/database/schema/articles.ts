import { boolean, integer, jsonb, pgTable, primaryKey, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';

export const articleGroups = pgTable(
  'article_groups',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [unique().on(table.edition, table.slug)],
);

export const articles = pgTable(
  'articles',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    locale: text().notNull().default('es'),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    image: text(),
    groupSlug: text('group_slug').notNull(),
    position: smallint().notNull(),
    publishedAt: moment('published_at').notNull(),
    views: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.edition, table.locale, table.slug)],
);

export const articleParagraphs = pgTable(
  'article_paragraphs',
  {
    id: serial().primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    level: smallint().notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    html: text().notNull(),
    endpointsIds: integer('endpoints_ids').array().notNull(),
  },
  (table) => [unique().on(table.articleId, table.position)],
);

export const articleTags = pgTable(
  'article_tags',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
  },
  (table) => [unique().on(table.edition, table.slug)],
);

export const articleTagLinks = pgTable(
  'article_tag_links',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.tagId] })],
);

/** Calls of the API whose answers a paragraph shows. */
export const articleEndpoints = pgTable(
  'article_endpoints',
  {
    id: integer().notNull(),
    edition: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.id] })],
);
