import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { editionIds } from '@cotejo/core/editions';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { indicators } from '@cotejo/core/indicators';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../platform/database/connect.ts';
import { indicatorValues } from '../../platform/database/schema/indicators.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { loadDemoCatalogue, loadKnownIndicators } from './load-demo-catalogue.ts';
import { readSnapshot } from './read-snapshot-store.ts';
import { isapreContent, planContent } from './testing/content.ts';
import { listVersions } from './version-store.ts';
import { writeVersion } from './write-catalogue-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() =>
  test.database.execute(sql`
    truncate catalogue_versions, product_identities, organizations, clinics, features, comparators, indicator_values cascade`),
);

const countOf = (contents: readonly CatalogueContent[]): number =>
  contents.reduce((count, { products }) => count + products.length, 0);
const demonstration = demoCatalogues();
const chileLayers = demonstration.filter(({ edition }) => edition === 'chile').length;

/** Some fifty thousand rows take three seconds on a quiet machine, and more than a test's usual time on one that builds. */
const loadTimeout = 90_000;

describe('loading the demonstration catalogue', () => {
  it('fills an empty database with every demonstration product, marked as such', { timeout: loadTimeout }, async () => {
    expect(await loadDemoCatalogue(test.database)).toMatchObject({ kind: 'loaded', products: countOf(demonstration) });
    for (const edition of editionIds) {
      const own = demonstration.filter((content) => content.edition === edition);
      expect([edition, (await readSnapshot(test.database, edition)).products.length]).toEqual([edition, countOf(own)]);
      expect(await listVersions(test.database, edition)).toHaveLength(own.length);
    }
    const snapshot = await readSnapshot(test.database, 'chile');
    expect(snapshot.isDemonstration).toBe(true);
  });

  it('leaves a database that already has a catalogue as it is', async () => {
    await test.database.transaction((transaction) => writeVersion(transaction, isapreContent([planContent('A')])));
    expect(await loadDemoCatalogue(test.database)).toEqual({ kind: 'already-there' });
    expect(await listVersions(test.database, 'chile')).toHaveLength(1);
  });

  it('happens once when two processes start together', { timeout: loadTimeout }, async () => {
    const other = connect({ url: test.url, onError: () => undefined });
    try {
      const loads = await Promise.all([loadDemoCatalogue(test.database), loadDemoCatalogue(other.database)]);
      expect(loads.map(({ kind }) => kind).toSorted()).toEqual(['already-there', 'loaded']);
      expect(await listVersions(test.database, 'chile')).toHaveLength(chileLayers);
    } finally {
      await other.close();
    }
  });

  it('stores the known values of UF, UTM and dollar, and never changes one that is stored', async () => {
    await loadKnownIndicators(test.database);
    const count = await test.database.$count(indicatorValues);
    for (const indicator of indicators)
      expect(await test.database.$count(indicatorValues, eq(indicatorValues.indicator, indicator))).toBeGreaterThan(5);
    await test.database.update(indicatorValues).set({ value: '1' });
    await loadKnownIndicators(test.database);
    expect(await test.database.$count(indicatorValues, sql`value = 1`)).toBe(count);
  });
});
