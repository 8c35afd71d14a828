import { editionIds, type EditionId } from '@cotejo/core/editions';
import { fail, ok, type Result } from '@cotejo/core/result';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/products.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';
import { lockEdition } from './write-catalogue-store.ts';

/** Channel of PostgreSQL on which every process hears that a published catalogue changed. Payload: the edition. */
export const publishedChannel = 'catalogue_published';

export interface VersionRow {
  readonly id: number;
  readonly layer: string;
  readonly status: 'draft' | 'published' | 'retired';
  readonly source: string;
  readonly isDemonstration: boolean;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly productCount: number;
}

export interface Publication {
  readonly edition: EditionId;
  readonly layer: string;
  readonly versionId: number;
  /** The version that visitors saw until now, or null for a layer's first. */
  readonly replacedVersionId: number | null;
}

/** Why a version cannot be published; every problem is listed. */
export type PublicationProblem =
  | { readonly kind: 'unknown-version'; readonly versionId: number }
  | { readonly kind: 'code-in-other-layer'; readonly code: string; readonly layer: string }
  | { readonly kind: 'no-earlier-version'; readonly edition: EditionId; readonly layer: string };

function isEditionId(text: string): text is EditionId {
  return editionIds.some((id) => id === text);
}

function isStatus(text: string): text is VersionRow['status'] {
  return text === 'draft' || text === 'published' || text === 'retired';
}

/** All versions of an edition, newest first, with their number of products. */
export async function listVersions(database: Database | Transaction, edition: EditionId): Promise<VersionRow[]> {
  const rows = await database
    .select({
      id: catalogueVersions.id,
      layer: catalogueVersions.layer,
      status: catalogueVersions.status,
      source: catalogueVersions.source,
      isDemonstration: catalogueVersions.isDemonstration,
      createdAt: catalogueVersions.createdAt,
      publishedAt: catalogueVersions.publishedAt,
      productCount: database.$count(products, eq(products.versionId, catalogueVersions.id)),
    })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.edition, edition))
    .orderBy(desc(catalogueVersions.id));
  return rows.flatMap(({ status, ...row }) => (isStatus(status) ? [{ ...row, status }] : []));
}

/** True when some version of any edition was ever written. */
export async function hasAnyVersion(database: Database | Transaction): Promise<boolean> {
  const [row] = await database.select({ id: catalogueVersions.id }).from(catalogueVersions).limit(1);
  return row !== undefined;
}

/** A product number means one product for visitors, so two layers seen at once cannot hold the same code. */
async function findSharedCode(transaction: Transaction, version: { id: number; edition: string; layer: string }) {
  const other = alias(products, 'other');
  const [row] = await transaction
    .select({ code: products.code, layer: catalogueVersions.layer })
    .from(products)
    .innerJoin(other, eq(other.id, products.id))
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, other.versionId))
    .where(
      and(
        eq(products.versionId, version.id),
        eq(catalogueVersions.edition, version.edition),
        eq(catalogueVersions.status, 'published'),
        ne(catalogueVersions.layer, version.layer),
      ),
    )
    .limit(1);
  return row ?? null;
}

/**
 * Shows a version to visitors in place of its layer's published one, and tells every process on commit. Publishing an
 * older version again is how to go back.
 */
export async function publishVersion(
  transaction: Transaction,
  versionId: number,
): Promise<Result<Publication, PublicationProblem>> {
  const [version] = await transaction
    .select({ id: catalogueVersions.id, edition: catalogueVersions.edition, layer: catalogueVersions.layer })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.id, versionId));
  if (!version || !isEditionId(version.edition)) return fail({ kind: 'unknown-version', versionId });
  const { edition, layer } = version;
  await lockEdition(transaction, edition);
  const shared = await findSharedCode(transaction, version);
  if (shared) return fail({ kind: 'code-in-other-layer', ...shared });
  const [replaced] = await transaction
    .update(catalogueVersions)
    .set({ status: 'retired' })
    .where(
      and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.layer, layer), eq(catalogueVersions.status, 'published')),
    )
    .returning({ id: catalogueVersions.id });
  await transaction
    .update(catalogueVersions)
    .set({ status: 'published', publishedAt: sql`clock_timestamp()` })
    .where(eq(catalogueVersions.id, versionId));
  await transaction.execute(sql`select pg_notify(${publishedChannel}, ${edition})`);
  return ok({ edition, layer, versionId, replacedVersionId: replaced?.id ?? null });
}

/** Publishes the version that came before the published one of a layer; repeated, it goes further back. */
export async function rollBackLayer(
  transaction: Transaction,
  { edition, layer }: { readonly edition: EditionId; readonly layer: string },
): Promise<Result<Publication, PublicationProblem>> {
  await lockEdition(transaction, edition);
  const ofLayer = and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.layer, layer));
  const [published] = await transaction
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .where(and(ofLayer, eq(catalogueVersions.status, 'published')));
  if (!published) return fail({ kind: 'no-earlier-version', edition, layer });
  const [earlier] = await transaction
    .select({ id: catalogueVersions.id })
    .from(catalogueVersions)
    .where(and(ofLayer, eq(catalogueVersions.status, 'retired'), lt(catalogueVersions.id, published.id)))
    .orderBy(desc(catalogueVersions.id))
    .limit(1);
  if (!earlier) return fail({ kind: 'no-earlier-version', edition, layer });
  return publishVersion(transaction, earlier.id);
}
