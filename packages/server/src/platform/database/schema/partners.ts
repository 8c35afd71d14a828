import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../column-types.ts';

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
