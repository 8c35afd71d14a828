import { organizationKinds, type Clinic, type Comparator, type Feature, type Organization } from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import { currencies, moneyOf, periods } from '@cotejo/core/money';
import { sexes } from '@cotejo/core/people';
import type { Tariff, TariffRow } from '@cotejo/core/pricing';
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
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
import { memberOf, tariffKey } from './snapshot-product.ts';

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
  return rows.map(({ edition: _edition, position: _position, nounOne, nounMany, productKind, ...row }) => ({
    ...row,
    noun: { one: nounOne, many: nounMany },
    productKind: memberOf(['isapre-plan', 'insurance'] as const, productKind),
  }));
}

/** The tariffs of versions by `tariffKey`, one object each, so that products can share them. */
export async function readTariffs(transaction: Transaction, versionIds: number[]): Promise<Map<string, Tariff>> {
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
