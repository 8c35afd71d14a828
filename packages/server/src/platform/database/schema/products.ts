import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytea } from '../column-types.ts';
import { clinics, features, organizations } from './master-data.ts';
import { catalogueVersions, productIdentities } from './versions.ts';

/* Products and everything below them belong to one version of one layer; publishing moves a pointer. */

/** Where a figure was read; null: the source does not say. */
export const provenance = {
  sourceDocument: text('source_document'),
  sourcePage: integer('source_page'),
  sourceDate: date('source_date'),
};

export const products = pgTable(
  'products',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => catalogueVersions.id, { onDelete: 'cascade' }),
    id: integer()
      .notNull()
      .references(() => productIdentities.id),
    code: text().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    displayName: text('display_name').notNull(),
    url: text().notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id),
    upperType: text('upper_type').notNull(),
    upperTypeDisplayName: text('upper_type_display_name').notNull(),
    typeName: text('type_name').notNull(),
    typeDisplayName: text('type_display_name').notNull(),
    typeDescription: text('type_description').notNull(),
    modality: text(),
    salesChannels: text('sales_channels').array().notNull(),
    isPromoted: boolean('is_promoted').notNull().default(false),
    isExclusive: boolean('is_exclusive').notNull().default(false),
    isPopular: boolean('is_popular').notNull().default(false),
    availableFrom: date('available_from'),
    availableTo: date('available_to'),
    hasOffer: boolean('has_offer').notNull().default(false),
    /** Isapre plans: base price in UF per month. Others: null, they have a tariff. */
    basePriceUf: numeric('base_price_uf', { precision: 10, scale: 4 }),
    tariffId: text('tariff_id'),
    minimumEmployees: integer('minimum_employees'),
    score: numeric({ precision: 5, scale: 2 }),
    scoreParts: jsonb('score_parts').notNull().default([]),
    /** Typical customers, null where nothing is known. */
    customers: json(),
    /** What a person pays beside the premium in a year of low, medium and high use; null: not computable. */
    yearlyUse: json('yearly_use'),
    hospitalPercentage: smallint('hospital_percentage'),
    ambulatoryPercentage: smallint('ambulatory_percentage'),
    annualCap: numeric('annual_cap', { precision: 18, scale: 5 }),
    annualCapCurrency: text('annual_cap_currency'),
    deductible: numeric({ precision: 18, scale: 5 }),
    deductibleCurrency: text('deductible_currency'),
    clinicsAreComplete: boolean('clinics_are_complete').notNull().default(false),
    regionCodes: text('region_codes').array(),
    isapreAllowed: boolean('isapre_allowed').notNull().default(true),
    fonasaAllowed: boolean('fonasa_allowed').notNull().default(true),
    requirement: json().notNull().default([]),
    metadata: json().notNull().default({}),
    ...provenance,
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.id] }),
    index('products_url').on(table.versionId, table.url),
    check('products_one_price', sql`(${table.basePriceUf} is null) <> (${table.tariffId} is null)`),
  ],
);

/** To which product of which version a row belongs. */
export const ofProduct = {
  versionId: integer('version_id').notNull(),
  productId: integer('product_id').notNull(),
};

/** Rows of a product go with it. */
export function productReference({ versionId, productId }: Record<keyof typeof ofProduct, AnyPgColumn>) {
  return foreignKey({ columns: [versionId, productId], foreignColumns: [products.versionId, products.id] }).onDelete('cascade');
}

/** Percentage at one clinic per kind of care; null is 'No informado'. */
export const productClinics = pgTable(
  'product_clinics',
  {
    ...ofProduct,
    clinicId: integer('clinic_id')
      .notNull()
      .references(() => clinics.id),
    hospitalaria: smallint(),
    ambulatoria: smallint(),
    urgencia: smallint(),
  },
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId, table.clinicId] })],
);

export const productFeatures = pgTable(
  'product_features',
  {
    ...ofProduct,
    featureId: integer('feature_id')
      .notNull()
      .references(() => features.id),
  },
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId, table.featureId] })],
);

/**
 * The clinics and features of each product, once more, as the bytes that a snapshot reads (decision 0160): a value in
 * place of twenty rows. Made of product_clinics and product_features alone, so that it can be emptied and made again.
 */
export const productLists = pgTable(
  'product_lists',
  {
    ...ofProduct,
    /** By ascending number, ten bytes each: the clinic in four, then hospitalaria, ambulatoria and urgencia in two (-1: null). */
    clinics: bytea().notNull(),
    /** By ascending number, four bytes each. */
    features: bytea().notNull(),
  },
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId] })],
);
