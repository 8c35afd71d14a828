import { asc } from 'drizzle-orm';
import { insertMissingRows } from './content-store.ts';
import type { Questionable, Transaction } from '../database/connect.ts';
import { countries } from '../database/schema/site-content.ts';

export type CountryRow = typeof countries.$inferSelect;

/** Every country, in the order of the list. */
export async function readCountries(database: Questionable): Promise<Omit<CountryRow, 'position'>[]> {
  return database
    .select({
      code: countries.code,
      name: countries.name,
      nationality: countries.nationality,
      phonePrefix: countries.phonePrefix,
    })
    .from(countries)
    .orderBy(asc(countries.position), asc(countries.code));
}

/** Stores the countries that are not there yet. */
export function insertMissingCountries(transaction: Transaction, rows: readonly CountryRow[]): Promise<void> {
  return insertMissingRows(transaction, countries, rows);
}
