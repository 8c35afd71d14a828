import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clinics } from './master-data.ts';
import { ofProduct, productReference, provenance } from './products.ts';

/** One amount of one benefit, general or at one clinic. */
export const coverages = pgTable(
  'coverages',
  {
    ...ofProduct,
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
    ...provenance,
  },
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId, table.position] })],
);

export const topsAndDeductibles = pgTable(
  'tops_and_deductibles',
  {
    ...ofProduct,
    position: integer().notNull(),
    name: text().notNull(),
    clinicId: integer('clinic_id').references(() => clinics.id),
    /** 'top' or 'deductible'. */
    kind: text().notNull(),
    amount: numeric({ precision: 18, scale: 5 }).notNull(),
    unit: text().notNull(),
    qualifier: text().notNull().default(''),
    ...provenance,
  },
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId, table.position] })],
);

/** Texts of a product: descriptions by type, questions, documents. */
export const productTexts = pgTable(
  'product_texts',
  {
    ...ofProduct,
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
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId, table.position] })],
);

/** Offers of a product with the days they hold (A3-40). */
export const productOffers = pgTable(
  'product_offers',
  {
    ...ofProduct,
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
  (table) => [productReference(table), primaryKey({ columns: [table.versionId, table.productId, table.position] })],
);
