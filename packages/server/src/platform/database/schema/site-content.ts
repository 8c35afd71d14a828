import { boolean, jsonb, pgTable, primaryKey, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';

/* Rows of an edition are read by edition; none of them belongs to a version of the catalogue. */

/** Texts and lists that pages show, a document per row: `kind` says which schema of the contract its payload has. */
export const siteContent = pgTable(
  'site_content',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    locale: text().notNull().default('es'),
    kind: text().notNull(),
    /** What it belongs to: a comparator, an organisation, a project; empty where there is one of its kind. */
    name: text().notNull().default(''),
    position: smallint().notNull().default(0),
    payload: jsonb().notNull(),
    active: boolean().notNull().default(true),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.edition, table.locale, table.kind, table.name, table.position)],
);

export const countries = pgTable('countries', {
  code: text().primaryKey(),
  name: text().notNull(),
  nationality: text(),
  phonePrefix: text('phone_prefix'),
  position: smallint().notNull(),
});

export const businessLines = pgTable('business_lines', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  leadTypes: text('lead_types').array().notNull(),
  conversionValue: jsonb('conversion_value').notNull(),
  availableCountries: text('available_countries').array().notNull(),
  origin: jsonb().notNull(),
});

export const integrationForms = pgTable(
  'integration_forms',
  {
    hash: text().notNull(),
    edition: text().notNull(),
    name: text().notNull(),
    definition: jsonb().notNull(),
    active: boolean().notNull().default(true),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.hash] })],
);

export const landings = pgTable(
  'landings',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    locale: text().notNull().default('es'),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    seo: jsonb().notNull(),
    organizationCode: text('organization_code'),
    subdomain: text(),
    publishedAt: moment('published_at').notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.edition, table.locale, table.url)],
);
