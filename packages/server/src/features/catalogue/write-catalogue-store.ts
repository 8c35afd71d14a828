import { newestCareBasket } from '@cotejo/core/care';
import type { CatalogueContent, ProductContent, TariffContent } from '@cotejo/core/catalogue-content';
import type { EditionId } from '@cotejo/core/editions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { clinics, comparators, features, organizations } from '../../platform/database/schema/master-data.ts';
import { coverages, productOffers, productTexts, topsAndDeductibles } from '../../platform/database/schema/product-content.ts';
import { productClinics, productFeatures, products } from '../../platform/database/schema/products.ts';
import { tariffRows, tariffs } from '../../platform/database/schema/tariffs.ts';
import { catalogueVersions, productIdentities } from '../../platform/database/schema/versions.ts';
import { comparatorRow } from './comparator-rows.ts';
import { insertRows, upsertRows } from '../../platform/database/insert-rows-store.ts';
import { writeProductLists } from './product-lists-store.ts';
import { refuseReserved, reservedInOrganization, reservedInProduct } from './reserved-words.ts';
import { numberOf, productRow, rowsBelow, type Numbers, type ProductPlace } from './product-rows.ts';
import { tariffCellRows, tariffHeadRow } from './tariff-rows.ts';

/** Content whose products may arrive one by one, so that a big source is never held whole. */
export interface CatalogueToWrite extends Omit<CatalogueContent, 'products' | 'tariffs'> {
  /** Written before the products, which name them. */
  readonly tariffs: Iterable<TariffContent> | AsyncIterable<TariffContent>;
  readonly products: Iterable<ProductContent> | AsyncIterable<ProductContent>;
}

export interface WrittenVersion {
  readonly versionId: number;
  readonly products: number;
  readonly coverages: number;
}

/** Products turned into rows and sent together. */
const productsAtOnce = 250;

/** Lets one writer at a time change an edition's catalogue, until the transaction ends. */
export async function lockEdition(transaction: Transaction, edition: EditionId): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue:${edition}`}, 2))`);
}

/** A known comparator keeps its place among the edition's; new ones come after it, in the order of their layer. */
async function placeComparators(transaction: Transaction, { edition, comparators: given }: CatalogueToWrite) {
  const known = await transaction
    .select({ name: comparators.name, position: comparators.position })
    .from(comparators)
    .where(eq(comparators.edition, edition));
  const places = new Map(known.map(({ name, position }) => [name, position]));
  let next = known.reduce((last, { position }) => Math.max(last, position), -1) + 1;
  return given.map((comparator) => {
    const position = places.get(comparator.name) ?? next;
    next = Math.max(next, position + 1);
    return comparatorRow(comparator, edition, position);
  });
}

/** Master data is shared by every version, so it is brought up to date in place; nothing is ever taken away. */
async function writeMasterData(transaction: Transaction, content: CatalogueToWrite): Promise<void> {
  const { edition } = content;
  refuseReserved(content.organizations.flatMap(reservedInOrganization));
  await upsertRows(transaction, organizations, {
    rows: content.organizations.map((organization) => ({ edition, ...organization })),
    key: ['edition', 'code'],
  });
  await upsertRows(transaction, clinics, {
    rows: content.clinics.map((clinic) => ({ edition, ...clinic })),
    key: ['edition', 'code'],
  });
  await upsertRows(transaction, features, {
    rows: content.features.map((feature) => ({ edition, ...feature })),
    key: ['edition', 'name'],
  });
  await upsertRows(transaction, comparators, {
    rows: await placeComparators(transaction, content),
    key: ['edition', 'name'],
  });
}

async function readNumbers(transaction: Transaction, edition: EditionId): Promise<Numbers> {
  const own = await transaction
    .select({ id: organizations.id, code: organizations.code })
    .from(organizations)
    .where(eq(organizations.edition, edition));
  const places = await transaction
    .select({ id: clinics.id, code: clinics.code })
    .from(clinics)
    .where(eq(clinics.edition, edition));
  const traits = await transaction
    .select({ id: features.id, code: features.name })
    .from(features)
    .where(eq(features.edition, edition));
  const byCode = (rows: readonly { id: number; code: string }[]) => new Map(rows.map((row) => [row.code, row.id]));
  return { organizations: byCode(own), clinics: byCode(places), features: byCode(traits) };
}

/** Tariffs turned into rows and sent together. */
const tariffsAtOnce = 50;

async function writeTariffs(transaction: Transaction, content: CatalogueToWrite, versionId: number): Promise<void> {
  let batch: TariffContent[] = [];
  const flush = async () => {
    await insertRows(transaction, tariffs, { rows: batch.map((tariff) => tariffHeadRow(tariff, versionId)) });
    await insertRows(transaction, tariffRows, { rows: batch.flatMap((tariff) => tariffCellRows(tariff, versionId)) });
    batch = [];
  };
  for await (const tariff of content.tariffs) {
    batch.push(tariff);
    if (batch.length === tariffsAtOnce) await flush();
  }
  await flush();
}

/** Gives every code its number, new ones in the order they come. */
async function identify(
  transaction: Transaction,
  edition: EditionId,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = () =>
    transaction
      .select({ id: productIdentities.id, code: productIdentities.code })
      .from(productIdentities)
      .where(and(eq(productIdentities.edition, edition), inArray(productIdentities.code, [...codes])));
  const before = new Set((await known()).map((row) => row.code));
  const missing = codes.filter((code) => !before.has(code));
  await insertRows(transaction, productIdentities, { rows: missing.map((code) => ({ edition, code })) });
  return new Map((await known()).map((row) => [row.code, row.id]));
}

async function writeProducts(
  transaction: Transaction,
  batch: readonly ProductContent[],
  place: Omit<ProductPlace, 'productId'> & { readonly edition: EditionId },
): Promise<number> {
  refuseReserved(batch.flatMap(reservedInProduct));
  const ids = await identify(
    transaction,
    place.edition,
    batch.map((product) => product.code),
  );
  const placed = batch.map((product) => ({
    product,
    place: { ...place, productId: numberOf(ids, 'product', product.code) },
  }));
  const below = placed.map((each) => rowsBelow(each.product, each.place));
  await insertRows(transaction, products, { rows: placed.map((each) => productRow(each.product, each.place)) });
  await insertRows(transaction, productClinics, { rows: below.flatMap((rows) => rows.clinics) });
  await insertRows(transaction, coverages, { rows: below.flatMap((rows) => rows.coverages) });
  await insertRows(transaction, topsAndDeductibles, { rows: below.flatMap((rows) => rows.tops) });
  await insertRows(transaction, productFeatures, { rows: below.flatMap((rows) => rows.features) });
  await insertRows(transaction, productTexts, { rows: below.flatMap((rows) => rows.texts) });
  await insertRows(transaction, productOffers, { rows: below.flatMap((rows) => rows.offers) });
  await writeProductLists(transaction, place.versionId, [...ids.values()]);
  return below.reduce((count, rows) => count + rows.coverages.length, 0);
}

/**
 * Writes content as a new draft version of its layer; nobody sees it until it is published. Organisations, clinics,
 * features and comparators are shared by all versions: known ones are brought up to date, none is removed.
 * Throws when the content names what it does not hold or a product twice (a bug of its maker), and ReservedWords when a code or
 * address is a word of the paths; the transaction of the caller then leaves nothing behind.
 */
export async function writeVersion(
  transaction: Transaction,
  content: CatalogueToWrite,
  report: unknown = null,
): Promise<WrittenVersion> {
  const { edition, layer, source, isDemonstration } = content;
  await lockEdition(transaction, edition);
  await writeMasterData(transaction, content);
  const numbers = await readNumbers(transaction, edition);
  const [version] = await transaction
    .insert(catalogueVersions)
    .values({ edition, layer, source, isDemonstration, report })
    .returning({ id: catalogueVersions.id });
  if (!version) throw new Error('the catalogue version was not written');
  await writeTariffs(transaction, content, version.id);
  const basket = newestCareBasket(edition)?.value ?? null;
  const written = { products: 0, coverages: 0 };
  let batch: ProductContent[] = [];
  const flush = async () => {
    written.coverages += await writeProducts(transaction, batch, { edition, versionId: version.id, numbers, basket });
    written.products += batch.length;
    batch = [];
  };
  for await (const product of content.products) {
    batch.push(product);
    if (batch.length === productsAtOnce) await flush();
  }
  await flush();
  return { versionId: version.id, ...written };
}
