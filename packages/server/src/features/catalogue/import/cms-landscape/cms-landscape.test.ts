import { plainDate } from '@cotejo/core/dates';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { toNumber } from '@cotejo/core/money';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { readProductDetail } from '../../product-detail-store.ts';
import { readSnapshot } from '../../read-snapshot-store.ts';
import { importFolder } from '../import-folder.ts';
import { problemLine } from '../sheet-problem.ts';
import { pricerFor, productOf, shares } from '../testing/price-family.ts';
import { sheet, withSheets, type SheetFiles } from '../testing/sheet-files.ts';
import { tableContents } from '../testing/table-contents.ts';
import { cmsLandscape } from './cms-landscape.ts';
import { householdColumns } from './household-columns.ts';
import { first, goodLandscape, planLine, plansHeader, premiumLine, premiumsHeader, second } from './testing/landscape-files.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() =>
  test.database.execute(sql`
    truncate catalogue_versions, product_identities, organizations, clinics, features, comparators cascade`),
);

const importFrom = (folder: string) =>
  importFolder(test.database, cmsLandscape, { folder, dryRun: false, publish: true, progress: () => undefined });
const importFiles = (files: SheetFiles) => withSheets(files, importFrom);
const snapshotNow = () => readSnapshot(test.database, 'international');

describe('importing the US landscape', () => {
  it('makes a comparator of its own, in dollars, with its rating areas and its insurers', async () => {
    const { outcome } = await importFiles(goodLandscape);
    expect(outcome).toMatchObject({
      kind: 'imported',
      figures: {
        products: 2,
        files: [
          { file: 'plans_one_row_each.csv', read: 2, taken: 2, refused: 0 },
          { file: 'premiums_by_plan_and_area.csv', read: 3, taken: 3, refused: 0 },
        ],
      },
    });
    const snapshot = await snapshotNow();
    expect(snapshot.isDemonstration).toBe(false);
    expect(snapshot.comparators).toHaveLength(1);
    expect(snapshot.comparators[0]).toMatchObject({
      url: '/Comparar/Seguros-Estados-Unidos-2014',
      currency: 'USD',
      regions: [
        { code: 'AK-2', name: 'Alaska, zona 2' },
        { code: 'AK-10', name: 'Alaska, zona 10' },
        { code: 'SC-1', name: 'Carolina del Sur, zona 1' },
      ],
      example: { age: 30, regionCode: 'AK-10' },
    });
    expect([...snapshot.organizations.values()].map(({ displayName, kind }) => [displayName, kind])).toEqual([
      ['Premera', 'insurer'],
      ['Blue Choice', 'insurer'],
    ]);
    expect(productOf(snapshot, first)).toMatchObject({
      displayName: `Plan ${first}`,
      typeDisplayName: 'Plan Plata',
      modality: 'Preferente',
      salesChannels: [],
      regionCodes: ['AK-2', 'AK-10'],
      summary: { hospitalPercentage: 80, ambulatoryPercentage: null, annualCap: null },
    });
    expect(productOf(snapshot, second)).toMatchObject({ typeDisplayName: 'Plan Bronce', modality: 'Cerrado' });
  });

  it('prices the ages that are printed, three children or the first one alone, and no other age', async () => {
    await importFiles(goodLandscape);
    const snapshot = await snapshotNow();
    const price = (
      code: string,
      region: string,
      adults: readonly [number] | readonly [number, number],
      children: number[] = [],
    ) => pricerFor({ adults, children, region }, 'USD')(productOf(snapshot, code));
    const family = price(first, 'AK-2', [30, 40], [2, 20, 7, 11]);
    expect(shares(family)).toEqual([227.5, 256, 0, 120.25, 120.25, 120.25]);
    expect(family.total && toNumber(family.total)).toBe(844.25);
    expect(shares(price(first, 'AK-10', [60]))).toEqual([543]);
    expect(shares(price(second, 'SC-1', [21], [3, 5]))).toEqual([200, 0, 120.25]);
    expect(shares(price(first, 'AK-2', [9]))).toEqual([120.25]);
    expect(shares(price(first, 'AK-2', [33], [9]))).toEqual(['age-outside-tariff', 120.25]);
    expect(shares(price(first, 'SC-1', [30]))).toEqual(['condition-unmet']);
  });

  it('takes the price of a child beside adults from the families where none is printed for a child alone', async () => {
    const { findings } = await importFiles({
      ...goodLandscape,
      'premiums_by_plan_and_area.csv': sheet(premiumsHeader, premiumLine(`${first},AK,Rating Area 2`, { child: null })),
    });
    const product = productOf(await snapshotNow(), first);
    expect(shares(pricerFor({ adults: [30], children: [4], region: 'AK-2' }, 'USD')(product))).toEqual([227.5, 99]);
    expect(shares(pricerFor({ adults: [4], region: 'AK-2' }, 'USD')(product))).toEqual(['age-outside-tariff']);
    expect(findings.counts).toEqual({ 'no-child-price': 1, 'plan-without-price': 1 });
  });

  it('says deductibles, copays and the most a person pays in a year, each with its source', async () => {
    await importFiles(goodLandscape);
    const product = productOf(await snapshotNow(), first);
    const detail = await readProductDetail(test.database, {
      edition: 'international',
      productId: product.id,
      today: plainDate('2026-11-20'),
    });
    const source = {
      document: 'HealthCare.gov, QHP Landscape, año de plan 2014: plans_one_row_each.csv, fila 2',
      page: null,
      date: '2014-01-01',
    };
    expect(detail?.source).toEqual(source);
    const coverages = (detail?.coverageTags ?? []).flatMap((tag) => tag.coverages);
    expect(coverages.map(({ benefit, amounts }) => [benefit, amounts]).slice(0, 3)).toEqual([
      ['Consulta con médico de cabecera: copago de US$ 35', { copay: { minAmount: 35, maxAmount: 35, unit: 'USD' } }],
      [
        'Consulta con especialista: copago de US$ 50 después del deducible',
        { copay: { minAmount: 50, maxAmount: 50, unit: 'USD' } },
      ],
      [
        'Sala de urgencia: pagas el 20 % del costo después del deducible',
        { percentage: { minAmount: 80, maxAmount: 80, unit: '%' } },
      ],
    ]);
    expect(coverages.at(-1)).toMatchObject({
      benefit: 'Lo más que pagas en un año, por persona',
      amounts: { out_of_pocket: { minAmount: 6_350, maxAmount: 6_350, unit: 'USD' } },
      source,
    });
    expect(detail?.topsAndDeductibles).toMatchObject([
      {
        name: 'Deducible',
        clinics: [
          {
            deductibles: [
              { amount: 2_500, unit: 'USD', qualifier: 'por persona, al año' },
              { amount: 5_000, unit: 'USD', qualifier: 'por familia, al año' },
            ],
          },
        ],
      },
    ]);
  });

  it('leaves a text that it does not understand out and names it in the report', async () => {
    const { outcome, findings } = await importFiles({
      ...goodLandscape,
      'plans_one_row_each.csv': sheet(
        plansHeader,
        planLine(first, { specialist_standard: 'ask your doctor', medical_deductible_individual_standard: '$NaN' }),
        planLine(second),
      ),
    });
    expect(outcome).toMatchObject({ kind: 'imported', figures: { products: 2 } });
    expect(findings.list.filter(({ kind }) => kind === 'unknown-term').map(problemLine)).toEqual([
      `plans_one_row_each.csv, fila 2, columna medical_deductible_individual_standard: plan ${first}: '$NaN'`,
      `plans_one_row_each.csv, fila 2, columna specialist_standard: plan ${first}: 'ask your doctor'`,
    ]);
  });

  it('refuses a row whose families are not sums of its people, and takes the others', async () => {
    const { outcome, findings } = await importFiles({
      ...goodLandscape,
      'premiums_by_plan_and_area.csv': sheet(
        premiumsHeader,
        premiumLine(`${first},AK,Rating Area 2`, { cells: { couple_2_children_age_40: '1' } }),
        premiumLine(`${second},SC,Rating Area 1`, { charged: 1 }),
      ),
    });
    expect(outcome).toMatchObject({
      figures: { products: 1, files: [{ taken: 2 }, { read: 2, taken: 1, refused: 1 }] },
    });
    expect(findings.counts).toMatchObject({ 'other-households': 1, 'plan-without-price': 1 });
    expect(findings.titles['other-households']?.refusesRow).toBe(true);
  });

  it('reads the published file, one row per plan and county, where the two small ones are absent', async () => {
    const plan = planLine(first);
    const figures = premiumLine('Rating Area 2');
    const line = (county: string) => `${plan},${county},${figures}`;
    const header = `${plansHeader},county,${premiumsHeader.split(',').slice(2).join(',')}`;
    const empty = header.replaceAll(/[^,]/g, '');
    const { outcome, findings } = await importFiles({
      'qhp_landscape_2014.csv.gz': gzipSync(sheet(header, line('Aleutians'), line('Nome'), empty)),
    });
    expect(outcome).toMatchObject({
      kind: 'imported',
      figures: { products: 1, files: [{ file: 'qhp_landscape_2014.csv.gz', read: 3, taken: 2, refused: 1 }] },
    });
    expect(findings.counts).toEqual({ 'empty-row': 1 });
    const other = `${plan},Bethel,${premiumLine('Rating Area 2', { child: 5 })}`;
    const refused = await importFiles({ 'qhp_landscape_2014.csv': sheet(header, line('Nome'), other) });
    expect(refused.outcome.kind === 'refused' && refused.outcome.problems.map(problemLine)).toEqual([
      `qhp_landscape_2014.csv, fila 3, columna premium_child: el plan ${first} tiene otros precios en AK-2 en una fila anterior`,
    ]);
  });
});

const [plans, premiums] = [goodLandscape['plans_one_row_each.csv'], goodLandscape['premiums_by_plan_and_area.csv']];
const gz = gzipSync(premiums);
const withPremium = (text: string): SheetFiles => ({
  'premiums_by_plan_and_area.csv': sheet(
    premiumsHeader,
    premiumLine(`${first},AK,Rating Area 2`, { cells: { premium_couple_40: text } }),
  ),
});
const atPremium = 'premiums_by_plan_and_area.csv, fila 2, columna premium_couple_40';

describe('landscapes that cannot be imported', () => {
  it.each<[string, SheetFiles, string]>([
    ['an empty file', { 'plans_one_row_each.csv': '' }, 'plans_one_row_each.csv: está vacío'],
    [
      'a missing column',
      { 'plans_one_row_each.csv': plans.replace('issuer_name', 'issuer') },
      'plans_one_row_each.csv, fila 1, columna issuer_name: falta la columna',
    ],
    [
      'semicolons',
      { 'premiums_by_plan_and_area.csv': premiums.replaceAll(',', ';') },
      "premiums_by_plan_and_area.csv, fila 1: parece separado por ';' y se espera ','",
    ],
    [
      'Latin-1',
      { 'plans_one_row_each.csv': Buffer.from(plans.replace('Premera', 'Préméra'), 'latin1') },
      'plans_one_row_each.csv, fila 2: no está en UTF-8 (parece Latin-1 o UTF-16): guárdalo como CSV UTF-8',
    ],
    ['NaN', withPremium('NaN'), `${atPremium}: 'NaN' no es un número en dólares al mes con hasta dos decimales`],
    ['1e309', withPremium('1e309'), `${atPremium}: '1e309' no es un número en dólares al mes con hasta dos decimales`],
    ['a negative premium', withPremium('-3'), `${atPremium}: '-3' es negativo; debe ser mayor que 0`],
    [
      'a premium in words',
      withPremium('gratis'),
      `${atPremium}: 'gratis' no es un número en dólares al mes con hasta dos decimales`,
    ],
    ['a premium of a year', withPremium('25000'), `${atPremium}: '25000' no es un precio en dólares al mes (más de 20000)`],
    [
      'a plan twice',
      { 'plans_one_row_each.csv': `${plans}${planLine(first)}\n` },
      `plans_one_row_each.csv, fila 4, columna plan_id_standard_component: el plan ${first} ya está en la fila 2`,
    ],
    [
      'a plan and area twice',
      { 'premiums_by_plan_and_area.csv': `${premiums}${premiumLine(`${first},AK,Rating Area 2`)}\n` },
      `premiums_by_plan_and_area.csv, fila 5, columna rating_area: el plan ${first} ya tiene precios en AK-2`,
    ],
    [
      'a premium of no plan',
      { 'premiums_by_plan_and_area.csv': premiums.replace(first, '38344AK0579999') },
      "premiums_by_plan_and_area.csv, fila 2, columna plan_id_standard_component: el plan '38344AK0579999' no está en plans_one_row_each",
    ],
    [
      'an unknown state',
      { 'premiums_by_plan_and_area.csv': premiums.replace(',AK,', ',ZZ,') },
      "premiums_by_plan_and_area.csv, fila 2, columna rating_area: 'ZZ, Rating Area 2' no es un estado y una zona, como AK y Rating Area 2",
    ],
    [
      'an unknown metal',
      { 'plans_one_row_each.csv': plans.replace('Silver', 'Iron') },
      "plans_one_row_each.csv, fila 2, columna metal_level: 'Iron' no es uno de Bronze, Silver, Gold, Platinum, Catastrophic",
    ],
  ])('%s: file, row and column are told and nothing changes', async (_name, files, line) => {
    await importFiles(goodLandscape);
    const before = await tableContents(test.database);
    const { outcome } = await importFiles({ ...goodLandscape, ...files });
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)[0]).toBe(line);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('a gz that was cut in the middle', async () => {
    const before = await tableContents(test.database);
    const { outcome } = await importFiles({
      'plans_one_row_each.csv': `\u{FEFF}${plans}`,
      'premiums_by_plan_and_area.csv.gz': gz.subarray(0, gz.length - 30),
    });
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine).at(-1)).toBe(
      'premiums_by_plan_and_area.csv.gz: el archivo gz está cortado',
    );
    expect(await tableContents(test.database)).toEqual(before);
  });
});

const dataset = resolve(import.meta.dirname, '../../../../../../../../shared/datasets/usa_qhp_landscape_2014');

function readDataset(name: string): readonly Readonly<Record<string, string>>[] {
  const rows: unknown = parse(gunzipSync(readFileSync(join(dataset, name))), { columns: true });
  return z.array(z.record(z.string(), z.string())).parse(rows);
}

describe('the landscape of 2014', () => {
  it.skipIf(!existsSync(dataset))(
    'comes in whole, and every printed premium of its 36 columns is reproduced exactly (skipped without ../shared/datasets)',
    async () => {
      const { outcome, findings } = await importFrom(dataset);
      expect(outcome).toMatchObject({ kind: 'imported', figures: { products: 2_890 } });
      expect(findings.counts).toEqual({ 'no-child-price': 410, 'no-adult-price': 170, 'only-first-child-charged': 874 });
      const snapshot = await snapshotNow();
      expect(snapshot.comparators[0]?.regions).toHaveLength(407);
      expect([...snapshot.organizations.values()]).toHaveLength(149);
      const products = new Map(snapshot.products.map((product) => [product.code, product]));
      const byArea = Map.groupBy(
        readDataset('premiums_by_plan_and_area.csv.gz'),
        ({ state, rating_area: area }) => `${state}-${area?.replace('Rating Area ', '')}`,
      );
      let [reproduced, unprinted] = [0, 0];
      const wrong: string[] = [];
      for (const [region, rows] of byArea) {
        for (const { column, age, adults, children } of householdColumns) {
          // 'Three or more' is asked as three and as five: both are the printed figure.
          for (const count of children === 3 ? [3, 5] : [children]) {
            const family =
              age === null
                ? { adults: [10] as const, region }
                : {
                    adults: adults === 2 ? ([age, age] as const) : ([age] as const),
                    children: Array.from({ length: count }, (_, index) => index * 5),
                    region,
                  };
            const pricer = pricerFor(family, 'USD');
            for (const row of rows) {
              const product = products.get(row['plan_id_standard_component'] ?? '');
              if (!product) throw new Error('a plan of the file is not there');
              const { total, profilesEvaluated, profilesWithPrice } = pricer(product);
              const printed = row[column] ?? '';
              if (printed === '') {
                unprinted += 1;
                if (profilesWithPrice === profilesEvaluated) wrong.push(`${product.code} ${region} ${column}: not printed`);
              } else if (total?.units === Math.round(Number(printed) * 100) && profilesWithPrice === profilesEvaluated)
                reproduced += 1;
              else wrong.push(`${product.code} ${region} ${column}: ${printed}, not ${total?.units}`);
            }
          }
        }
      }
      process.stdout.write(`US landscape: ${reproduced} household prices reproduced, ${unprinted} not printed\n`);
      expect(wrong).toEqual([]);
      // 36 columns, of which 8 are asked twice: 17,073 rows with all, 410 without a child alone, 170 with that only.
      expect(reproduced).toBe(17_073 * 44 + 410 * 43 + 170);
      expect(unprinted).toBe(410 + 170 * 43);
    },
    900_000,
  );

  it.skipIf(!existsSync(dataset))(
    'comes from the published file of 81,015 county rows as well (skipped without ../shared/datasets)',
    async () => {
      const whole = readFileSync(join(dataset, 'qhp_landscape_2014.csv.gz'));
      const { outcome, findings } = await importFiles({ 'qhp_landscape_2014.csv.gz': whole });
      expect(outcome).toMatchObject({
        kind: 'imported',
        figures: { products: 2_890, files: [{ read: 81_015, taken: 81_013, refused: 2 }] },
      });
      expect(findings.counts).toEqual({
        'empty-row': 2,
        'no-child-price': 410,
        'no-adult-price': 170,
        'only-first-child-charged': 874,
      });
      const { products } = await snapshotNow();
      const areas = new Map(products.map(({ code, regionCodes }) => [code, new Set(regionCodes)]));
      const rows = readDataset('premiums_by_plan_and_area.csv.gz');
      expect([...areas.values()].reduce((count, own) => count + own.size, 0)).toBe(rows.length);
      const isThere = (row: (typeof rows)[number]) =>
        areas
          .get(row['plan_id_standard_component'] ?? '')
          ?.has(`${row['state']}-${row['rating_area']?.replace('Rating Area ', '')}`);
      expect(rows.every(isThere)).toBe(true);
    },
    900_000,
  );
});
