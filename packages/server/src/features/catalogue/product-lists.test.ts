import { readFile } from 'node:fs/promises';
import { editionIds } from '@cotejo/core/editions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';
import { readSnapshot } from './read-snapshot-store.ts';

const loadTimeout = 90_000;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await loadDemoCatalogue(test.database);
}, loadTimeout);
afterAll(() => test.drop());

async function rowsOf<Row>(row: z.ZodType<Row>, query: string): Promise<Row[]> {
  const { rows } = await test.database.execute(sql.raw(query));
  return z.array(row).parse(rows);
}

const storedLists = 'select version_id, product_id, clinics, features from product_lists order by 1, 2';
const clinicRow = z.tuple([z.number(), z.number().nullable(), z.number().nullable(), z.number().nullable()]);
const productRow = z.object({ id: z.number(), clinics: z.array(clinicRow), features: z.array(z.number()) });

/** The same lists, put together by PostgreSQL from the tables of clinics and features. */
function plainLists(edition: string): string {
  return `
    select products.id,
      (select coalesce(json_agg(json_build_array(clinic_id, hospitalaria, ambulatoria, urgencia) order by clinic_id), '[]')
       from product_clinics given where (given.version_id, given.product_id) = (products.version_id, products.id)) clinics,
      (select coalesce(json_agg(feature_id order by feature_id), '[]')
       from product_features given where (given.version_id, given.product_id) = (products.version_id, products.id)) features
    from products join catalogue_versions versions on versions.id = version_id
    where edition = '${edition}' and status = 'published' order by products.id`;
}

describe('the packed lists of products', () => {
  it.for(editionIds)('say what the tables of clinics and features say: %s', async (edition) => {
    const { products } = await readSnapshot(test.database, edition);
    const read = products.map(({ id, clinics, featureIds }) => ({
      id,
      clinics: clinics.map((one) => [one.clinicId, one.hospitalaria, one.ambulatoria, one.urgencia]),
      features: [...featureIds],
    }));
    const stored = await rowsOf(productRow, plainLists(edition));
    expect(stored).toHaveLength(products.length);
    expect(read).toEqual(stored);
  });

  it('of catalogues that were stored before are those that the writer makes', async () => {
    const row = z.object({
      version_id: z.number(),
      product_id: z.number(),
      clinics: z.instanceof(Buffer),
      features: z.instanceof(Buffer),
    });
    const written = await rowsOf(row, storedLists);
    expect(written.some(({ clinics }) => clinics.length > 0) && written.some(({ features }) => features.length > 0)).toBe(true);
    const migration = await readFile(new URL('../../../../../migrations/0004_product_lists.sql', import.meta.url), 'utf8');
    const fill = migration.split('--> statement-breakpoint').at(-1) ?? '';
    await test.database.execute(sql.raw('truncate product_lists'));
    await test.database.execute(sql.raw(fill));
    expect(await rowsOf(row, storedLists)).toEqual(written);
  });

  it('must be there for every product', async () => {
    await test.database.execute(sql.raw('create table kept as select * from product_lists'));
    const [missing] = await rowsOf(
      z.object({ product_id: z.number() }),
      `
      delete from product_lists where product_id = (select min(products.id) from products
        join catalogue_versions versions on versions.id = version_id where edition = 'chile' and status = 'published')
      returning product_id`,
    );
    await expect(readSnapshot(test.database, 'chile')).rejects.toThrow(`product ${missing?.product_id} has no lists`);
    await test.database.execute(sql.raw('truncate product_lists'));
    await test.database.execute(sql.raw('insert into product_lists select * from kept'));
    expect((await readSnapshot(test.database, 'chile')).products.length).toBeGreaterThan(0);
  });
});
