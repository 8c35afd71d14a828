import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';

/** One complete content of one layer ('isapres', 'seguros') of an edition's catalogue. */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    layer: text().notNull(),
    status: text().notNull().default('draft'),
    source: text().notNull(),
    isDemonstration: boolean('is_demonstration').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    report: jsonb(),
  },
  (table) => [
    check('catalogue_versions_status', sql`${table.status} in ('draft', 'published', 'retired')`),
    uniqueIndex('catalogue_versions_one_published')
      .on(table.edition, table.layer)
      .where(sql`${table.status} = 'published'`),
  ],
);

/** Keeps a product's number the same over all versions, so that links, quotes and requests stay valid. */
export const productIdentities = pgTable(
  'product_identities',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    code: text().notNull(),
  },
  (table) => [unique().on(table.edition, table.code)],
);
