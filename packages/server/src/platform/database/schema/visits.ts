import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';

export const sharedLinks = pgTable(
  'shared_links',
  {
    link: text().primaryKey(),
    edition: text().notNull(),
    path: text().notNull(),
    profile: jsonb(),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('shared_links_path')
      .on(table.edition, table.path)
      .where(sql`${table.profile} is null`),
  ],
);

/** What profiles are like, without anything of a person: ages in bands of five years, no income. */
export const profileSubmissions = pgTable('profile_submissions', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  edition: text().notNull(),
  productType: text('product_type').notNull(),
  ageBands: text('age_bands').array().notNull(),
  dependants: smallint().notNull(),
  regionCode: text('region_code'),
  createdOn: date('created_on').notNull(),
});

/** How often a plan is asked for, by what askers have in common; nobody can be told from it. */
export const requestStatistics = pgTable(
  'request_statistics',
  {
    edition: text().notNull(),
    productCode: text('product_code').notNull(),
    month: date().notNull(),
    regionCode: text('region_code').notNull().default(''),
    gender: text().notNull().default(''),
    dependants: smallint().notNull().default(0),
    inCouple: boolean('in_couple').notNull().default(false),
    requests: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.edition, table.productCode, table.month, table.regionCode, table.gender, table.dependants, table.inCouple],
    }),
  ],
);

/** How many visitors each process has seen in the last minutes; old rows count for nothing. */
export const processActivity = pgTable(
  'process_activity',
  {
    processId: uuid('process_id').notNull(),
    edition: text().notNull(),
    users: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.processId, table.edition] }), index('process_activity_at').on(table.at)],
);
