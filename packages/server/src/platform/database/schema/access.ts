import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../column-types.ts';

/** One-time words that are exchanged for a token; only their digest is kept. */
export const loginHashes = pgTable('login_hashes', {
  hashDigest: text('hash_digest').primaryKey(),
  edition: text().notNull(),
  subject: text().notNull(),
  company: text(),
  expiresAt: moment('expires_at').notNull(),
  isReusable: boolean('is_reusable').notNull().default(false),
  usedAt: moment('used_at'),
});

/** Keys that processes of one service share and sign with. */
export const serviceKeys = pgTable('service_keys', {
  name: text().primaryKey(),
  key: bytea().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Ids of the keys that personal data may be sealed with; the keys themselves are never in the database. */
export const dataKeys = pgTable('data_keys', {
  id: text().primaryKey(),
  since: moment('since').notNull().defaultNow(),
});

/** Blind indexes of one e-mail or telephone by two keys, in both orders, until a start with one key. */
export const indexPairs = pgTable(
  'index_pairs',
  {
    one: bytea().notNull(),
    other: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.one, table.other] })],
);
