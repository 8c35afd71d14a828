import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import { ProductTable } from '@cotejo/core/product-table';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Questionable } from '../../platform/database/connect.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';
import { withSharedView, type SharedView } from '../../platform/database/shared-view.ts';
import { listFields, ProductLists } from './product-lists.ts';
import { readClinics, readComparators, readFeatures, readOrganizations, readTariffs } from './read-surroundings-store.ts';
import { productFields, SnapshotColumns } from './snapshot-columns.ts';

interface PublishedVersion {
  readonly id: number;
  readonly isDemonstration: boolean;
  readonly publishedMicroseconds: string;
}

async function readPublished(database: Questionable, edition: EditionId): Promise<PublishedVersion[]> {
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

/** Connections beside the first: products, their lists and tariffs arrive at once. */
const moreConnections = 2;

async function readSurroundings(database: Questionable, edition: EditionId) {
  return {
    organizations: await readOrganizations(database, edition),
    clinics: await readClinics(database, edition),
    features: await readFeatures(database, edition),
    comparators: await readComparators(database, edition),
  };
}

function ofVersions(versionIds: readonly number[]): string {
  return `where version_id = any(array[${versionIds.map(Number).join()}]::integer[])`;
}

/** The columns that hold one value of each product, and what they name. */
async function readOwn(view: SharedView, edition: EditionId, versionIds: readonly number[]) {
  const products = new SnapshotColumns();
  const [, surroundings, tariffs] = await Promise.all([
    view.copy(`select ${productFields.join(', ')} from products ${ofVersions(versionIds)}`, products.add),
    view.ask((database) => readSurroundings(database, edition)),
    readTariffs(view, versionIds),
  ]);
  return { surroundings, own: products.finish({ organizations: surroundings.organizations, tariffs }) };
}

/** Rows come in any order, which is what lets PostgreSQL read its tables from end to end without sorting. */
async function readColumns(view: SharedView, edition: EditionId, versionIds: readonly number[]) {
  const lists = new ProductLists();
  const [{ own, surroundings }] = await Promise.all([
    readOwn(view, edition, versionIds),
    view.copy(`select ${listFields.join(', ')} from product_lists ${ofVersions(versionIds)}`, lists.add),
  ]);
  return { ...surroundings, columns: { ...own, ...lists.finish(own.ids) } };
}

/**
 * Reads the published catalogue of one edition as of one instant, while its rows arrive, with equal parts shared. An
 * edition without a published version gives an empty snapshot. Throws when the database holds what our writer never writes.
 */
export async function readSnapshot(database: Database, edition: EditionId): Promise<CatalogueSnapshot> {
  return withSharedView(database, moreConnections, async (view) => {
    const published = await view.ask((database) => readPublished(database, edition));
    const versionIds = published.map(({ id }) => id);
    const { columns, clinics, ...surroundings } = await readColumns(view, edition, versionIds);
    const named = new Set(columns.clinics.values.map(({ clinicId }) => clinicId));
    return {
      ...surroundings,
      edition,
      version: versionText(published),
      isDemonstration: published.some((version) => version.isDemonstration),
      isWhollyDemonstration: published.length > 0 && published.every((version) => version.isDemonstration),
      // Only those that a published product names: others are history.
      clinics: new Map([...clinics].filter(([id]) => named.has(id))),
      products: new ProductTable(columns),
    };
  });
}
