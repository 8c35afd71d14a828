import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
