import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, json, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { catalogueVersions } from './versions.ts';

export const tariffs = pgTable(
  'tariffs',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => catalogueVersions.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    kind: text().notNull(),
    currency: text().notNull(),
    period: text().notNull(),
    validFrom: date('valid_from').notNull(),
    /** Last day, included; null: no end is known. Tariffs of one id follow each other in time. */
    validTo: date('valid_to'),
    /** Made of everything the tariff says: quotes name it, and it changes exactly when the tariff does. */
    version: text().notNull(),
    rules: jsonb().notNull(),
    incomeCap: numeric('income_cap', { precision: 18, scale: 5 }),
    incomeCapCurrency: text('income_cap_currency'),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.id, table.validFrom] })],
);

export const tariffRows = pgTable(
  'tariff_rows',
  {
    versionId: integer('version_id').notNull(),
    tariffId: text('tariff_id').notNull(),
    validFrom: date('valid_from').notNull(),
    position: integer().notNull(),
    ageFrom: smallint('age_from').notNull(),
    /** Both ends belong to the row. */
    ageTo: smallint('age_to').notNull(),
    sex: text(),
    role: text(),
    /** Region, breed, size of the company …; null: none. */
    conditions: json(),
    amount: numeric({ precision: 18, scale: 5 }),
    /** A share of a salary in place of an amount. */
    millionths: integer(),
  },
  (table) => [
    foreignKey({
      name: 'tariff_rows_tariff_fk',
      columns: [table.versionId, table.tariffId, table.validFrom],
      foreignColumns: [tariffs.versionId, tariffs.id, tariffs.validFrom],
    }).onDelete('cascade'),
    primaryKey({ columns: [table.versionId, table.tariffId, table.validFrom, table.position] }),
    check('tariff_rows_one_price', sql`(${table.amount} is null) <> (${table.millionths} is null)`),
  ],
);
