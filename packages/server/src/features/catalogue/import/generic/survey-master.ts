import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import type { References } from './references.ts';
import type { TableSurvey } from './table-survey.ts';
import type { RowOf } from './table.ts';
import type { comparatorsTable } from './tables/master-tables.ts';
import { tables } from './tables/tables.ts';

/** What all versions of an edition share, as an import brings it, with the place of every row for later problems. */
export type MasterContent = Pick<CatalogueContent, 'organizations' | 'clinics' | 'features' | 'comparators'>;

type ComparatorRow = RowOf<typeof comparatorsTable>;

function comparatorOf({ nounOne, nounMany, ...row }: ComparatorRow): CatalogueContent['comparators'][number] {
  return { ...row, noun: { one: nounOne, many: nounMany } };
}

function measureOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

async function readOrganizations(survey: TableSurvey, references: References) {
  const rows: CatalogueContent['organizations'][number][] = [];
  const [codes, urls] = [new Set<string>(), new Set<string>()];
  await survey.read(['organizations', tables.organizations], (given) => {
    const { row } = given;
    survey.isFirst(codes, given, { field: 'code', key: ({ code }) => code });
    survey.isFirst(urls, given, { field: 'url', key: ({ kind, url }) => `${kind} ${url}` });
    references.bring('organization', row.code);
    rows.push({
      ...row,
      marketShare: measureOf(row.marketShare),
      commissionFrom: measureOf(row.commissionFrom),
      commissionTo: measureOf(row.commissionTo),
    });
  });
  return rows;
}

async function readClinics(survey: TableSurvey, references: References) {
  const rows: CatalogueContent['clinics'][number][] = [];
  const codes = new Set<string>();
  await survey.read(['clinics', tables.clinics], (given) => {
    const { row, problem } = given;
    survey.isFirst(codes, given, { field: 'code', key: ({ code }) => code });
    references.bring('clinic', row.code);
    if (row.regionCode !== null) references.name('region', row.regionCode, (message) => problem('regionCode', message));
    rows.push({ ...row, latitude: measureOf(row.latitude), longitude: measureOf(row.longitude) });
  });
  return rows;
}

async function readFeatures(survey: TableSurvey, references: References) {
  const rows: CatalogueContent['features'][number][] = [];
  const names = new Set<string>();
  await survey.read(['features', tables.features], (given) => {
    survey.isFirst(names, given, { field: 'name', key: ({ name }) => name });
    references.bring('feature', given.row.name);
    rows.push({ ...given.row, description: given.row.description ?? '' });
  });
  return rows;
}

async function readComparators(survey: TableSurvey, references: References) {
  const rows: CatalogueContent['comparators'][number][] = [];
  const [names, urls] = [new Set<string>(), new Set<string>()];
  await survey.read(['comparators', tables.comparators], (given) => {
    const { row } = given;
    survey.isFirst(names, given, { field: 'name', key: ({ name }) => name });
    survey.isFirst(urls, given, { field: 'url', key: ({ url }) => url });
    for (const { code } of row.regions ?? []) references.bring('region', code);
    rows.push(comparatorOf(row));
  });
  return rows;
}

/** Reads the tables that all versions share; they are small and held whole. */
export async function surveyMaster(survey: TableSurvey, references: References): Promise<MasterContent> {
  return {
    comparators: await readComparators(survey, references),
    organizations: await readOrganizations(survey, references),
    clinics: await readClinics(survey, references),
    features: await readFeatures(survey, references),
  };
}
