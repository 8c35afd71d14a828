import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import type { EditionId } from '@cotejo/core/editions';
import { mostPeopleOfPolicy } from '@cotejo/core/pricing';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { genericSheets } from '../import/generic/generic.ts';
import { importFolder } from '../import/import-folder.ts';
import { readSnapshot } from '../read-snapshot-store.ts';
import { publishVersion } from '../version-store.ts';
import { writeVersion } from '../write-catalogue-store.ts';
import { exportFolder } from './export-folder.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';
import { storedContent } from './testing/stored-content.ts';

let test: TestDatabase;
let other: TestDatabase;
let root: string;
beforeAll(async () => {
  test = await createTestDatabase('demo');
  other = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
  await other.drop();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cotejo-export-'));
});
afterEach(async () => {
  await rm(root, { recursive: true });
  await empty(other);
});

async function empty({ database }: TestDatabase): Promise<void> {
  await database.execute(sql`
    truncate catalogue_versions, product_identities, organizations, clinics, features, comparators restart identity cascade`);
}

const quiet = () => undefined;

async function exportLayer(
  database: TestDatabase['database'],
  { edition, layer }: Pick<CatalogueContent, 'edition' | 'layer'>,
  { name, xlsx = false }: { name: string; xlsx?: boolean },
): Promise<string> {
  const folder = join(root, name, `${edition}-${layer}`);
  const exported = await exportFolder(database, { edition, layer, folder, version: null, xlsx }, quiet);
  expect(exported.ok ? null : exported.error).toBeNull();
  return folder;
}

async function importAll(database: TestDatabase['database'], folder: string): Promise<void> {
  const { outcome } = await importFolder(database, genericSheets, { folder, dryRun: false, publish: true, progress: quiet });
  expect(outcome).toMatchObject({ kind: 'imported', published: true });
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])));
}

/** A snapshot in which numbers given by a database are replaced by codes. */
function withoutNumbers(snapshot: CatalogueSnapshot) {
  const { version: _version, organizations, clinics, features, products, comparators, ...rest } = snapshot;
  const plain = <Value extends { id: number }>({ id: _id, ...value }: Value) => value;
  return {
    ...rest,
    organizations: [...organizations.values()].map(plain),
    clinics: [...clinics.values()].map(plain),
    features: [...features.values()].map(plain),
    comparators: comparators.map(plain),
    products: products.map(({ id: _id, organizationId, clinics: covered, featureIds, ...product }) => ({
      ...product,
      organization: organizations.get(organizationId)?.code,
      features: featureIds.map((id) => String(features.get(id)?.name)).toSorted((one, two) => one.localeCompare(two)),
      clinics: covered
        .map(({ clinicId, ...percentages }) => ({ clinic: clinics.get(clinicId)?.code, ...percentages }))
        .toSorted((one, two) => String(one.clinic).localeCompare(String(two.clinic))),
    })),
  };
}

async function expectSameSnapshots(edition: EditionId): Promise<void> {
  const [before, after] = [await readSnapshot(test.database, edition), await readSnapshot(other.database, edition)];
  expect(withoutNumbers(after)).toEqual(withoutNumbers(before));
}

// Exports, imports and exports again every demonstration layer: half a minute of work, more on a busy machine.
describe('importing what was exported', { timeout: 300_000 }, () => {
  it('gives the same catalogue, tariff versions and files again, for every demonstration layer', async () => {
    const layers = demoCatalogues();
    for (const layer of layers) {
      const folder = await exportLayer(test.database, layer, { name: 'first' });
      await importAll(other.database, folder);
      const [first, second] = [
        await filesOf(folder),
        await filesOf(await exportLayer(other.database, layer, { name: 'second' })),
      ];
      expect(Object.keys(second)).toEqual(Object.keys(first));
      const changed = Object.keys(first).filter((file) => first[file] !== second[file]);
      expect(changed).toEqual([]);
    }
    for (const edition of new Set(layers.map((layer) => layer.edition))) await expectSameSnapshots(edition);
    expect(await storedContent(other.database)).toEqual(await storedContent(test.database));
  });

  it('gives the same catalogue again over a workbook', async () => {
    const layer = { edition: 'chile', layer: 'isapres' } as const;
    const plain = await filesOf(await exportLayer(test.database, layer, { name: 'plain' }));
    await importAll(other.database, await exportLayer(test.database, layer, { name: 'book', xlsx: true }));
    expect(await filesOf(await exportLayer(other.database, layer, { name: 'again' }))).toEqual(plain);
  });

  it('C9-20 gives the same files again of a version from when a policy might be of more than a hundred people', async () => {
    const [layer] = demoCatalogues().filter(({ tariffs }) => tariffs.length > 0);
    if (layer === undefined) throw new Error('no layer has tariffs');
    const earlier = await createTestDatabase();
    try {
      await earlier.database.transaction(async (transaction) => {
        await publishVersion(transaction, (await writeVersion(transaction, layer)).versionId);
      });
      await earlier.database.execute(sql`update tariffs set rules = jsonb_set(rules, '{maximumPeople}', '250')`);
      const folder = await exportLayer(earlier.database, layer, { name: 'first' });
      await importAll(other.database, folder);
      expect(await filesOf(await exportLayer(other.database, layer, { name: 'second' }))).toEqual(await filesOf(folder));
      const { rows } = await other.database.execute(sql`select distinct rules -> 'maximumPeople' as most from tariffs`);
      expect(rows).toEqual([{ most: mostPeopleOfPolicy }]);
    } finally {
      await earlier.drop();
    }
  });

  it.each([mostPeopleOfPolicy + 1, 0, 1.5])(
    'nothing is stored that it would refuse: a policy of %s people',
    async (maximumPeople) => {
      const [layer] = demoCatalogues().filter(({ tariffs }) => tariffs.length > 0);
      if (layer === undefined) throw new Error('no layer has tariffs');
      const tariffs = layer.tariffs.map((tariff) => ({ ...tariff, rules: { ...tariff.rules, maximumPeople } }));
      const written = other.database.transaction((transaction) => writeVersion(transaction, { ...layer, tariffs }));
      await expect(written).rejects.toThrow(`of ${maximumPeople} people`);
    },
  );

  it('gives every column of every table again, whatever the content', async () => {
    const third = await createTestDatabase();
    try {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(arbitraryContent, async (content) => {
          run += 1;
          for (const database of [third, other]) await empty(database);
          await third.database.transaction(async (transaction) => {
            const { versionId } = await writeVersion(transaction, content);
            await publishVersion(transaction, versionId);
          });
          const folder = await exportLayer(third.database, content, { name: `first-${run}` });
          await importAll(other.database, folder);
          expect(await storedContent(other.database)).toEqual(await storedContent(third.database));
          expect(await filesOf(await exportLayer(other.database, content, { name: `second-${run}` }))).toEqual(
            await filesOf(folder),
          );
        }),
        // Making a failing content smaller takes an import for every try.
        { numRuns: 40, endOnFailure: true },
      );
    } finally {
      await third.drop();
    }
  });
});
