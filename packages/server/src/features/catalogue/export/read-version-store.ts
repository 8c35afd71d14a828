import type { EditionId } from '@cotejo/core/editions';
import { and, asc, eq, getTableColumns, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect.ts';
import { clinics, comparators, features, organizations } from '../../../platform/database/schema/master-data.ts';
import { coverages, productOffers, productTexts, topsAndDeductibles } from '../../../platform/database/schema/product-content.ts';
import { productClinics, productFeatures, products } from '../../../platform/database/schema/products.ts';
import { tariffRows, tariffs } from '../../../platform/database/schema/tariffs.ts';
import { catalogueVersions } from '../../../platform/database/schema/versions.ts';

export interface StoredVersion {
  readonly id: number;
  readonly edition: string;
  readonly layer: string;
  readonly source: string;
  readonly isDemonstration: boolean;
}

/** The published version of a layer, or the one of a number; null: there is none in that edition and layer. */
export async function findVersion(
  transaction: Transaction,
  { edition, layer, version }: { readonly edition: EditionId; readonly layer: string; readonly version: number | null },
): Promise<StoredVersion | null> {
  const { id, source, isDemonstration } = catalogueVersions;
  const wanted = version === null ? eq(catalogueVersions.status, 'published') : eq(id, version);
  const [row] = await transaction
    .select({ id, edition: catalogueVersions.edition, layer: catalogueVersions.layer, source, isDemonstration })
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.layer, layer), wanted));
  return row ?? null;
}

/** What all versions of an edition share, each in the order of its numbers (comparators in their own). */
export async function readMasterRows(transaction: Transaction, edition: EditionId) {
  const of = { organizations, clinics, features };
  return {
    organizations: await transaction
      .select()
      .from(of.organizations)
      .where(eq(of.organizations.edition, edition))
      .orderBy(asc(of.organizations.id)),
    clinics: await transaction.select().from(clinics).where(eq(clinics.edition, edition)).orderBy(asc(clinics.id)),
    features: await transaction.select().from(features).where(eq(features.edition, edition)).orderBy(asc(features.id)),
    comparators: await transaction
      .select()
      .from(comparators)
      .where(eq(comparators.edition, edition))
      .orderBy(asc(comparators.position), asc(comparators.id)),
  };
}

/** Ordered by the bytes of their ids, so that every database gives one order. */
export async function readTariffHeads(transaction: Transaction, versionId: number) {
  return transaction
    .select()
    .from(tariffs)
    .where(eq(tariffs.versionId, versionId))
    .orderBy(sql`${tariffs.id} collate "C"`, asc(tariffs.validFrom));
}

/** The rows of the tariffs of some ids, in the order of `readTariffHeads` and then their own. */
export async function readTariffCells(transaction: Transaction, versionId: number, ids: readonly string[]) {
  return transaction
    .select()
    .from(tariffRows)
    .where(and(eq(tariffRows.versionId, versionId), inArray(tariffRows.tariffId, [...ids])))
    .orderBy(sql`${tariffRows.tariffId} collate "C"`, asc(tariffRows.validFrom), asc(tariffRows.position));
}

/** Some products of a version after a number, by number. */
export async function readProductRows(
  transaction: Transaction,
  versionId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return transaction
    .select({ ...getTableColumns(products), organizationCode: organizations.code })
    .from(products)
    .innerJoin(organizations, eq(organizations.id, products.organizationId))
    .where(and(eq(products.versionId, versionId), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export interface ProductRange {
  readonly versionId: number;
  readonly first: number;
  readonly last: number;
}

/** Everything below some products of a version, in the order of their numbers and then their own. */
export async function readRowsBelow(transaction: Transaction, { versionId, first, last }: ProductRange) {
  const inRange = (table: typeof coverages | typeof topsAndDeductibles | typeof productTexts | typeof productOffers) =>
    and(eq(table.versionId, versionId), gte(table.productId, first), lte(table.productId, last));
  const clinicCode = clinics.code;
  return {
    coverages: await transaction
      .select({ ...getTableColumns(coverages), clinicCode })
      .from(coverages)
      .leftJoin(clinics, eq(clinics.id, coverages.clinicId))
      .where(inRange(coverages))
      .orderBy(asc(coverages.productId), asc(coverages.position)),
    tops_and_deductibles: await transaction
      .select({ ...getTableColumns(topsAndDeductibles), clinicCode })
      .from(topsAndDeductibles)
      .leftJoin(clinics, eq(clinics.id, topsAndDeductibles.clinicId))
      .where(inRange(topsAndDeductibles))
      .orderBy(asc(topsAndDeductibles.productId), asc(topsAndDeductibles.position)),
    product_clinics: await transaction
      .select({ ...getTableColumns(productClinics), clinicCode })
      .from(productClinics)
      .innerJoin(clinics, eq(clinics.id, productClinics.clinicId))
      .where(
        and(eq(productClinics.versionId, versionId), gte(productClinics.productId, first), lte(productClinics.productId, last)),
      )
      .orderBy(asc(productClinics.productId), sql`${clinics.code} collate "C"`),
    product_features: await transaction
      .select({ ...getTableColumns(productFeatures), featureName: features.name })
      .from(productFeatures)
      .innerJoin(features, eq(features.id, productFeatures.featureId))
      .where(
        and(
          eq(productFeatures.versionId, versionId),
          gte(productFeatures.productId, first),
          lte(productFeatures.productId, last),
        ),
      )
      .orderBy(asc(productFeatures.productId), sql`${features.name} collate "C"`),
    texts: await transaction
      .select()
      .from(productTexts)
      .where(inRange(productTexts))
      .orderBy(asc(productTexts.productId), asc(productTexts.position)),
    offers: await transaction
      .select()
      .from(productOffers)
      .where(inRange(productOffers))
      .orderBy(asc(productOffers.productId), asc(productOffers.position)),
  };
}

export type StoredProduct = Awaited<ReturnType<typeof readProductRows>>[number];
export type StoredTariff = Awaited<ReturnType<typeof readTariffHeads>>[number];
export type StoredCell = Awaited<ReturnType<typeof readTariffCells>>[number];
