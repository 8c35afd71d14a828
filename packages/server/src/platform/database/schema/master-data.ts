import { boolean, doublePrecision, jsonb, pgTable, serial, smallint, text, unique } from 'drizzle-orm/pg-core';

/* What every version of a catalogue shares: publishing one changes none of it. */

export const organizations = pgTable(
  'organizations',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    code: text().notNull(),
    kind: text().notNull(),
    acronym: text().notNull(),
    name: text().notNull(),
    displayName: text('display_name').notNull(),
    url: text().notNull(),
    mark: text().notNull(),
    hue: smallint().notNull(),
    open: boolean().notNull().default(true),
    metadata: jsonb().notNull().default({}),
    /** Percentages; null: not known. */
    marketShare: doublePrecision('market_share'),
    commissionFrom: doublePrecision('commission_from'),
    commissionTo: doublePrecision('commission_to'),
  },
  (table) => [unique().on(table.edition, table.code), unique().on(table.edition, table.kind, table.url)],
);

export const clinics = pgTable(
  'clinics',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    code: text().notNull(),
    displayName: text('display_name').notNull(),
    url: text().notNull(),
    regionCode: text('region_code'),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    address: text(),
  },
  (table) => [unique().on(table.edition, table.code)],
);

export const features = pgTable(
  'features',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    name: text().notNull(),
    displayName: text('display_name').notNull(),
    typeId: smallint('type_id').notNull(),
    description: text().notNull().default(''),
  },
  (table) => [unique().on(table.edition, table.name)],
);

export const comparators = pgTable(
  'comparators',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    displayName: text('display_name').notNull(),
    title: text().notNull(),
    description: text().notNull(),
    nounOne: text('noun_one').notNull(),
    nounMany: text('noun_many').notNull(),
    productKind: text('product_kind').notNull(),
    upperTypes: text('upper_types').array().notNull().default([]),
    typeNames: text('type_names').array().notNull().default([]),
    /** Null: the edition's. */
    currency: text(),
    regions: jsonb(),
    choices: jsonb().notNull().default({ zones: [], riskClasses: [], breeds: [] }),
    example: jsonb().notNull().default({}),
    productType: text('product_type').notNull(),
    asksIncome: boolean('asks_income').notNull().default(false),
    isComparable: boolean('is_comparable').notNull().default(true),
    position: smallint().notNull(),
  },
  (table) => [unique().on(table.edition, table.url), unique().on(table.edition, table.name)],
);
