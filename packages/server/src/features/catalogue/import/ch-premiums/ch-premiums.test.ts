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
import { rollBackLayer } from '../../version-store.ts';
import { importFolder } from '../import-folder.ts';
import { problemLine } from '../sheet-problem.ts';
import { pricerFor, productOf, shares } from '../testing/price-family.ts';
import { sheet, withSheets, type SheetFiles } from '../testing/sheet-files.ts';
import { tableContents } from '../testing/table-contents.ts';
import { urlSegment } from '../url-segment.ts';
import { chPremiums } from './ch-premiums.ts';
import { goodPremiums, premium, premiumsHeader } from './testing/premium-files.ts';

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
  importFolder(test.database, chPremiums, { folder, dryRun: false, publish: true, progress: () => undefined });
const importFiles = (files: SheetFiles) => withSheets(files, importFrom);
const snapshotNow = () => readSnapshot(test.database, 'international');

describe('importing the Swiss premiums', () => {
  it('makes a comparator of its own, in francs, with its premium regions named by a town', async () => {
    const { outcome } = await importFiles(goodPremiums);
    expect(outcome).toMatchObject({
      kind: 'imported',
      figures: {
        products: 2,
        files: [
          { file: 'premiums.csv', read: 10, taken: 10, refused: 0 },
          { file: 'postcode_regions.csv', read: 6, taken: 6, refused: 0 },
        ],
      },
    });
    const snapshot = await snapshotNow();
    expect(snapshot.comparators[0]).toMatchObject({
      url: '/Comparar/Suiza-2026',
      currency: 'CHF',
      regions: [
        { code: 'AG-0', name: 'Argovia', abbreviation: 'AG' },
        { code: 'ZH-1', name: 'Zúrich 1 (Zürich)', abbreviation: 'ZH 1' },
        { code: 'ZH-2', name: 'Zúrich 2 (Winterthur)', abbreviation: 'ZH 2' },
      ],
      example: { age: 30, regionCode: 'AG-0' },
    });
    expect(productOf(snapshot, 'CH-8-telmed-Callmed-con-300')).toMatchObject({
      displayName: 'Callmed, franquicia CHF 300, con accidentes',
      typeDisplayName: 'Telemedicina, con accidentes',
      salesChannels: [],
      regionCodes: ['ZH-1', 'ZH-2', 'AG-0'],
    });
    expect(productOf(snapshot, 'CH-8-telmed-Callmed-con-n600')).toMatchObject({
      displayName: 'Callmed, sólo niños, franquicia CHF 600, con accidentes',
      regionCodes: ['AG-0'],
    });
  });

  it('prices each person by age and region, and children by their rank where the source has several premiums', async () => {
    const { findings } = await importFiles(goodPremiums);
    const product = productOf(await snapshotNow(), 'CH-8-telmed-Callmed-con-300');
    const price = (region: string, adults: readonly [number] | readonly [number, number], children: number[] = []) =>
      pricerFor({ adults, children, region }, 'CHF')(product);
    const family = price('ZH-1', [26, 25], [18, 3]);
    expect(shares(family)).toEqual([512.35, 390.4, 110, 110]);
    expect(family.total && toNumber(family.total)).toBe(1122.75);
    expect(shares(price('ZH-2', [40], [2, 16, 9, 5]))).toEqual([480, 55.6, 111.2, 111.2, 55.6]);
    expect(shares(price('AG-0', [18], [9, 7, 5, 3]))).toEqual([115.9, 115.9, 113.9, 111.9, 111.9]);
    expect(shares(price('AG-0', [40]))).toEqual(['age-outside-tariff']);
    expect(findings.list.map(({ kind, message }) => [kind, message])).toEqual([
      ['child-groups', 'CH-8-telmed-Callmed-con-300: en 2 de 3 regiones'],
    ]);
  });

  it('tells the assumption about children, the deductibles and where it was read on the product itself', async () => {
    await importFiles(goodPremiums);
    const { id } = productOf(await snapshotNow(), 'CH-8-telmed-Callmed-con-300');
    const detail = await readProductDetail(test.database, {
      edition: 'international',
      productId: id,
      today: plainDate('2026-11-20'),
    });
    expect(detail?.source?.document).toBe(
      'Oficina Federal de Salud Pública de Suiza (priminfo.admin.ch), primas 2026: premiums.csv, fila 2',
    );
    const bodies = (detail?.texts ?? []).map(({ title, body }) => `${title}: ${body}`);
    expect(bodies).toContainEqual(expect.stringMatching(/^Precio de los niños: .* Suponemos que la prima más alta/));
    expect(bodies).toContainEqual(
      'Franquicia: Lo primero que pagas de tu bolsillo: CHF 300 al año desde los 19 años y CHF 0 al año hasta los 18.',
    );
    expect(bodies).toContainEqual(expect.stringContaining('no se vende aquí'));
  });

  it('gives the same numbers to the same products when it is repeated, and goes back to the version before', async () => {
    await importFiles(goodPremiums);
    const before = await snapshotNow();
    await importFiles({ 'premiums.csv': sheet(premiumsHeader, premium('ZH,1', 'adult', 300, 999)) });
    const { id, regionCodes } = productOf(await snapshotNow(), 'CH-8-telmed-Callmed-con-300');
    expect(id).toBe(productOf(before, 'CH-8-telmed-Callmed-con-300').id);
    expect(regionCodes).toEqual(['ZH-1']);
    const layer = { edition: 'international', layer: 'suiza-2026' } as const;
    const rolledBack = await test.database.transaction((transaction) => rollBackLayer(transaction, layer));
    expect(rolledBack.ok).toBe(true);
    expect((await snapshotNow()).products).toEqual(before.products);
  });

  it('does without the postcodes', async () => {
    const { outcome } = await importFiles({ 'premiums.csv': goodPremiums['premiums.csv'] });
    expect(outcome.kind).toBe('imported');
    expect((await snapshotNow()).comparators[0]?.regions?.map(({ name }) => name)).toEqual(['Argovia', 'Zúrich 1', 'Zúrich 2']);
  });
});

const premiums = goodPremiums['premiums.csv'];
const withPremium = (text: string): SheetFiles => ({
  'premiums.csv': sheet(premiumsHeader, premium('ZH,1', 'adult', 300, text)),
});
const atPremium = 'premiums.csv, fila 2, columna premium_chf_month';

describe('premiums that cannot be imported', () => {
  it.each<[string, SheetFiles, string]>([
    ['an empty file', { 'premiums.csv': '' }, 'premiums.csv: está vacío'],
    ['a header alone', { 'premiums.csv': `${premiumsHeader}\n` }, 'premiums: no tiene ninguna prima'],
    [
      'a missing column',
      { 'premiums.csv': premiums.replace('deductible_chf', 'franchise') },
      'premiums.csv, fila 1, columna deductible_chf: falta la columna',
    ],
    [
      'tabs',
      { 'premiums.csv': premiums.replaceAll(',', '\t') },
      "premiums.csv, fila 1: parece separado por tabulador y se espera ','",
    ],
    [
      'Latin-1',
      { 'postcode_regions.csv': Buffer.from(goodPremiums['postcode_regions.csv'], 'latin1') },
      'postcode_regions.csv, fila 2: no está en UTF-8 (parece Latin-1 o UTF-16): guárdalo como CSV UTF-8',
    ],
    ['NaN', withPremium('NaN'), `${atPremium}: 'NaN' no es un número en francos al mes con hasta dos decimales`],
    ['1e309', withPremium('1e309'), `${atPremium}: '1e309' no es un número en francos al mes con hasta dos decimales`],
    ['a negative premium', withPremium('-93'), `${atPremium}: '-93' es negativo; debe ser mayor que 0`],
    ['a premium of a year', withPremium('6148.2'), `${atPremium}: '6148.2' no es un precio en francos al mes (más de 5000)`],
    ['no premium', withPremium(''), `${atPremium}: está vacía`],
    [
      'a deductible that adults do not have',
      { 'premiums.csv': premiums.replace('adult,with,300', 'adult,with,100') },
      "premiums.csv, fila 2, columna deductible_chf: '100' no es una franquicia de adult",
    ],
    [
      'an unknown canton',
      { 'premiums.csv': premiums.replace('ZH,1,adult', 'XX,1,adult') },
      "premiums.csv, fila 2, columna region: 'XX, 1' no es un cantón y una región, como ZH y 1",
    ],
    [
      'an adult twice',
      { 'premiums.csv': `${premiums}${premium('ZH,1', 'adult', 300, 500)}\n` },
      'premiums.csv, fila 12, columna premium_chf_month: esta combinación ya tiene una prima',
    ],
    [
      'a fourth premium of a child',
      { 'premiums.csv': `${premiums}${premium('AG,0', 'child', 0, 99)}\n` },
      'premiums.csv, fila 12, columna premium_chf_month: la prima de niño está repetida, o son más de tres',
    ],
    [
      'a tariff under two names that give one page',
      { 'premiums.csv': `${premiums}${premium('ZH,1', 'adult', 300, 99).replace('Callmed', 'Callmed.')}\n` },
      "premiums.csv, fila 12, columna tariff: 'Callmed.' se escribe casi igual que otro modelo de la misma aseguradora (fila 2)",
    ],
  ])('%s: file, row and column are told and nothing changes', async (_name, files, line) => {
    await importFiles(goodPremiums);
    const before = await tableContents(test.database);
    const { outcome } = await importFiles({ ...goodPremiums, ...files });
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)[0]).toBe(line);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('a gz that was cut in the middle', async () => {
    const gz = gzipSync(premiums);
    const before = await tableContents(test.database);
    const { outcome } = await importFiles({ 'premiums.csv.gz': gz.subarray(0, gz.length - 30) });
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine).at(-1)).toBe(
      'premiums.csv.gz: el archivo gz está cortado',
    );
    expect(await tableContents(test.database)).toEqual(before);
  });
});

const dataset = resolve(import.meta.dirname, '../../../../../../../../shared/datasets/switzerland_premiums_2026');
const rowSchema = z.object({
  canton: z.string(),
  region: z.string(),
  age_class: z.enum(['child', 'young_adult', 'adult']),
  accident_cover: z.enum(['with', 'without']),
  deductible_chf: z.string(),
  insurer_id: z.string(),
  model: z.string(),
  tariff: z.string(),
  premium_chf_month: z.string(),
});
const childSteps: Readonly<Record<string, string>> = {
  0: '300',
  100: '500',
  200: '1000',
  300: '1500',
  400: '2000',
  500: '2500',
  600: 'n600',
};

describe('the Swiss premiums of 2026', () => {
  it.skipIf(!existsSync(dataset))(
    'come in whole, and every one of the 217,308 is reproduced exactly (skipped without ../shared/datasets)',
    async () => {
      const { outcome, findings } = await importFrom(dataset);
      expect(outcome).toMatchObject({
        kind: 'imported',
        figures: { products: 2_148, files: [{ read: 217_308, taken: 217_308, refused: 0 }, { read: 3_462 }] },
      });
      expect(findings.counts).toMatchObject({ 'child-groups': 1_304, 'children-only': 12 });
      const snapshot = await snapshotNow();
      expect(snapshot.comparators[0]?.regions).toHaveLength(42);
      const products = new Map(snapshot.products.map((product) => [product.code, product]));
      const rows = z.array(rowSchema).parse(parse(gunzipSync(readFileSync(join(dataset, 'premiums.csv.gz'))), { columns: true }));
      let [reproduced, childCombinations] = [0, 0];
      const wrong: string[] = [];
      const check = (code: string, paid: readonly unknown[], printed: readonly number[]) => {
        if (paid.length === printed.length && paid.every((amount, index) => amount === printed[index])) return true;
        wrong.push(`${code}: ${paid.join()}, not ${printed.join()}`);
        return false;
      };
      for (const [region, ofRegion] of Map.groupBy(rows, (row) => `${row.canton}-${row.region}`)) {
        const adult = pricerFor({ adults: [26], region }, 'CHF');
        const youngAdult = pricerFor({ adults: [19], region }, 'CHF');
        const oneChild = pricerFor({ adults: [10], region }, 'CHF');
        const fourChildren = pricerFor({ adults: [40], children: [3, 18, 9, 0], region }, 'CHF');
        const groups = Map.groupBy(ofRegion, (row) => {
          const { insurer_id: insurer, model, tariff, accident_cover: accident, deductible_chf: deductible } = row;
          const step = row.age_class === 'child' ? childSteps[deductible] : deductible;
          const code = ['CH', insurer, model, urlSegment(tariff, new Set()), accident === 'with' ? 'con' : 'sin', step].join('-');
          return `${code} ${row.age_class}`;
        });
        for (const [key, own] of groups) {
          const [code = '', ageClass] = key.split(' ');
          const product = products.get(code);
          if (!product) throw new Error(`${code} is not there`);
          const printed = own.map((row) => Number(row.premium_chf_month)).toSorted((a, b) => b - a);
          const [highest = 0, second = highest] = printed;
          const lowest = printed.at(-1) ?? 0;
          if (ageClass === 'child') {
            if (printed.length > 1) childCombinations += 1;
            // The oldest first: 18, 9, 3, 0 years.
            const middle = printed.length === 2 ? highest : second;
            const ranks = [highest, middle, lowest, lowest];
            const [, third, first, secondChild, fourth] = shares(fourChildren(product));
            const isRight = check(`${code} ${region}`, [first, secondChild, third, fourth], ranks);
            if (check(`${code} ${region}`, shares(oneChild(product)), [highest]) && isRight) reproduced += own.length;
          } else {
            const pricer = ageClass === 'adult' ? adult : youngAdult;
            const { total } = pricer(product);
            if (check(`${code} ${region} ${ageClass}`, [total && toNumber(total)], printed)) reproduced += own.length;
          }
        }
      }
      process.stdout.write(
        `Swiss premiums: ${reproduced} reproduced, ${childCombinations} combinations of children with several premiums\n`,
      );
      expect(wrong).toEqual([]);
      expect(reproduced).toBe(217_308);
      expect(childCombinations).toBe(38_778);
    },
    900_000,
  );
});
