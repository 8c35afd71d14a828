import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import { ProductTableBuilder, type ProductTable } from '@cotejo/core/product-table';
import { and, asc, eq, getTableColumns, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { catalogueVersions, productClinics, productFeatures, products } from '../../platform/database/schema.ts';
import { readClinics, readComparators, readFeatures, readOrganizations, readTariffs } from './read-surroundings-store.ts';
import { SnapshotProducts, type ClinicRow, type ProductRow } from './snapshot-product.ts';

/** Products read at once: the rows of a page are let go before the next one comes. */
const productsPerPage = 1_000;

interface PublishedVersion {
  readonly id: number;
  readonly isDemonstration: boolean;
  readonly publishedMicroseconds: string;
}

async function readPublished(database: Database | Transaction, edition: EditionId): Promise<PublishedVersion[]> {
  return database
    .select({
      id: catalogueVersions.id,
      isDemonstration: catalogueVersions.isDemonstration,
      publishedMicroseconds: sql<string>`coalesce((extract(epoch from ${catalogueVersions.publishedAt}) * 1000000)::bigint, 0)::text`,
    })
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.status, 'published')))
    .orderBy(asc(catalogueVersions.id));
}

/** The same in every process: the versions seen, and when the newest of them was published, so that going back is a change too. */
function versionText(published: readonly PublishedVersion[]): string {
  const newest = published.reduce((latest, { publishedMicroseconds }) => Math.max(latest, Number(publishedMicroseconds)), 0);
  return published.length === 0 ? 'none' : `${published.map(({ id }) => id).join('.')}-${newest.toString(36)}`;
}

/** The version text a snapshot read now would carry: tells cheaply whether one is still the newest. */
export async function readSnapshotVersion(database: Database, edition: EditionId): Promise<string> {
  return versionText(await readPublished(database, edition));
}

const {
  metadata: _m,
  scoreParts: _c,
  sourceDocument: _d,
  sourcePage: _p,
  sourceDate: _s,
  ...productColumns
} = getTableColumns(products);

async function readProductPage(transaction: Transaction, versionIds: number[], after: number): Promise<ProductRow[]> {
  return transaction
    .select({
      ...productColumns,
      requirement: sql<string>`${products.requirement}::text`,
      metadata: sql<string>`${products.metadata}::text`,
      customers: sql<string | null>`${products.customers}::text`,
      yearlyUse: sql<string | null>`${products.yearlyUse}::text`,
    })
    .from(products)
    .where(and(inArray(products.versionId, versionIds), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(productsPerPage);
}

interface Range {
  readonly versionIds: number[];
  readonly from: number;
  readonly to: number;
}

async function readClinicRows(transaction: Transaction, { versionIds, from, to }: Range): Promise<ClinicRow[]> {
  return transaction
    .select({
      productId: productClinics.productId,
      clinicId: productClinics.clinicId,
      hospitalaria: productClinics.hospitalaria,
      ambulatoria: productClinics.ambulatoria,
      urgencia: productClinics.urgencia,
    })
    .from(productClinics)
    .where(
      and(inArray(productClinics.versionId, versionIds), gte(productClinics.productId, from), lte(productClinics.productId, to)),
    )
    .orderBy(asc(productClinics.productId), asc(productClinics.clinicId));
}

async function readFeatureRows(transaction: Transaction, { versionIds, from, to }: Range) {
  return transaction
    .select({ productId: productFeatures.productId, featureId: productFeatures.featureId })
    .from(productFeatures)
    .where(
      and(
        inArray(productFeatures.versionId, versionIds),
        gte(productFeatures.productId, from),
        lte(productFeatures.productId, to),
      ),
    )
    .orderBy(asc(productFeatures.productId), asc(productFeatures.featureId));
}

async function readProducts(transaction: Transaction, versionIds: number[], builder: SnapshotProducts): Promise<ProductTable> {
  const table = new ProductTableBuilder();
  let after = 0;
  for (;;) {
    const page = await readProductPage(transaction, versionIds, after);
    const [first, last] = [page[0], page.at(-1)];
    if (!first || !last) return table.finish();
    after = last.id;
    const range = { versionIds, from: first.id, to: last.id };
    const clinicsOf = Map.groupBy(await readClinicRows(transaction, range), (row) => row.productId);
    const featuresOf = Map.groupBy(await readFeatureRows(transaction, range), (row) => row.productId);
    for (const row of page) {
      const featureIds = (featuresOf.get(row.id) ?? []).map((feature) => feature.featureId);
      table.add(builder.product(row, clinicsOf.get(row.id) ?? [], featureIds));
    }
  }
}

/**
 * Reads the published catalogue of one edition as of one instant, page by page, with equal parts shared. An edition
 * without a published version gives an empty snapshot. Throws when the database holds what our writer never writes.
 */
export async function readSnapshot(database: Database, edition: EditionId): Promise<CatalogueSnapshot> {
  return database.transaction(
    async (transaction) => {
      const published = await readPublished(transaction, edition);
      const versionIds = published.map(({ id }) => id);
      const known = await readOrganizations(transaction, edition);
      const builder = new SnapshotProducts({ organizations: known, tariffs: await readTariffs(transaction, versionIds) });
      return {
        edition,
        version: versionText(published),
        isDemonstration: published.some((version) => version.isDemonstration),
        isWhollyDemonstration: published.length > 0 && published.every((version) => version.isDemonstration),
        organizations: known,
        clinics: await readClinics(transaction, edition, versionIds),
        features: await readFeatures(transaction, edition),
        products: await readProducts(transaction, versionIds, builder),
        comparators: await readComparators(transaction, edition),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
