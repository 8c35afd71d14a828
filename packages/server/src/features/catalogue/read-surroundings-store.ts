import { organizationKinds, type Clinic, type Comparator, type Feature, type Organization } from '@cotejo/core/catalogue';
import type { EditionId } from '@cotejo/core/editions';
import type { Tariff } from '@cotejo/core/pricing';
import type { CellNumbers } from '@cotejo/core/product-table';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Questionable } from '../../platform/database/connect.ts';
import { clinics, comparators, features, organizations } from '../../platform/database/schema/master-data.ts';
import { tariffs } from '../../platform/database/schema/tariffs.ts';
import type { SharedView } from '../../platform/database/shared-view.ts';
import { comparatorFrom } from './comparator-rows.ts';
import { memberOf, tariffKey } from './snapshot-product.ts';
import { tariffFrom } from './tariff-rows.ts';
import { TariffTables } from './tariff-tables.ts';

/** Every organisation of an edition by number, in that order. */
export async function readOrganizations(database: Questionable, edition: EditionId): Promise<Map<number, Organization>> {
  const rows = await database
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

/** Every clinic of an edition by number, in that order. */
export async function readClinics(database: Questionable, edition: EditionId): Promise<Map<number, Clinic>> {
  const rows = await database.select().from(clinics).where(eq(clinics.edition, edition)).orderBy(asc(clinics.id));
  return new Map(rows.map(({ edition: _edition, ...row }) => [row.id, row]));
}

/** Every feature of an edition by number, in that order. */
export async function readFeatures(database: Questionable, edition: EditionId): Promise<Map<number, Feature>> {
  const rows = await database.select().from(features).where(eq(features.edition, edition)).orderBy(asc(features.id));
  return new Map(rows.map(({ edition: _edition, ...row }) => [row.id, row]));
}

/** The comparators of an edition in their order. */
export async function readComparators(database: Questionable, edition: EditionId): Promise<Comparator[]> {
  const rows = await database
    .select()
    .from(comparators)
    .where(eq(comparators.edition, edition))
    .orderBy(asc(comparators.position), asc(comparators.id));
  return rows.map(comparatorFrom);
}

const noRows: CellNumbers = { heads: [], figures: [], conditions: null };

/** The tariffs of versions by `tariffKey`, oldest first, one object each, so that products can share them. */
export async function readTariffs(
  { ask, copy }: SharedView,
  versionIds: readonly number[],
): Promise<Map<string, readonly Tariff[]>> {
  const cells = new TariffTables();
  const [heads] = await Promise.all([
    ask((database) =>
      database
        .select()
        .from(tariffs)
        .where(inArray(tariffs.versionId, [...versionIds]))
        .orderBy(asc(tariffs.versionId), asc(tariffs.id), asc(tariffs.validFrom)),
    ),
    copy(
      `select version_id, tariff_id, valid_from::text, position, amount::text, millionths,
         age_from, age_to, sex, role, conditions
       from tariff_rows where version_id = any(array[${versionIds.map(Number).join()}]::integer[])`,
      cells.add,
    ),
  ]);
  const tables = cells.finish();
  const series = new Map<string, Tariff[]>();
  for (const head of heads) {
    const key = tariffKey(head.versionId, head.id);
    const own = series.get(key) ?? [];
    own.push(tariffFrom(head, tables.get(`${key}/${head.validFrom}`) ?? noRows));
    series.set(key, own);
  }
  return series;
}
