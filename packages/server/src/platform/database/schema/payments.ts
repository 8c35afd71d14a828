import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
