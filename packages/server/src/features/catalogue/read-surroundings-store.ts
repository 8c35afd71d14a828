import { organizationKinds, type Clinic, type Comparator, type Feature, type Organization } from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import type { Money } from '@cotejo/core/money';
import type { Tariff, TariffConditions } from '@cotejo/core/pricing';
import { and, asc, eq, exists, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  clinics,
  comparators,
  features,
  organizations,
  productClinics,
  tariffRows,
  tariffs,
} from '../../platform/database/schema.ts';
import { comparatorFrom } from './comparator-rows.ts';
import { PoolOfValues } from './pool-of-values.ts';
import { memberOf, tariffKey } from './snapshot-product.ts';
import { tariffFrom, type CellRow } from './tariff-rows.ts';

/** Every organisation of an edition by number, in that order. */
export async function readOrganizations(transaction: Transaction, edition: EditionId): Promise<Map<number, Organization>> {
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

/** Clinics by number. Only those that a published product names: others are history. */
export async function readClinics(
  transaction: Transaction,
  edition: EditionId,
  versionIds: number[],
): Promise<Map<number, Clinic>> {
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

/** Every feature of an edition by number, in that order. */
export async function readFeatures(transaction: Transaction, edition: EditionId): Promise<Map<number, Feature>> {
  const rows = await transaction.select().from(features).where(eq(features.edition, edition)).orderBy(asc(features.id));
  return new Map(rows.map(({ edition: _edition, ...row }) => [row.id, row]));
}

/** The comparators of an edition in their order. */
export async function readComparators(transaction: Transaction, edition: EditionId): Promise<Comparator[]> {
  const rows = await transaction
    .select()
    .from(comparators)
    .where(eq(comparators.edition, edition))
    .orderBy(asc(comparators.position), asc(comparators.id));
  return rows.map(comparatorFrom);
}

type Head = typeof tariffs.$inferSelect;

/** Tariffs whose cells are read at once: the rows of a page are let go before the next one comes. */
const tariffsPerPage = 250;

/** The cells of consecutive tariffs of one version, by tariff and first day, each in its order. */
async function readCells(transaction: Transaction, page: readonly Head[]): Promise<ReadonlyMap<string, readonly CellRow[]>> {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return new Map();
  const cells: CellRow[] = await transaction
    .select({ ...getTableColumns(tariffRows), conditions: sql<string | null>`${tariffRows.conditions}::text` })
    .from(tariffRows)
    .where(and(eq(tariffRows.versionId, first.versionId), gte(tariffRows.tariffId, first.id), lte(tariffRows.tariffId, last.id)))
    .orderBy(asc(tariffRows.tariffId), asc(tariffRows.validFrom), asc(tariffRows.position));
  return Map.groupBy(cells, ({ tariffId, validFrom }) => `${tariffId}/${validFrom}`);
}

/** The tariffs of versions by `tariffKey`, oldest first, one object each, so that products can share them. */
export async function readTariffs(transaction: Transaction, versionIds: number[]): Promise<Map<string, readonly Tariff[]>> {
  const heads = await transaction
    .select()
    .from(tariffs)
    .where(inArray(tariffs.versionId, versionIds))
    .orderBy(asc(tariffs.versionId), asc(tariffs.id), asc(tariffs.validFrom));
  const pools = { amounts: new PoolOfValues<Money>(), conditions: new PoolOfValues<TariffConditions>() };
  const series = new Map<string, Tariff[]>();
  for (const ofVersion of Map.groupBy(heads, ({ versionId }) => versionId).values()) {
    for (let start = 0; start < ofVersion.length; start += tariffsPerPage) {
      const page = ofVersion.slice(start, start + tariffsPerPage);
      const cells = await readCells(transaction, page);
      for (const head of page) {
        const key = tariffKey(head.versionId, head.id);
        const own = series.get(key) ?? [];
        own.push(tariffFrom(head, cells.get(`${head.id}/${head.validFrom}`) ?? [], pools));
        series.set(key, own);
      }
    }
  }
  return series;
}
