import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
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
import { leads } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/*
 * What the API tells beside the catalogue: texts and lists of pages, partners, articles, and what visitors leave there.
 * Rows of an edition are read by edition; none of them belongs to a version of the catalogue.
 */

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

/** People who refer visitors: `/ref/{id}`. */
export const advisors = pgTable(
  'advisors',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    publicId: text('public_id').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    executive: text(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    unique().on(table.edition, table.publicId),
    uniqueIndex('advisors_email').on(table.edition, sql`lower(${table.email})`),
  ],
);

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

export const productPayments = pgTable(
  'product_payments',
  {
    edition: text().notNull(),
    productCode: text('product_code').notNull(),
    provider: text().notNull(),
    flow: text().notNull(),
    timing: text().notNull(),
    frequency: text().notNull(),
    methods: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.productCode] })],
);

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

export const partners = pgTable(
  'partners',
  {
    id: serial().primaryKey(),
    edition: text().notNull(),
    name: text().notNull(),
    subdomain: text(),
    hostname: text(),
    applicationName: text('application_name').notNull(),
    access: text().notNull(),
    urls: text().array().notNull(),
    organizations: text().array().notNull(),
    clinicsEnabled: boolean('clinics_enabled').notNull(),
    showcase: boolean().notNull(),
    bannerColor: text('banner_color'),
    bannerLayout: text('banner_layout'),
    headerHtml: text('header_html'),
    footerHtml: text('footer_html'),
    hasFooter: boolean('has_footer').notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.edition, table.subdomain), unique().on(table.hostname)],
);

export const partnerTokens = pgTable('partner_tokens', {
  tokenDigest: text('token_digest').primaryKey(),
  partnerId: integer('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const productSubscriptions = pgTable(
  'product_subscriptions',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    productCode: text('product_code').notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.productCode] })],
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

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .unique()
      .references(() => leads.id, { onDelete: 'cascade' }),
    score: smallint().notNull(),
    comment: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('feedbacks_score', sql`${table.score} between 1 and 10`)],
);

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
