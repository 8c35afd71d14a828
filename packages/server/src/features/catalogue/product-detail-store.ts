import { amountKeys, type AmountKey, type Source, type TextContent } from '@cotejo/core/catalogue-content';
import { isPlainDate } from '@cotejo/core/dates';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import {
  catalogueVersions,
  clinics,
  coverages,
  productClinics,
  products,
  productTexts,
  topsAndDeductibles,
} from '../../platform/database/schema.ts';
import type {
  BenefitCoverage,
  CoverageTag,
  ProductClinic,
  ProductDetailRecord,
  ProductKey,
  QualifiedAmount,
  TopsAndDeductibles,
} from './product-detail.ts';

interface PublishedProduct {
  readonly versionId: number;
  readonly source: Source | null;
}

/** The published version that holds a product, or null when no published catalogue of the edition has it. */
async function findPublishedProduct(database: Database, key: ProductKey): Promise<PublishedProduct | null> {
  const [row] = await database
    .select({
      versionId: products.versionId,
      document: products.sourceDocument,
      page: products.sourcePage,
      date: products.sourceDate,
    })
    .from(products)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, products.versionId))
    .where(
      and(eq(catalogueVersions.edition, key.edition), eq(catalogueVersions.status, 'published'), eq(products.id, key.productId)),
    );
  return row ? { versionId: row.versionId, source: sourceOf(row) } : null;
}

function sourceOf(row: { document: string | null; page: number | null; date: string | null }): Source | null {
  if (row.document === null) return null;
  return { document: row.document, page: row.page, date: row.date !== null && isPlainDate(row.date) ? row.date : null };
}

function amountOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function isAmountKey(text: string): text is AmountKey {
  return amountKeys.some((key) => key === text);
}

function isTextKind(text: string): text is TextContent['kind'] {
  return text === 'description' || text === 'faq' || text === 'document';
}

const textTypes = ['', 'general', 'cubre', 'no-cubre', 'considerar', 'requisitos'] as const;
function isTextType(text: string): text is TextContent['type'] {
  return textTypes.some((type) => type === text);
}

interface DraftCoverage extends Omit<BenefitCoverage, 'amounts'> {
  readonly amounts: Partial<Record<AmountKey, BenefitCoverage['amounts'][AmountKey]>>;
}

async function readCoverages(database: Database, versionId: number, productId: number): Promise<CoverageTag[]> {
  const rows = await database
    .select({
      tag: coverages.tag,
      tagDisplayName: coverages.tagDisplayName,
      benefit: coverages.benefit,
      benefitCode: coverages.benefitCode,
      clinicCode: clinics.code,
      clinicName: clinics.displayName,
      amountKey: coverages.amountKey,
      minAmount: coverages.minAmount,
      maxAmount: coverages.maxAmount,
      unit: coverages.unit,
      document: coverages.sourceDocument,
      page: coverages.sourcePage,
      date: coverages.sourceDate,
    })
    .from(coverages)
    .leftJoin(clinics, eq(clinics.id, coverages.clinicId))
    .where(and(eq(coverages.versionId, versionId), eq(coverages.productId, productId)))
    .orderBy(asc(coverages.position));
  const tags = new Map<string, { tag: string; displayName: string; byBenefit: Map<string, DraftCoverage> }>();
  for (const row of rows) {
    if (!isAmountKey(row.amountKey)) continue;
    const tag = tags.get(row.tag) ?? { tag: row.tag, displayName: row.tagDisplayName, byBenefit: new Map() };
    tags.set(row.tag, tag);
    const key = JSON.stringify([row.benefitCode, row.benefit, row.clinicCode]);
    const benefit: DraftCoverage = tag.byBenefit.get(key) ?? {
      benefit: row.benefit,
      benefitCode: row.benefitCode,
      clinic: clinicNameOf(row.clinicCode, row.clinicName),
      amounts: {},
      source: sourceOf(row),
    };
    tag.byBenefit.set(key, benefit);
    benefit.amounts[row.amountKey] = {
      minAmount: amountOf(row.minAmount),
      maxAmount: amountOf(row.maxAmount),
      unit: row.unit,
    };
  }
  return [...tags.values()].map(({ tag, displayName, byBenefit }) => ({ tag, displayName, coverages: [...byBenefit.values()] }));
}

function clinicNameOf(code: string | null, displayName: string | null): BenefitCoverage['clinic'] {
  return code === null || displayName === null ? null : { code, displayName };
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

async function readTops(database: Database, versionId: number, productId: number): Promise<TopsAndDeductibles[]> {
  const rows = await database
    .select({
      name: topsAndDeductibles.name,
      clinicCode: clinics.code,
      clinicName: clinics.displayName,
      kind: topsAndDeductibles.kind,
      amount: topsAndDeductibles.amount,
      unit: topsAndDeductibles.unit,
      qualifier: topsAndDeductibles.qualifier,
    })
    .from(topsAndDeductibles)
    .leftJoin(clinics, eq(clinics.id, topsAndDeductibles.clinicId))
    .where(and(eq(topsAndDeductibles.versionId, versionId), eq(topsAndDeductibles.productId, productId)))
    .orderBy(asc(topsAndDeductibles.position));
  interface Draft {
    clinic: BenefitCoverage['clinic'];
    tops: QualifiedAmount[];
    deductibles: QualifiedAmount[];
  }
  const names = new Map<string, Map<string | null, Draft>>();
  for (const row of rows) {
    const byClinic = names.get(row.name) ?? new Map<string | null, Draft>();
    names.set(row.name, byClinic);
    const draft = byClinic.get(row.clinicCode) ?? {
      clinic: clinicNameOf(row.clinicCode, row.clinicName),
      tops: [],
      deductibles: [],
    };
    byClinic.set(row.clinicCode, draft);
    const amounts = row.kind === 'top' ? draft.tops : draft.deductibles;
    amounts.push({ amount: Number(row.amount), unit: row.unit, qualifier: row.qualifier });
  }
  return [...names].map(([name, byClinic]) => ({ name, clinics: [...byClinic.values()] }));
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
  return product ? readCoverages(database, product.versionId, key.productId) : null;
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

/** Everything of a published product that its page shows beside the list item; null: no such product. */
export async function readProductDetail(database: Database, key: ProductKey): Promise<ProductDetailRecord | null> {
  const product = await findPublishedProduct(database, key);
  if (!product) return null;
  const [coverageTags, clinicRows, tops, texts] = await Promise.all([
    readCoverages(database, product.versionId, key.productId),
    readClinics(database, product.versionId, key.productId),
    readTops(database, product.versionId, key.productId),
    readTexts(database, product.versionId, key.productId),
  ]);
  return {
    productId: key.productId,
    coverageTags,
    clinics: clinicRows,
    topsAndDeductibles: tops,
    texts,
    source: product.source,
  };
}
