import type { ScorePart } from '@cotejo/core/catalogue';
import { textTypes, type OfferContent, type Source, type TextContent } from '@cotejo/core/catalogue-content';
import { isPlainDate } from '@cotejo/core/dates';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { clinics } from '../../platform/database/schema/master-data.ts';
import { productTexts } from '../../platform/database/schema/product-content.ts';
import { productClinics, products } from '../../platform/database/schema/products.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';
import { isCoverageTag, readCoverages, readTops, sourceOf } from './product-amounts-store.ts';
import { readOffers } from './product-offers-store.ts';
import { scorePartsSchema } from './score-parts.ts';
import type { CoverageTag, ProductClinic, ProductDetailRecord, ProductKey, TopsAndDeductibles } from './product-detail.ts';

interface PublishedProduct {
  readonly versionId: number;
  readonly source: Source | null;
  readonly scoreParts: readonly ScorePart[];
}

/** The published version that holds a product, or null when no published catalogue of the edition has it. */
async function findPublishedProduct(database: Database, key: ProductKey): Promise<PublishedProduct | null> {
  const [row] = await database
    .select({
      versionId: products.versionId,
      document: products.sourceDocument,
      page: products.sourcePage,
      date: products.sourceDate,
      scoreParts: products.scoreParts,
    })
    .from(products)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, products.versionId))
    .where(
      and(eq(catalogueVersions.edition, key.edition), eq(catalogueVersions.status, 'published'), eq(products.id, key.productId)),
    );
  if (!row) return null;
  return { versionId: row.versionId, source: sourceOf(row), scoreParts: scorePartsSchema.parse(row.scoreParts) };
}

const textKinds = ['description', 'faq', 'document', 'video', 'image'] as const;
function isTextKind(text: string): text is TextContent['kind'] {
  return textKinds.some((kind) => kind === text);
}

function isTextType(text: string): text is TextContent['type'] {
  return textTypes.some((type) => type === text);
}

async function readClinics(database: Database, versionId: number, productId: number): Promise<ProductClinic[]> {
  return database
    .select({
      code: clinics.code,
      displayName: clinics.displayName,
      regionCode: clinics.regionCode,
      hospitalaria: productClinics.hospitalaria,
      ambulatoria: productClinics.ambulatoria,
      urgencia: productClinics.urgencia,
    })
    .from(productClinics)
    .innerJoin(clinics, eq(clinics.id, productClinics.clinicId))
    .where(and(eq(productClinics.versionId, versionId), eq(productClinics.productId, productId)))
    .orderBy(asc(clinics.displayName), asc(clinics.id));
}

async function readTexts(database: Database, versionId: number, productId: number): Promise<TextContent[]> {
  const rows = await database
    .select({
      kind: productTexts.kind,
      type: productTexts.type,
      title: productTexts.title,
      body: productTexts.body,
      icon: productTexts.icon,
      url: productTexts.url,
      date: productTexts.date,
    })
    .from(productTexts)
    .where(and(eq(productTexts.versionId, versionId), eq(productTexts.productId, productId)))
    .orderBy(asc(productTexts.position));
  return rows.flatMap(({ kind, type, date, ...rest }) =>
    isTextKind(kind) && isTextType(type) ? [{ ...rest, kind, type, date: date !== null && isPlainDate(date) ? date : null }] : [],
  );
}

/** Coverage résumé of a published product, grouped by tag in the order of the source (A3-26); null: no such product. */
export async function readProductCoverages(database: Database, key: ProductKey): Promise<CoverageTag[] | null> {
  const product = await findPublishedProduct(database, key);
  return product ? readCoverages(database, product.versionId, key) : null;
}

/** A product's coverages of one tag, or of every tag; null: no such product, or no coverage of its edition has the tag. */
export async function readProductCoveragesOf(
  database: Database,
  { tag, ...key }: ProductKey & { readonly tag: string | undefined },
): Promise<CoverageTag[] | null> {
  const product = await findPublishedProduct(database, key);
  if (!product) return null;
  const all = await readCoverages(database, product.versionId, key);
  if (tag === undefined) return all;
  const those = all.filter((known) => known.tag === tag);
  return those.length > 0 || (await isCoverageTag(database, key.edition, tag)) ? those : null;
}

/** Clinics of a published product by name, with percentages; null: no such product. */
export async function readProductClinics(database: Database, key: ProductKey): Promise<ProductClinic[] | null> {
  const product = await findPublishedProduct(database, key);
  return product ? readClinics(database, product.versionId, key.productId) : null;
}

/** Caps and deductibles of a published product in major units; null: no such product. */
export async function readProductTopsAndDeductibles(database: Database, key: ProductKey): Promise<TopsAndDeductibles[] | null> {
  const product = await findPublishedProduct(database, key);
  return product ? readTops(database, product.versionId, key.productId) : null;
}

/** Descriptions, questions and documents of a published product; null: no such product. */
export async function readProductTexts(database: Database, key: ProductKey): Promise<TextContent[] | null> {
  const product = await findPublishedProduct(database, key);
  return product ? readTexts(database, product.versionId, key.productId) : null;
}

/** Offers of a published product that hold on the day, in the order of the source; null: no such product. */
export async function readProductOffers(database: Database, key: ProductKey): Promise<OfferContent[] | null> {
  const product = await findPublishedProduct(database, key);
  return product ? readOffers(database, product.versionId, key) : null;
}

/** What the score of a published product is made of; null: no such product. */
export async function readProductScore(database: Database, key: ProductKey): Promise<readonly ScorePart[] | null> {
  return (await findPublishedProduct(database, key))?.scoreParts ?? null;
}

/** Everything of a published product that its page shows beside the list item; null: no such product. */
export async function readProductDetail(database: Database, key: ProductKey): Promise<ProductDetailRecord | null> {
  const product = await findPublishedProduct(database, key);
  if (!product) return null;
  const [coverageTags, clinicRows, tops, texts, offers] = await Promise.all([
    readCoverages(database, product.versionId, key),
    readClinics(database, product.versionId, key.productId),
    readTops(database, product.versionId, key.productId),
    readTexts(database, product.versionId, key.productId),
    readOffers(database, product.versionId, key),
  ]);
  return {
    productId: key.productId,
    coverageTags,
    clinics: clinicRows,
    topsAndDeductibles: tops,
    texts,
    offers,
    source: product.source,
    scoreParts: product.scoreParts,
  };
}
