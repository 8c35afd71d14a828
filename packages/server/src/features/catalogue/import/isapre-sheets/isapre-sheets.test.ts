import { plainDate } from '@cotejo/core/dates';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toNumber } from '@cotejo/core/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { readProductDetail } from '../../product-detail-store.ts';
import { readSnapshot } from '../../read-snapshot-store.ts';
import { isapreContent, planContent } from '../../testing/content.ts';
import { listVersions, publishVersion } from '../../version-store.ts';
import { writeVersion } from '../../write-catalogue-store.ts';
import { importFolder } from '../import-folder.ts';
import { problemLine } from '../sheet-problem.ts';
import { sheet, withSheets, type SheetFiles } from '../testing/sheet-files.ts';
import { tableContents } from '../testing/table-contents.ts';
import { isapreSheets } from './isapre-sheets.ts';
import { coverageHeader, goodSheets, plansHeader } from './testing/sheets.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() =>
  test.database.execute(sql`
    truncate catalogue_versions, product_identities, organizations, clinics, features, comparators cascade`),
);

async function importFrom(folder: string, { dryRun = false, publish = true } = {}) {
  const { outcome, findings } = await importFolder(test.database, isapreSheets, {
    folder,
    dryRun,
    publish,
    progress: () => undefined,
  });
  return { outcome, findings: findings.list, counts: findings.counts };
}

const importSheets = (files: SheetFiles, options?: { dryRun?: boolean; publish?: boolean }) =>
  withSheets(files, (folder) => importFrom(folder, options));

async function publishPlan(code: string, layer = 'isapres'): Promise<void> {
  await test.database.transaction(async (transaction) => {
    const { versionId } = await writeVersion(transaction, isapreContent([planContent(code)], { layer }));
    await publishVersion(transaction, versionId);
  });
}

/** Percentages of a plan by clinic name: [hospitalaria, ambulatoria]. */
async function percentagesOf(code: string): Promise<Record<string, readonly (number | null)[]>> {
  const snapshot = await readSnapshot(test.database, 'chile');
  const plan = snapshot.products.find((product) => product.code === code);
  return Object.fromEntries(
    (plan?.clinics ?? []).map((each) => [
      snapshot.clinics.get(each.clinicId)?.displayName ?? '',
      [each.hospitalaria, each.ambulatoria],
    ]),
  );
}

function coverageOf(...lines: readonly string[]): SheetFiles {
  return {
    ...goodSheets,
    'coverage.csv': sheet(coverageHeader, ...lines.map((line) => `107,PL-1,${line}`)),
  };
}

describe('importing isapre sheets', () => {
  it('publishes the plans with their real base prices, and says nothing the sheets do not say', async () => {
    await publishPlan('DEMO');
    const { outcome } = await importSheets(goodSheets);
    expect(outcome).toMatchObject({
      kind: 'imported',
      published: true,
      figures: {
        products: 2,
        coverages: 4,
        files: [
          { file: 'plans.csv', read: 2, taken: 2, refused: 0 },
          { file: 'clinics.csv', read: 3, taken: 3, refused: 0 },
          { file: 'coverage.csv', read: 4, taken: 4, refused: 0 },
        ],
      },
    });
    const snapshot = await readSnapshot(test.database, 'chile');
    expect(snapshot.isDemonstration).toBe(false);
    const [first, second] = snapshot.products;
    expect(snapshot.products.map(({ code }) => code)).toEqual(['PL-1', 'PL-2']);
    expect(first).toMatchObject({
      name: 'Consalud PL-1',
      displayName: 'PL-1',
      url: 'PL-1',
      modality: 'Preferente',
      pricing: { kind: 'isapre', isapreCode: '107' },
      summary: { hospitalPercentage: 100, ambulatoryPercentage: 70, annualCap: null, deductible: null },
      clinicsAreComplete: false,
      regionCodes: ['13'],
      customers: null,
      score: 62.35,
    });
    expect(first?.pricing.kind === 'isapre' && toNumber(first.pricing.basePrice)).toBe(3.41);
    expect(second).toMatchObject({
      displayName: 'PL-2',
      modality: 'Libre Elección',
      regionCodes: ['15', '1', '2', '3', '4', '16', '8'],
      summary: { hospitalPercentage: 80, ambulatoryPercentage: null },
    });
    expect(second?.pricing.kind === 'isapre' && toNumber(second.pricing.basePrice)).toBe(1.0925);
    expect(await percentagesOf('PL-1')).toEqual({ 'Clínica Dávila': [90, 70], 'Clínica Alemana de Osorno': [100, null] });
    expect(await percentagesOf('PL-2')).toEqual({ 'Libre elección': [80, null] });
    expect([...snapshot.clinics.values()].map(({ code, regionCode }) => [code, regionCode])).toEqual([
      ['QPCL-1', null],
      ['cl-davila', '13'],
      ['cl-alemana', '10'],
    ]);
    const detail = await readProductDetail(test.database, {
      edition: 'chile',
      productId: first?.id ?? 0,
      today: plainDate('2026-11-20'),
    });
    expect(detail?.source).toEqual({ document: 'plans.csv, fila 2', page: null, date: null });
    expect(detail?.coverageTags[0]?.coverages[0]).toMatchObject({
      clinic: { displayName: 'Clínica Dávila' },
      amounts: { percentage: { minAmount: 90, maxAmount: 90, unit: '%' } },
      source: { document: 'coverage.csv, fila 2' },
    });
  });

  it('uses organisations and clinics that the catalogue already knows as they are', async () => {
    await publishPlan('DEMO');
    await test.database.execute(sql`update clinics set display_name = 'Clinica DAVILA', region_code = '5' where code = 'norte'`);
    await importSheets(goodSheets);
    const snapshot = await readSnapshot(test.database, 'chile');
    expect([...snapshot.clinics.values()].find(({ code }) => code === 'norte')).toMatchObject({ regionCode: '5' });
    expect([...snapshot.clinics.values()].some(({ code }) => code === 'cl-davila')).toBe(false);
    expect([...snapshot.organizations.values()].map(({ code, displayName }) => [code, displayName])).toEqual([
      ['78', 'Cruz Blanca'],
      ['107', 'Consalud'],
    ]);
    expect(snapshot.comparators).toHaveLength(1);
  });

  it('gives the same numbers to the same plans when it is repeated', async () => {
    await importSheets(goodSheets);
    const before = (await readSnapshot(test.database, 'chile')).products;
    await importSheets(goodSheets);
    const after = await readSnapshot(test.database, 'chile');
    expect(after.products).toEqual(before);
    expect((await listVersions(test.database, 'chile')).map(({ status }) => status)).toEqual(['published', 'retired']);
  });

  it('keeps nothing in a dry run, and shows nothing without publishing', async () => {
    await publishPlan('DEMO');
    const before = await tableContents(test.database);
    const { outcome, counts } = await importSheets(goodSheets, { dryRun: true });
    expect(outcome).toMatchObject({ kind: 'dry-run', figures: { products: 2 } });
    expect(counts['missing-value']).toBe(2);
    expect(await tableContents(test.database)).toEqual(before);
    await importSheets(goodSheets, { publish: false });
    expect((await readSnapshot(test.database, 'chile')).products.map(({ code }) => code)).toEqual(['DEMO']);
    expect((await listVersions(test.database, 'chile')).map(({ status, productCount }) => [status, productCount])).toEqual([
      ['draft', 2],
      ['published', 1],
    ]);
  });

  it('takes gzip, a byte order mark, Windows line ends, other column orders and further columns', async () => {
    const swapped = sheet(
      `extra,percentage,${coverageHeader.split(',').slice(0, -1).join(',')}`,
      'x,90,107,PL-1,hospitalaria,cl-davila,"Clínica ""Dávila"""',
    );
    const { outcome } = await importSheets({
      'plans.csv': `\u{FEFF}${goodSheets['plans.csv'].replaceAll('\n', '\r\n')}`,
      'coverage.csv.gz': gzipSync(swapped),
      'clinics.csv': goodSheets['clinics.csv'],
    });
    expect(outcome).toMatchObject({ kind: 'imported', figures: { products: 2, coverages: 1 } });
  });

  it('reads plans whose coverage lines are not together', async () => {
    const lines = goodSheets['coverage.csv'].trim().split('\n');
    const [header = '', first = '', second = '', third = '', fourth = ''] = lines;
    await importSheets({ ...goodSheets, 'coverage.csv': sheet(header, first, fourth, second, third) });
    expect(await percentagesOf('PL-1')).toEqual({ 'Clínica Dávila': [90, 70], 'Clínica Alemana de Osorno': [100, null] });
  });
});

describe('the quality of the sheets', () => {
  it('joins names cut in two and takes names run together apart, telling each with its row', async () => {
    const { outcome, findings, counts } = await importSheets(
      coverageOf(
        'hospitalaria,cl-u,Clínica Universidad de los Andes,60',
        'hospitalaria,cl-davila,Clínica Dávila,60',
        'ambulatoria,cl-piece,Clínica Universidad de,50',
        'ambulatoria,cl-piece-2,Los Andes,50',
        'ambulatoria,cl-both,Clínica Dávila Clínica Alemana de Osorno,40',
        'hospitalaria,cl-alemana,Clínica Alemana de Osorno,100',
      ),
    );
    expect(await percentagesOf('PL-1')).toEqual({
      'Clínica Universidad de los Andes': [60, 50],
      'Clínica Dávila': [60, 40],
      'Clínica Alemana de Osorno': [100, 40],
    });
    expect(findings.filter(({ kind }) => kind === 'split-name').map(problemLine)).toEqual([
      "coverage.csv, fila 4, columna clinic_name: plan PL-1, ambulatoria, 'Clínica Universidad de' y 'Los Andes' (fila 5): Clínica Universidad de los Andes",
    ]);
    expect(findings.find(({ kind }) => kind === 'joined-names')).toMatchObject({ row: 6 });
    expect(counts).toMatchObject({ 'unknown-clinic': 4 });
    expect(counts).not.toHaveProperty('incomplete-name');
    expect(outcome).toMatchObject({ kind: 'imported', figures: { coverages: 6 } });
  });

  it('refuses a line whose name is only a piece, and takes the rest', async () => {
    const { outcome, findings } = await importSheets(
      coverageOf('hospitalaria,cl-davila,Clínica Dávila,60', 'hospitalaria,cl-x,Clínica Universidad de,50'),
    );
    expect(outcome).toMatchObject({
      kind: 'imported',
      figures: { files: [{}, {}, { file: 'coverage.csv', read: 2, taken: 1, refused: 1 }] },
    });
    expect(findings.filter(({ kind }) => kind === 'incomplete-name').map(problemLine)).toEqual([
      "coverage.csv, fila 3, columna clinic_name: plan PL-1, hospitalaria, 'Clínica Universidad de' no nombra una clínica",
    ]);
  });

  it('tells repeated lines, and of two percentages shows the lower one', async () => {
    const { findings } = await importSheets(
      coverageOf(
        'hospitalaria,cl-davila,Clínica Dávila,90',
        'hospitalaria,cl-davila,Clínica Dávila,90',
        'hospitalaria,cl-davila,Clinica Davila (A.3),60',
        'ambulatoria,cl-davila,Clínica Dávila,',
        'ambulatoria,cl-alemana,Clínica Alemana de Osorno,0',
      ),
    );
    expect(await percentagesOf('PL-1')).toEqual({ 'Clínica Dávila': [60, null], 'Clínica Alemana de Osorno': [null, 0] });
    expect(findings.filter(({ file }) => file === 'coverage.csv').map(({ kind, row }) => [kind, row])).toEqual([
      ['repeated-line', 3],
      ['differing-percentages', 4],
      ['missing-value', 5],
      ['zero-percentage', 6],
    ]);
    const [plan] = (await readSnapshot(test.database, 'chile')).products;
    const detail = await readProductDetail(test.database, {
      edition: 'chile',
      productId: plan?.id ?? 0,
      today: plainDate('2026-11-20'),
    });
    expect(detail?.coverageTags[0]?.coverages[0]?.amounts.percentage).toEqual({ minAmount: 60, maxAmount: 90, unit: '%' });
  });

  it('sets a name apart that is filed under the number of another clinic, and merges numbers of one name', async () => {
    const { findings } = await importSheets(
      coverageOf(
        'hospitalaria,cl-davila,Clínica Dávila,90',
        'hospitalaria,cl-davila-a3,Clínica Dávila(A.3),80',
        'ambulatoria,cl-alemana,Clínica Alemana de Osorno,60',
        'ambulatoria,cl-alemana,Clínica Alemana de Osorno,60',
        'ambulatoria,cl-alemana,Isamédica,50',
      ),
    );
    expect(await percentagesOf('PL-1')).toEqual({
      'Clínica Dávila': [80, null],
      'Clínica Alemana de Osorno': [null, 60],
      Isamédica: [null, 50],
    });
    expect(findings.filter(({ kind }) => kind === 'misfiled-name' || kind === 'merged-clinics').map(problemLine)).toEqual([
      "coverage.csv, fila 6, columna clinic_name: 'Isamédica' (1 líneas) lleva el clinic_id de 'Clínica Alemana de Osorno'",
      'clinics.csv, fila 2, columna clinic_id: Clínica Dávila: cl-davila, cl-davila-a3',
    ]);
  });

  it('leaves a plan without region when its zone is not known, and says so', async () => {
    const { findings } = await importSheets({
      ...goodSheets,
      'plans.csv': goodSheets['plans.csv'].replace(',rm,', ',rm|patagonia,'),
    });
    expect((await readSnapshot(test.database, 'chile')).products.at(0).regionCodes).toBeNull();
    expect(findings.find(({ kind }) => kind === 'unknown-zone')).toMatchObject({ file: 'plans.csv', row: 2, column: 'zones' });
  });
});

const [plans, coverage, clinics] = [goodSheets['plans.csv'], goodSheets['coverage.csv'], goodSheets['clinics.csv']];
const gz = gzipSync(Buffer.from(coverage.repeat(50)));
const withPrice = (price: string) => ({
  'plans.csv': sheet(plansHeader, `107,Consalud,PL-1,Uno,1.5,,,`, `78,Cruz Blanca,PL-2,Dos,${price},,,`),
});

describe('sheets that cannot be imported', () => {
  it.each<[string, SheetFiles, string]>([
    ['semicolons', { 'plans.csv': plans.replaceAll(',', ';') }, "plans.csv, fila 1: parece separado por ';' y se espera ','"],
    [
      'tabs',
      { 'clinics.csv': clinics.replaceAll(',', '\t') },
      "clinics.csv, fila 1: parece separado por tabulador y se espera ','",
    ],
    [
      'Latin-1',
      { 'clinics.csv': Buffer.from(clinics, 'latin1') },
      'clinics.csv, fila 2: no está en UTF-8 (parece Latin-1 o UTF-16): guárdalo como CSV UTF-8',
    ],
    [
      'UTF-16',
      { 'plans.csv': Buffer.from(`\u{FEFF}${plans}`, 'utf16le') },
      'plans.csv, fila 1: no está en UTF-8 (parece Latin-1 o UTF-16): guárdalo como CSV UTF-8',
    ],
    ['an empty file', { 'coverage.csv': '' }, 'coverage.csv: está vacío'],
    ['no plans', { 'plans.csv': `${plansHeader}\n`, 'coverage.csv': `${coverageHeader}\n` }, 'plans: no tiene ningún plan'],
    [
      'a missing column',
      { 'plans.csv': plans.replace('base_price_uf', 'price') },
      'plans.csv, fila 1, columna base_price_uf: falta la columna',
    ],
    [
      'a column twice',
      { 'plans.csv': plans.replace('notes', 'isapre') },
      'plans.csv, fila 1, columna isapre: la columna está dos veces',
    ],
    [
      'a row that is too short',
      { 'plans.csv': `${plans}107,Consalud\n` },
      'plans.csv, fila 4: no tiene las mismas columnas que el encabezado',
    ],
    [
      'an open quote',
      { 'plans.csv': `${plans}107,"Consalud,PL-3,Tres,1.5,,,\n` },
      'plans.csv, fila 4: una comilla queda sin cerrar',
    ],
    [
      'null characters',
      { 'plans.csv': plans.replace('PLENO', 'PL\0ENO') },
      'plans.csv, fila 2: tiene caracteres nulos: no es un archivo de texto',
    ],
    ['a negative price', withPrice('-2.5'), "plans.csv, fila 3, columna base_price_uf: '-2.5' es negativo; debe ser mayor que 0"],
    [
      'a price in words',
      withPrice('gratis'),
      "plans.csv, fila 3, columna base_price_uf: 'gratis' no es un número en UF con hasta cuatro decimales",
    ],
    [
      'a price with a comma',
      withPrice('"2,5"'),
      "plans.csv, fila 3, columna base_price_uf: '2,5' lleva coma decimal; usa punto, como en 1.29",
    ],
    ['a price of nothing', withPrice('0.00'), 'plans.csv, fila 3, columna base_price_uf: es 0; debe ser mayor que 0'],
    [
      'a price in pesos',
      withPrice('120000'),
      "plans.csv, fila 3, columna base_price_uf: '120000' no es un precio en UF (más de 100)",
    ],
    ['no price', withPrice(''), 'plans.csv, fila 3, columna base_price_uf: está vacía'],
    [
      'a plan twice',
      { 'plans.csv': `${plans}107,Consalud,PL-1,Otro,2,,,\n` },
      'plans.csv, fila 4, columna plan_code: el plan PL-1 ya está en la fila 2',
    ],
    [
      'C9-64 an isapre that there is not',
      { 'plans.csv': plans.replace('78,Cruz', '79,Cruz') },
      "plans.csv, fila 3, columna isapre_code: '79' no es el código de ninguna isapre",
    ],
    [
      'C9-65 an isapre under the code that it no longer has',
      { 'plans.csv': plans.replace('78,Cruz Blanca', '88,Nueva Masvida') },
      'plans.csv, fila 3, columna isapre_code: el código 88 está deshabilitado; Nueva Masvida es ahora la 81',
    ],
    [
      'C9-66 an isapre that is not open, and has no price of GES',
      { 'plans.csv': plans.replace('78,Cruz Blanca', '62,San Lorenzo') },
      "plans.csv, fila 3, columna isapre_code: no conocemos el precio GES de la isapre '62' (San Lorenzo): no se puede calcular su precio",
    ],
    [
      'coverage of no plan',
      { 'coverage.csv': `${coverage}107,PL-9,hospitalaria,cl-davila,X,90\n` },
      "coverage.csv, fila 6, columna plan_code: el plan 'PL-9' no está en plans",
    ],
    [
      'coverage of another isapre',
      { 'coverage.csv': `${coverage}78,PL-1,hospitalaria,cl-davila,X,90\n` },
      "coverage.csv, fila 6, columna isapre_code: dice '78' y el plan es de la isapre '107'",
    ],
    [
      'a percentage over 100',
      { 'coverage.csv': coverage.replace(',90', ',900') },
      "coverage.csv, fila 2, columna percentage: '900' no es un porcentaje entero de 0 a 100",
    ],
    [
      'an unknown attention',
      { 'coverage.csv': coverage.replace('ambulatoria', 'dental') },
      "coverage.csv, fila 3, columna attention: 'dental' no es hospitalaria, ambulatoria ni urgencia",
    ],
    [
      'a clinic twice',
      { 'clinics.csv': `${clinics}cl-davila,Otra,1,,,\n` },
      'clinics.csv, fila 5, columna clinic_id: la clínica cl-davila ya está en la fila 2',
    ],
    [
      'a place off the earth',
      { 'clinics.csv': clinics.replace('-33.4378', '-133.4') },
      "clinics.csv, fila 2, columna lat: '-133.4' no son grados entre -90 y 90",
    ],
  ])('%s: file, row and column are told and nothing changes', async (_name, files, line) => {
    await publishPlan('DEMO');
    const before = await tableContents(test.database);
    const { outcome } = await importSheets({ ...goodSheets, ...files });
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)[0]).toBe(line);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it.each<[string, Uint8Array, string]>([
    ['a truncated gz', gz.subarray(0, gz.length - 20), 'coverage.csv.gz: el archivo gz está cortado'],
    ['a gz that is none', Buffer.from(coverage), 'coverage.csv.gz: no es un archivo gz o está dañado'],
    ['an empty gz', Buffer.alloc(0), 'coverage.csv.gz: está vacío'],
  ])('%s', async (_name, bytes, line) => {
    const before = await tableContents(test.database);
    const { outcome } = await importSheets({ 'plans.csv': plans, 'clinics.csv': clinics, 'coverage.csv.gz': bytes });
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine).at(-1)).toBe(line);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('a missing file, one that is there twice, and a folder that is not there', async () => {
    const lines = async (files: SheetFiles) => {
      const { outcome } = await importSheets(files);
      return outcome.kind === 'refused' ? outcome.problems.map(problemLine) : [];
    };
    expect(await lines({ 'plans.csv': plans, 'coverage.csv': coverage })).toEqual([
      expect.stringMatching(/^clinics.csv o clinics.csv.gz: no está en la carpeta /),
    ]);
    expect(await lines({ ...goodSheets, 'plans.csv.gz': gzipSync(plans) })).toContain(
      'plans.csv o plans.csv.gz: están los dos en la carpeta: deja sólo uno',
    );
    const { outcome } = await importFrom('/nowhere/at/all');
    expect(outcome.kind).toBe('refused');
  });

  it('a plan that another layer of the catalogue already shows', async () => {
    await publishPlan('PL-1', 'seguros');
    const before = await tableContents(test.database);
    const { outcome } = await importSheets(goodSheets);
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)).toEqual([
      'plans.csv: el producto PL-1 ya existe en la capa seguros del catálogo',
    ]);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('tells every problem up to a hundred, not the first one alone', async () => {
    const bad = Array.from({ length: 150 }, (_, index) => `107,Consalud,B-${index},Malo,-1,,,`);
    const { outcome } = await importSheets({ ...goodSheets, 'plans.csv': sheet(plansHeader, ...bad) });
    expect(outcome.kind === 'refused' && outcome.problems).toHaveLength(100);
  });
});

const dataset = resolve(import.meta.dirname, '../../../../../../../../shared/datasets/chile_isapre_plans_2026');

describe('the plan sheets of 2026', () => {
  it.skipIf(!existsSync(dataset))(
    'come in whole: 1,404 plans and 33,286 coverage rows (skipped without ../shared/datasets)',
    async () => {
      const started = performance.now();
      const { outcome, counts } = await importFrom(dataset);
      const seconds = (performance.now() - started) / 1000;
      process.stdout.write(`import of 1,404 plans: ${seconds.toFixed(1)} s\n`);
      expect(outcome).toMatchObject({
        kind: 'imported',
        figures: {
          products: 1_404,
          files: [
            { file: 'plans.csv', read: 1_404, taken: 1_404, refused: 0 },
            { file: 'clinics.csv', read: 108, taken: 108, refused: 0 },
            { file: 'coverage.csv.gz', read: 33_286, taken: 33_286, refused: 0 },
          ],
        },
      });
      expect((counts['repeated-line'] ?? 0) + (counts['differing-percentages'] ?? 0)).toBe(645);
      expect(counts).toMatchObject({ 'split-name': 631, 'joined-names': 48 });
      expect(Object.keys(counts)).not.toContain('unknown-clinic');
      expect(Object.keys(counts)).not.toContain('incomplete-name');
      const snapshot = await readSnapshot(test.database, 'chile');
      const byIsapre = Map.groupBy(snapshot.products, ({ organizationId }) => snapshot.organizations.get(organizationId)?.code);
      expect(Object.fromEntries([...byIsapre].map(([code, own]) => [code, own.length]))).toEqual({
        78: 523,
        80: 212,
        81: 234,
        107: 435,
      });
      const names = [...snapshot.clinics.values()].map(({ displayName }) => displayName);
      expect(names).toContain('Clínica Universidad de Los Andes');
      expect(names.filter((name) => /^(Los Andes|Clínica|Clínica Universidad de|Isamédica Integramédica)$/.test(name))).toEqual(
        [],
      );
      expect(new Set(names).size).toBe(names.length);
    },
    120_000,
  );
});
