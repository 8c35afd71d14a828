import type { GenericFindings } from './generic-findings.ts';
import type { References } from './references.ts';
import { SheetOrder } from './sheet-order.ts';
import type { SurveyedTariffs } from './survey-tariffs.ts';
import type { TableRow } from './table-rows.ts';
import type { TableSurvey } from './table-survey.ts';
import type { Table } from './table.ts';
import { tables, type TableName } from './tables/tables.ts';

interface Given {
  readonly references: References;
  readonly findings: GenericFindings;
  readonly tariffs: SurveyedTariffs;
}

/** Reads the products; of each only its code is kept. Answers their places by code. */
async function readProducts(survey: TableSurvey, { references, findings, tariffs }: Given): Promise<ReadonlyMap<string, number>> {
  const places = new Map<string, number>();
  const urls = new Set<string>();
  const used = new Set<string>();
  const codes = new Set<string>();
  await survey.read(['products', tables.products], (given) => {
    const { row, problem } = given;
    if (survey.isFirst(codes, given, { field: 'code', key: ({ code }) => code })) places.set(row.code, places.size);
    references.name('organization', row.organizationCode, (message) => problem('organizationCode', message));
    for (const code of row.regionCodes ?? []) references.name('region', code, (message) => problem('regionCodes', message));
    if (row.tariffId !== null) {
      used.add(row.tariffId);
      if (!tariffs.ids.has(row.tariffId) && survey.isReadable('tariffs'))
        survey.add(problem('tariffId', `la tarifa '${row.tariffId}' no está en tariffs`));
    }
    const place = `${row.organizationCode}/${row.url}`;
    if (urls.has(place)) {
      const { file, row: line, column } = problem('url', '');
      findings.add({ kind: 'repeated-url', file, row: line ?? 0, column, message: `producto '${row.code}': '${row.url}'` });
    }
    urls.add(place);
  });
  for (const [id, { problem }] of tariffs.ids) {
    if (used.has(id) || !survey.isReadable('products')) continue;
    const { file, row, column } = problem('id', '');
    findings.add({ kind: 'unused-tariff', file, row: row ?? 0, column, message: `'${id}'` });
  }
  return places;
}

interface Below {
  readonly survey: TableSurvey;
  readonly places: ReadonlyMap<string, number>;
}

/** Reads a table below the products: its order, and what `take` asks of rows; `key` is what a product has once. */
async function readBelow<Row extends { readonly productCode: string }>(
  { survey, places }: Below,
  entry: readonly [TableName, Table<Row>],
  { take, once }: { take?: (row: TableRow<Row>) => void; once?: { field: string; key: (row: Row) => string } },
): Promise<void> {
  const order = new SheetOrder(survey, 'products', places);
  let seen = new Set<string>();
  await survey.read(entry, (given) => {
    const { productCode: key } = given.row;
    if (order.isNew(key)) seen = new Set();
    if (!order.accepts(given, { field: 'productCode', key, shown: key })) return;
    if (once) survey.isFirst(seen, given, once);
    take?.(given);
  });
}

/** Reads products and every table below them, without holding any of it. */
export async function surveyProducts(survey: TableSurvey, given: Given): Promise<number> {
  const { references } = given;
  const places = await readProducts(survey, given);
  const below = { survey, places };
  const clinic = <Row extends { readonly clinicCode: string | null }>({ row, problem }: TableRow<Row>) => {
    if (row.clinicCode !== null) references.name('clinic', row.clinicCode, (message) => problem('clinicCode', message));
  };
  await readBelow(below, ['score_parts', tables.score_parts], {});
  await readBelow(below, ['coverages', tables.coverages], { take: clinic });
  await readBelow(below, ['tops_and_deductibles', tables.tops_and_deductibles], { take: clinic });
  const onceClinic = { field: 'clinicCode', key: ({ clinicCode }: { readonly clinicCode: string }) => clinicCode };
  await readBelow(below, ['product_clinics', tables.product_clinics], { take: clinic, once: onceClinic });
  await readBelow(below, ['product_features', tables.product_features], {
    take: ({ row, problem }) => references.name('feature', row.featureName, (message) => problem('featureName', message)),
    once: { field: 'featureName', key: ({ featureName }) => featureName },
  });
  await readBelow(below, ['texts', tables.texts], {});
  await readBelow(below, ['offers', tables.offers], {});
  return places.size;
}
