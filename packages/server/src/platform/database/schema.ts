import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './column-types.ts';

/*
 * Master data (organisations, clinics, features, comparators) is shared by every version of a catalogue.
 * Products and everything below them belong to one version of one layer; publishing moves a pointer.
 */

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
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
    sourceDocument: text('source_document'),
    sourcePage: integer('source_page'),
    sourceDate: date('source_date'),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.id] }),
    index('products_url').on(table.versionId, table.url),
    check('products_one_price', sql`(${table.basePriceUf} is null) <> (${table.tariffId} is null)`),
  ],
);

/** Percentage at one clinic per kind of care; null is 'No informado'. */
export const productClinics = pgTable(
  'product_clinics',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    clinicId: integer('clinic_id')
      .notNull()
      .references(() => clinics.id),
    hospitalaria: smallint(),
    ambulatoria: smallint(),
    urgencia: smallint(),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId, table.clinicId] }),
  ],
);

/** One amount of one benefit, general or at one clinic. */
export const coverages = pgTable(
  'coverages',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    tag: text().notNull(),
    tagDisplayName: text('tag_display_name').notNull(),
    benefit: text().notNull(),
    benefitCode: text('benefit_code').notNull(),
    clinicId: integer('clinic_id').references(() => clinics.id),
    /** 'percentage', 'percentage_isapre', 'percentage_fonasa', 'top_amount', 'yearly_top' … */
    amountKey: text('amount_key').notNull(),
    minAmount: numeric('min_amount', { precision: 18, scale: 5 }),
    maxAmount: numeric('max_amount', { precision: 18, scale: 5 }),
    unit: text().notNull(),
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    sourceDocument: text('source_document'),
    sourcePage: integer('source_page'),
    sourceDate: date('source_date'),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId, table.position] }),
  ],
);

export const topsAndDeductibles = pgTable(
  'tops_and_deductibles',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    clinicId: integer('clinic_id').references(() => clinics.id),
    /** 'top' or 'deductible'. */
    kind: text().notNull(),
    amount: numeric({ precision: 18, scale: 5 }).notNull(),
    unit: text().notNull(),
    qualifier: text().notNull().default(''),
    sourceDocument: text('source_document'),
    sourcePage: integer('source_page'),
    sourceDate: date('source_date'),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId, table.position] }),
  ],
);

export const productFeatures = pgTable(
  'product_features',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    featureId: integer('feature_id')
      .notNull()
      .references(() => features.id),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId, table.featureId] }),
  ],
);

/**
 * The clinics and features of each product, once more, as the bytes that a snapshot reads (decision 0160): a value in
 * place of twenty rows. Made of product_clinics and product_features alone, so that it can be emptied and made again.
 */
export const productLists = pgTable(
  'product_lists',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    /** By ascending number, ten bytes each: the clinic in four, then hospitalaria, ambulatoria and urgencia in two (-1: null). */
    clinics: bytea().notNull(),
    /** By ascending number, four bytes each. */
    features: bytea().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId] }),
  ],
);

/** Texts of a product: descriptions by type, questions, documents. */
export const productTexts = pgTable(
  'product_texts',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    /** 'description', 'faq', 'document', 'video' or 'image'. */
    kind: text().notNull(),
    /** Descriptions: 'general', 'tipo-oferta', 'cubre', 'no-cubre', 'considerar', 'requisitos'. */
    type: text().notNull().default(''),
    title: text().notNull(),
    body: text().notNull(),
    icon: text(),
    url: text(),
    date: date(),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId, table.position] }),
  ],
);

/** Offers of a product with the days they hold (A3-40). */
export const productOffers = pgTable(
  'product_offers',
  {
    versionId: integer('version_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    type: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    value: numeric({ precision: 18, scale: 5 }),
    unit: text(),
    stock: integer(),
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
  },
  (table) => [
    foreignKey({ columns: [table.versionId, table.productId], foreignColumns: [products.versionId, products.id] }).onDelete(
      'cascade',
    ),
    primaryKey({ columns: [table.versionId, table.productId, table.position] }),
  ],
);

/** Daily values such as the UF, stored ahead (decision 8). */
export const indicatorValues = pgTable(
  'indicator_values',
  {
    indicator: text().notNull(),
    date: date().notNull(),
    value: numeric({ precision: 18, scale: 4 }).notNull(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.indicator, table.date] })],
);

export const executives = pgTable('executives', {
  id: serial().primaryKey(),
  edition: text().notNull(),
  firstNames: text('first_names').notNull(),
  lastNames: text('last_names').notNull(),
  phone: text().notNull(),
  email: text().notNull().unique(),
  calendlyUrl: text('calendly_url'),
  calendlyActive: boolean('calendly_active').notNull().default(false),
  businessLines: text('business_lines').array().notNull(),
  weight: integer().notNull().default(1),
  dailyLimit: integer('daily_limit').notNull(),
  /** What a charge per request is taken from, in pesos. */
  balance: bigint({ mode: 'number' }).notNull(),
  chargePerLead: bigint('charge_per_lead', { mode: 'number' }).notNull(),
  active: boolean().notNull().default(true),
  recessUntil: date('recess_until'),
  lastAssignedAt: timestamp('last_assigned_at', { withTimezone: true }),
});

/** A price shown to a visitor with everything that fixes it, and what it promises (decision 24). */
export const quotes = pgTable('quotes', {
  /** Made of what fixes the figure: the same question on the same day is the same row. */
  id: uuid().primaryKey(),
  edition: text().notNull(),
  productId: integer('product_id')
    .notNull()
    .references(() => productIdentities.id),
  productCode: text('product_code').notNull(),
  productDisplayName: text('product_display_name').notNull(),
  organizationDisplayName: text('organization_display_name').notNull(),
  /** As it was given; `inputs` as it was calculated with. */
  profile: jsonb().notNull(),
  inputs: jsonb().notNull(),
  quotedOn: date('quoted_on').notNull(),
  /** The whole answer that was shown, person by person, with its assumptions. */
  breakdown: jsonb().notNull(),
  /** Of one `period`; null where there is no price that could be charged. */
  total: numeric({ precision: 18, scale: 5 }),
  currency: text().notNull(),
  period: text().notNull(),
  /** The same in the product's own unit; null where there is none. */
  totalInUnit: numeric('total_in_unit', { precision: 18, scale: 5 }),
  unit: text(),
  tariffVersion: text('tariff_version').notNull(),
  ufDate: date('uf_date'),
  ufValue: numeric('uf_value', { precision: 18, scale: 4 }),
  /** Last day it holds; null: it promises nothing. */
  expires: date(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    /** Lead status id of C §4: 1 'Sin Estado', 2 'Asignado'. */
    status: integer().notNull(),
    leadType: text('lead_type').notNull(),
    businessLine: text('business_line').notNull(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id),
    productId: integer('product_id')
      .notNull()
      .references(() => productIdentities.id),
    firstName: text('first_name').notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    contactChannel: text('contact_channel').notNull(),
    employees: integer(),
    displayedPrice: numeric('displayed_price', { precision: 18, scale: 5 }),
    priceMatched: boolean('price_matched').notNull(),
    acceptsPriceAlerts: boolean('accepts_price_alerts').notNull().default(false),
    additionalData: jsonb('additional_data').notNull().default({}),
    executiveId: integer('executive_id').references(() => executives.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Day in the edition's zone, for the executives' daily limits. */
    createdOn: date('created_on').notNull(),
  },
  (table) => [index('leads_executive_day').on(table.executiveId, table.createdOn), index('leads_quote').on(table.quoteId)],
);

/** The same key and body gives the same answer; another body is refused (decision 30). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text().primaryKey(),
  bodyHash: text('body_hash').notNull(),
  leadId: uuid('lead_id')
    .notNull()
    .references(() => leads.id),
  answer: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Mails by lead and kind: a row is taken before sending, so a repeated job sends nothing twice. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    kind: text().notNull(),
    recipient: text().notNull(),
    messageId: text('message_id').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.kind] })],
);
