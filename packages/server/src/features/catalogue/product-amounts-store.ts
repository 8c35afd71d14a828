import { amountKeys, type AmountKey, type Source } from '@cotejo/core/catalogue-content';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { and, asc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/connect.ts';
import { clinics } from '../../platform/database/schema/master-data.ts';
import { coverages, topsAndDeductibles } from '../../platform/database/schema/product-content.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';
import type { BenefitCoverage, CoverageTag, ProductKey, QualifiedAmount, TopsAndDeductibles } from './product-detail.ts';

/** Where a row was read; null when it does not say. */
export function sourceOf(row: { document: string | null; page: number | null; date: string | null }): Source | null {
  if (row.document === null) return null;
  return { document: row.document, page: row.page, date: row.date !== null && isPlainDate(row.date) ? row.date : null };
}

function amountOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function isAmountKey(text: string): text is AmountKey {
  return amountKeys.some((key) => key === text);
}

interface DraftCoverage extends Omit<BenefitCoverage, 'amounts'> {
  readonly amounts: Partial<Record<AmountKey, BenefitCoverage['amounts'][AmountKey]>>;
}

/** Rows whose days include the one given; a row without days always holds. */
export function holdsOn(
  table: { readonly validFrom: AnyPgColumn; readonly validTo: AnyPgColumn },
  today: PlainDate,
): SQL | undefined {
  return and(or(isNull(table.validFrom), lte(table.validFrom, today)), or(isNull(table.validTo), gte(table.validTo, today)));
}

/** True when some coverage that an edition publishes has the tag, on whatever day it holds. */
export async function isCoverageTag(database: Database, edition: EditionId, tag: string): Promise<boolean> {
  const rows = await database
    .select({ tag: coverages.tag })
    .from(coverages)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, coverages.versionId))
    .where(and(eq(catalogueVersions.edition, edition), eq(catalogueVersions.status, 'published'), eq(coverages.tag, tag)))
    .limit(1);
  return rows.length > 0;
}

/** Coverages of a product of one version that hold on the day, grouped by tag and benefit, in the order of the source. */
export async function readCoverages(
  database: Database,
  versionId: number,
  { productId, today }: Pick<ProductKey, 'productId' | 'today'>,
): Promise<CoverageTag[]> {
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
    .where(and(eq(coverages.versionId, versionId), eq(coverages.productId, productId), holdsOn(coverages, today)))
    .orderBy(asc(coverages.position));
  const tags = new Map<string, { tag: string; displayName: string; byBenefit: Map<string, DraftCoverage> }>();
  for (const row of rows) {
    if (!isAmountKey(row.amountKey)) continue;
    const tag = tags.get(row.tag) ?? {
      tag: row.tag,
      displayName: row.tagDisplayName,
      byBenefit: new Map<string, DraftCoverage>(),
    };
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

/** Caps and deductibles of a product of one version, grouped by name and clinic. */
export async function readTops(database: Database, versionId: number, productId: number): Promise<TopsAndDeductibles[]> {
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
