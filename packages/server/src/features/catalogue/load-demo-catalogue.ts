import { demoCatalogues } from '@cotejo/demo/catalogues';
import { indicatorValues } from '@cotejo/demo/indicators';
import type { Database } from '../../platform/database/connect.ts';
import { insertMissingIndicatorValues, lockFirstLoad } from './first-load-store.ts';
import { hasAnyVersion, publishVersion } from './version-store.ts';
import { writeVersion } from './write-catalogue-store.ts';

export type DemoLoad =
  | { readonly kind: 'loaded'; readonly products: number; readonly coverages: number }
  /** The database already holds a catalogue, demonstration or not: it is left as it is. */
  | { readonly kind: 'already-there' };

/**
 * Fills a database that never held a catalogue with the demonstration one and shows it to visitors: everything or
 * nothing, in one transaction. Processes that start together wait for each other, and the second finds it there.
 */
export async function loadDemoCatalogue(database: Database): Promise<DemoLoad> {
  return database.transaction(async (transaction) => {
    await lockFirstLoad(transaction);
    if (await hasAnyVersion(transaction)) return { kind: 'already-there' };
    const loaded = { products: 0, coverages: 0 };
    for (const content of demoCatalogues()) {
      const written = await writeVersion(transaction, content);
      const published = await publishVersion(transaction, written.versionId);
      if (!published.ok) throw new Error(`the demonstration catalogue cannot be published: ${JSON.stringify(published.error)}`);
      loaded.products += written.products;
      loaded.coverages += written.coverages;
    }
    return { kind: 'loaded', ...loaded };
  });
}

/**
 * Stores the values that come with the program (UF, UTM and dollar as published) where the database has none for that day,
 * whatever the catalogue: prices in pesos need them. Cheap enough for every start.
 */
export async function loadKnownIndicators(database: Database): Promise<void> {
  await database.transaction((transaction) => insertMissingIndicatorValues(transaction, indicatorValues));
}
