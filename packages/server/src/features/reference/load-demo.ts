import { countries } from '@cotejo/demo/countries';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingCountries } from '../../platform/content/country-store.ts';

/** Stores the list of countries. */
export async function loadCountries(transaction: Transaction): Promise<void> {
  await insertMissingCountries(
    transaction,
    countries.map(([code, name, nationality, phonePrefix], position) => ({ code, name, nationality, phonePrefix, position })),
  );
}
