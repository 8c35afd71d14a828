import {
  organizationKinds,
  type CatalogueSnapshot,
  type Clinic,
  type Comparator,
  type Feature,
  type Organization,
  type Product,
} from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import { currencies, moneyOf, periods } from '@cotejo/core/money';
import type { Tariff, TariffRow } from '@cotejo/core/pricing';
import { sexes } from '@cotejo/core/people';
import { and, asc, eq, exists, getTableColumns, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  catalogueVersions,
  clinics,
  comparators,
  features,
  organizations,
  productClinics,
  productFeatures,
  products,
  tariffRows,
  tariffs,
} from '../../platform/database/schema.ts';
import { memberOf, SnapshotProducts, tariffKey, type ClinicRow, type ProductRow } from './snapshot-product.ts';

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

async function readOrganizations(transaction: Transaction, edition: EditionId): Promise<Map<number, Organization>> {
  const rows = await transaction
    .select()
    .from(organizations)
    .where(eq(organizations.edition, edition))
    .orderBy(asc(organizations.id));
  return new Map(
    rows.map(({ edition: _edition, metadata: _metadata, kind, ...row }) => [
      row.id,
      { ...row, kind: memberOf(organizationKinds, kind) },
    ]),
  );
}

/** Only clinics that a published product names: those of retired versions are history. */
async function readClinics(transaction: Transaction, edition: EditionId, versionIds: number[]): Promise<Map<number, Clinic>> {
  const named = transaction
    .select({ one: sql`1` })
    .from(productClinics)
    .where(and(eq(productClinics.clinicId, clinics.id), inArray(productClinics.versionId, versionIds)));
  const rows = await transaction
    .select()
    .from(clinics)
    .where(and(eq(clinics.edition, edition), exists(named)))
    .orderBy(asc(clinics.id));
  return new Map(rows.map(({ edition: _edition, ...row }) => [row.id, row]));
}

async function readFeatures(transaction: Transaction, edition: EditionId): Promise<Map<number, Feature>> {
  const rows = await transaction.select().from(features).where(eq(features.edition, edition)).orderBy(asc(features.id));
  return new Map(rows.map(({ edition: _edition, ...row }) => [row.id, row]));
}

async function readComparators(transaction: Transaction, edition: EditionId): Promise<Comparator[]> {
  const rows = await transaction
    .select()
    .from(comparators)
    .where(eq(comparators.edition, edition))
    .orderBy(asc(comparators.position), asc(comparators.id));
  return rows.map(({ edition: _edition, position: _position, nounOne, nounMany, productKind, ...row }) => ({
    ...row,
    noun: { one: nounOne, many: nounMany },
    productKind: memberOf(['isapre-plan', 'insurance'] as const, productKind),
  }));
}

async function readTariffs(transaction: Transaction, versionIds: number[]): Promise<Map<string, Tariff>> {
  const heads = await transaction.select().from(tariffs).where(inArray(tariffs.versionId, versionIds));
  const cells = await transaction
    .select()
    .from(tariffRows)
    .where(inArray(tariffRows.versionId, versionIds))
    .orderBy(asc(tariffRows.versionId), asc(tariffRows.tariffId), asc(tariffRows.position));
  const byTariff = Map.groupBy(cells, (cell) => tariffKey(cell.versionId, cell.tariffId));
  return new Map(
    heads.map((head) => {
      const key = tariffKey(head.versionId, head.id);
      const [currency, period] = [memberOf(currencies, head.currency), memberOf(periods, head.period)];
      const rows = (byTariff.get(key) ?? []).map(({ ageFrom, ageTo, sex, role, amount }): TariffRow => ({
        ageFrom,
        ageTo,
        sex: sex === null ? null : memberOf(sexes, sex),
        role: role === null ? null : memberOf(['contributor', 'dependant'] as const, role),
        amount: moneyOf(amount, currency, period),
      }));
      const kind = memberOf(['perPerson', 'fixed', 'perEmployee'] as const, head.kind);
      return [key, { id: head.id, version: `${head.id}@${head.validFrom}#${head.versionId}`, kind, rows }];
    }),
  );
}

const { metadata: _m, sourceDocument: _d, sourcePage: _p, sourceDate: _s, ...productColumns } = getTableColumns(products);

async function readProductPage(transaction: Transaction, versionIds: number[], after: number): Promise<ProductRow[]> {
  return transaction
    .select({
      ...productColumns,
      scoreParts: sql<string>`${products.scoreParts}::text`,
      requirement: sql<string>`${products.requirement}::text`,
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

async function readProducts(transaction: Transaction, versionIds: number[], builder: SnapshotProducts): Promise<Product[]> {
  const read: Product[] = [];
  for (;;) {
    const page = await readProductPage(transaction, versionIds, read.at(-1)?.id ?? 0);
    const [first, last] = [page[0], page.at(-1)];
    if (!first || !last) return read;
    const range = { versionIds, from: first.id, to: last.id };
    const clinicsOf = Map.groupBy(await readClinicRows(transaction, range), (row) => row.productId);
    const featuresOf = Map.groupBy(await readFeatureRows(transaction, range), (row) => row.productId);
    for (const row of page) {
      const featureIds = (featuresOf.get(row.id) ?? []).map((feature) => feature.featureId);
      read.push(builder.product(row, clinicsOf.get(row.id) ?? [], featureIds));
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
