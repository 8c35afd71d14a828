import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { genericSheets } from '../import/generic/generic.ts';
import { importFolder } from '../import/import-folder.ts';
import { readSnapshot } from '../read-snapshot-store.ts';
import { publishVersion } from '../version-store.ts';
import { writeVersion } from '../write-catalogue-store.ts';
import { exportFolder } from './export-folder.ts';

let test: TestDatabase;
let other: TestDatabase;
let root: string;
beforeAll(async () => {
  test = await createTestDatabase();
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
  for (const { database } of [test, other]) {
    await database.execute(sql`
      truncate catalogue_versions, product_identities, organizations, clinics, features, comparators restart identity cascade`);
  }
});

async function publish(database: TestDatabase['database'], content: CatalogueContent): Promise<void> {
  await database.transaction(async (transaction) => {
    const { versionId } = await writeVersion(transaction, content);
    expect(await publishVersion(transaction, versionId)).toMatchObject({ ok: true });
  });
}

const quiet = () => undefined;

async function exportLayer(
  database: TestDatabase['database'],
  { edition, layer }: Pick<CatalogueContent, 'edition' | 'layer'>,
  { name, xlsx = false }: { name: string; xlsx?: boolean },
): Promise<string> {
  const folder = join(root, name, `${edition}-${layer}`);
  const exported = await exportFolder(database, { edition, layer, folder, version: null, xlsx }, quiet);
  expect(exported).toMatchObject({ ok: true });
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
      features: featureIds.map((id) => features.get(id)?.name).toSorted(),
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

const layers = demoCatalogues();

describe('importing what was exported', { timeout: 180_000 }, () => {
  it.each([
    ['CSV', false],
    ['XLSX', true],
  ])('gives the same catalogue and the same files again, for every demonstration layer as %s', async (_name, xlsx) => {
    for (const content of layers) await publish(test.database, content);
    for (const layer of layers) await importAll(other.database, await exportLayer(test.database, layer, { name: 'first', xlsx }));
    for (const edition of editionIds) await expectSameSnapshots(edition);
    for (const layer of layers) {
      const first = await filesOf(await exportLayer(test.database, layer, { name: 'csv' }));
      const second = await filesOf(await exportLayer(other.database, layer, { name: 'again' }));
      expect(Object.keys(second)).toEqual(Object.keys(first));
      for (const [file, text] of Object.entries(first)) expect(second[file] === text, `${layer.layer}/${file}`).toBe(true);
    }
  });
});
