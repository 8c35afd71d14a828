import { gzipSync } from 'node:zlib';
import { toNumber } from '@cotejo/core/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { readSnapshot } from '../../read-snapshot-store.ts';
import { importFolder } from '../import-folder.ts';
import { problemLine } from '../sheet-problem.ts';
import { withSheets, type SheetFiles } from '../testing/sheet-files.ts';
import { tableContents } from '../testing/table-contents.ts';
import { genericSheets } from './generic.ts';
import { foreignCsv, foreignWorkbook } from './testing/foreign-sheets.ts';
import { ownSheets, type OwnFile } from './testing/own-sheets.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() =>
  test.database.execute(sql`
    truncate catalogue_versions, product_identities, organizations, clinics, features, comparators cascade`),
);

function importSheets(files: SheetFiles, { dryRun = false } = {}) {
  return withSheets(files, (folder) =>
    importFolder(test.database, genericSheets, { folder, dryRun, publish: true, progress: () => undefined }),
  );
}

/** The lines of a refusal, once it is sure that nothing at all was changed. */
async function refusalOf(files: SheetFiles): Promise<readonly string[]> {
  const before = await tableContents(test.database);
  const { outcome } = await importSheets(files);
  expect(await tableContents(test.database)).toEqual(before);
  return outcome.kind === 'refused' ? outcome.problems.map(problemLine) : [`not refused: ${outcome.kind}`];
}

/** The good folder with one text replaced in one file. */
function changed(file: OwnFile, from: string, to: string): SheetFiles {
  expect(ownSheets[file]).toContain(from);
  return { ...ownSheets, [file]: ownSheets[file].replace(from, to) };
}

async function pricesOf(code: string) {
  const { products } = await readSnapshot(test.database, 'chile');
  const pricing = products.find((product) => product.code === code)?.pricing;
  if (pricing?.kind !== 'tariff') return [];
  return pricing.tariffs.flatMap(({ rows }) =>
    rows.map((row) => [row.ageFrom, row.ageTo, row.sex, 'amount' in row ? toNumber(row.amount) : null]),
  );
}

describe('importing sheets of the generic format', () => {
  it('publishes what they say, with dated tariffs, and counts every file', async () => {
    const { outcome } = await importSheets(ownSheets);
    expect(outcome).toMatchObject({ kind: 'imported', published: true, figures: { products: 2, coverages: 2 } });
    const files = outcome.kind === 'imported' ? outcome.figures.files : [];
    expect(files).toContainEqual({ file: 'tariff_rows.csv', read: 3, taken: 3, refused: 0 });
    const { products, clinics } = await readSnapshot(test.database, 'chile');
    expect(products.map(({ code, minimumEmployees }) => [code, minimumEmployees])).toEqual([
      ['D-1', null],
      ['D-2', 10],
    ]);
    expect(products.at(1).clinics.map(({ clinicId, ambulatoria }) => [clinics.get(clinicId)?.code, ambulatoria])).toEqual([
      ['norte', 80],
      ['sur', 60],
    ]);
    expect(await pricesOf('D-1')).toEqual([
      [0, 64, null, 0.25],
      [0, 17, null, 0.2],
      [18, 64, 'Femenino', 0.35],
    ]);
  });

  it.each(['minimumEmployees', 'minEmployeeQuantity', 'minsubscribers'])(
    'A3-11 reads the least employees under the name %s',
    async (name) => {
      await importSheets(changed('products.csv', 'minimumEmployees', name));
      const { products } = await readSnapshot(test.database, 'chile');
      expect(products.map(({ minimumEmployees }) => minimumEmployees)).toEqual([null, 10]);
    },
  );

  it('changes nothing in a dry run', async () => {
    const before = await tableContents(test.database);
    expect((await importSheets(ownSheets, { dryRun: true })).outcome.kind).toBe('dry-run');
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('takes gzip and a byte order mark', async () => {
    const { 'products.csv': products, ...rest } = ownSheets;
    const mapping = rest['mapping.yaml'].replace('products: { file: products.csv }', 'products: {}');
    const files = { ...rest, 'mapping.yaml': mapping, 'products.csv.gz': gzipSync(`\u{FEFF}${products}`) };
    expect((await importSheets(files)).outcome.kind).toBe('imported');
  });

  it('tells rows of a tariff that fit the same person at another price, but not an exception before its rule', async () => {
    const rows = [
      'dental,2026-07-01,18,64,Femenino,13,0.35',
      'dental,2026-07-01,18,64,Femenino,,0.3',
      'dental,2026-07-01,60,70,,,0.5',
    ];
    const { outcome, findings } = await importSheets(changed('tariff_rows.csv', rows[0] ?? '', rows.join('\n')));
    expect(outcome.kind).toBe('imported');
    expect(findings.list.map(({ kind, row, message }) => [kind, row, message])).toEqual([
      ['overlapping-rows', 6, "tarifa 'dental': quien cabe en esta fila cabe también en la fila 5, con otro precio"],
    ]);
  });

  it('may name organisations and clinics that only the catalogue holds', async () => {
    await importSheets(ownSheets);
    const { 'organizations.csv': _organizations, 'clinics.csv': _clinics, ...rest } = ownSheets;
    const mapping = rest['mapping.yaml'].replace(/ {2}(?:organizations|clinics): .*\n/g, '');
    expect((await importSheets({ ...rest, 'mapping.yaml': mapping })).outcome.kind).toBe('imported');
  });
});

describe("importing somebody else's sheets", () => {
  const premiums = [
    [0, 17, null, 0.15],
    [18, 64, 'Femenino', 0.42],
    [18, 64, 'Masculino', 0.38],
  ];

  it('understands CSV with its own columns, separator, titles and decimal commas', async () => {
    expect((await importSheets(foreignCsv)).outcome).toMatchObject({ kind: 'imported' });
    expect(await pricesOf('4001')).toEqual(premiums);
    const { products } = await readSnapshot(test.database, 'chile');
    expect(products.at(1)).toMatchObject({
      code: '4002',
      availableFrom: '2026-03-15',
      salesChannels: ['ExecutiveEmployee'],
      minimumEmployees: 1000,
    });
  });

  it('understands the same as a workbook, whose dates and numbers are cells of their kind', async () => {
    const { outcome, findings } = await importSheets(await foreignWorkbook());
    expect(outcome).toMatchObject({ kind: 'imported' });
    expect(await pricesOf('4001')).toEqual(premiums);
    const { products } = await readSnapshot(test.database, 'chile');
    expect(products.at(1)).toMatchObject({ code: '4002', availableFrom: '2026-03-15', minimumEmployees: 1000 });
    expect(findings.list).toContainEqual({
      kind: 'unread-column',
      file: 'Tarifario 2026.xlsx [Primas]',
      row: 1,
      column: 'Prima con IVA',
      message: 'ningún campo de tariff_rows la toma',
    });
  });

  it('refuses a formula, a date and a text where a number belongs, each at its cell', async () => {
    expect(await refusalOf(await foreignWorkbook(undefined, '1,4'))).toEqual([
      'Tarifario 2026.xlsx [Primas], fila 2, columna Prima UF: tiene una fórmula (=E2*1.19): pega su valor',
    ]);
    const wrong = await foreignWorkbook(({ premiums: rows }) => {
      rows[2]?.splice(4, 1, new Date(Date.UTC(2026, 4, 3)));
      rows[3]?.splice(4, 1, 'a convenir');
      rows[4]?.splice(4, 1, '0.3');
    });
    expect(await refusalOf(wrong)).toEqual([
      'Tarifario 2026.xlsx [Primas], fila 3, columna Prima UF: es una fecha (2026-05-03), no lo que va en esta columna',
      "Tarifario 2026.xlsx [Primas], fila 4, columna Prima UF: 'a convenir' no es un número",
      "Tarifario 2026.xlsx [Primas], fila 5, columna Prima UF: '0.3' lleva punto; numbers de mapping.yaml dice otra cosa",
    ]);
  });

  it('refuses a workbook that is cut, no workbook, old, empty, or without the sheet', async () => {
    const good = await foreignWorkbook();
    const name = 'Tarifario 2026.xlsx';
    const whole = good[name];
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const cases = [
      [whole.slice(0, whole.length / 2), 'el libro XLSX está cortado'],
      [new TextEncoder().encode('Cód. plan;Nombre'), 'no es un libro XLSX'],
      [old, 'es un libro antiguo (.xls) o con contraseña: guárdalo como .xlsx sin ella'],
      [new Uint8Array(), 'está vacío'],
    ] as const;
    for (const [content, message] of cases)
      expect(await refusalOf({ ...good, [name]: content })).toEqual([`${name}: ${message}`]);
    const mapping = good['mapping.yaml'].replace('sheet: Primas', 'sheet: Tarifas');
    expect(await refusalOf({ ...good, 'mapping.yaml': mapping })).toEqual([
      `${name} [Tarifas]: no está en el libro, que tiene Planes, Primas`,
    ]);
  });
});

describe('a mapping that cannot be', () => {
  const mapping = (from: string, to: string) => changed('mapping.yaml', from, to);

  it.each<readonly [string, SheetFiles | (() => SheetFiles), string]>([
    ['none', {}, 'mapping.yaml: no está en la carpeta'],
    ['no YAML', { 'mapping.yaml': 'tables: [' }, 'mapping.yaml, fila 1: no es YAML válido'],
    ['nothing in it', { 'mapping.yaml': '' }, 'mapping.yaml: no es del tipo que debe (object)'],
    ['unknown edition', () => mapping('chile', 'francia'), 'mapping.yaml, fila 2, columna edition: no es ninguno de "chile"'],
    ['unknown word', () => mapping('layer:', 'capa:'), 'mapping.yaml, fila 3, columna capa: no se conoce'],
    ['unknown table', () => mapping('clinics:', 'clinicas:'), 'columna tables.clinicas: no existe: las tablas son organizations'],
    ['no products', () => mapping('  products: { file: products.csv }\n', ''), 'fila 5, columna tables.products: falta'],
    [
      'unknown field',
      () => mapping('{ file: clinics.csv }', '{ file: clinics.csv, fields: { codigo: código } }'),
      'mapping.yaml, fila 7, columna tables.clinics.fields.codigo: no es un campo de clinics: los hay code, displayName',
    ],
    [
      'missing field',
      () => mapping('{ file: clinics.csv }', '{ file: clinics.csv, fields: { code: código } }'),
      'mapping.yaml, fila 7, columna tables.clinics.fields.url: falta: el campo es obligatorio',
    ],
    [
      'file elsewhere',
      () => mapping('clinics.csv', '../clinics.csv'),
      'columna tables.clinics.file: no es el nombre de un archivo',
    ],
    [
      'column and constant',
      () => mapping('{ file: clinics.csv }', '{ fields: { code: { column: a, constant: b } } }'),
      'columna tables.clinics.fields.code: lleva column o constant, uno de los dos',
    ],
  ])('%s', async (_name, files, line) => {
    expect(await refusalOf(typeof files === 'function' ? files() : files)).toContainEqual(expect.stringContaining(line));
  });
});

describe('a refused import', () => {
  it('counts the rows of every file', async () => {
    const { outcome } = await importSheets(changed('tariff_rows.csv', '0.35', 'NaN'));
    expect(outcome).toMatchObject({ kind: 'refused', isCut: false });
    const files = outcome.kind === 'refused' ? outcome.files : [];
    expect(files).toContainEqual({ file: 'tariff_rows.csv', read: 3, taken: 2, refused: 1 });
    expect(files).toContainEqual({ file: 'coverages.csv', read: 2, taken: 2, refused: 0 });
  });

  it('says that there may be more problems when reading was given up', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => `D-1,c${index},ochenta`);
    const wrong = { ...ownSheets, 'product_clinics.csv': ['productCode,clinicCode,ambulatoria', ...lines].join('\n') };
    expect((await importSheets(wrong)).outcome).toMatchObject({ kind: 'refused', isCut: true });
  });

  it('asks nothing of a file that could not be read', async () => {
    expect(await refusalOf({ ...ownSheets, 'products.csv': '' })).toEqual(['products.csv: está vacío']);
    expect(await refusalOf({ ...ownSheets, 'tariffs.csv': '' })).toEqual(['tariffs.csv: está vacío']);
  });
});

describe('sheets that cannot be imported', () => {
  const rows = (from: string, to: string) => changed('tariff_rows.csv', from, to);
  const products = (from: string, to: string) => changed('products.csv', from, to);
  const latin = Buffer.from(ownSheets['clinics.csv'], 'latin1');
  const packed = gzipSync(ownSheets['clinics.csv']);

  it.each<readonly [string, () => SheetFiles, string]>([
    ['an empty file', () => ({ ...ownSheets, 'clinics.csv': '' }), 'clinics.csv: está vacío'],
    ['no file', () => changed('mapping.yaml', 'clinics.csv', 'clinicas.csv'), 'clinicas.csv: no está en la carpeta'],
    [
      'no header',
      () => products('code,kind,name,displayName', 'D-0,x,Dental,Dental Cero'),
      'fila 1, columna code: falta la columna',
    ],
    ['a column twice', () => changed('clinics.csv', 'displayName,url', 'url,url'), 'columna url: la columna está dos veces'],
    ['an unknown column', () => changed('clinics.csv', 'regionCode', 'region'), 'columna region: no es un campo de clinics'],
    [
      'semicolons',
      () => ({ ...ownSheets, 'clinics.csv': ownSheets['clinics.csv'].replaceAll(',', ';') }),
      "clinics.csv, fila 1: parece separado por ';' y se espera ','",
    ],
    [
      'tabs',
      () => ({ ...ownSheets, 'clinics.csv': ownSheets['clinics.csv'].replaceAll(',', '\t') }),
      'clinics.csv, fila 1: parece separado por tabulador',
    ],
    [
      'semicolons in the header alone',
      () => {
        const [header = '', ...lines] = ownSheets['clinics.csv'].split('\n');
        return { ...ownSheets, 'clinics.csv': [header.replaceAll(',', ';'), ...lines].join('\n') };
      },
      "clinics.csv, fila 1: parece separado por ';' y se espera ','",
    ],
    [
      'semicolons and quotes inside cells',
      () => ({
        ...ownSheets,
        'clinics.csv': ownSheets['clinics.csv'].replaceAll(',', ';').replace('Clínica Norte', 'La "Norte"'),
      }),
      "clinics.csv, fila 1: parece separado por ';' y se espera ','",
    ],
    ['Latin-1', () => ({ ...ownSheets, 'clinics.csv': latin }), 'clinics.csv, fila 2: no está en UTF-8'],
    [
      'cut gzip',
      () => ({ ...changed('mapping.yaml', 'clinics.csv', 'c.csv.gz'), 'c.csv.gz': packed.subarray(0, 60) }),
      'c.csv.gz: el archivo gz está cortado',
    ],
    ['a row too short', () => products('D-2,insurance,', 'D-2,'), 'products.csv, fila 3: no tiene las mismas columnas'],
    ['an open quote', () => products('D-2', '"D-2'), 'una comilla queda sin cerrar'],
    [
      'no product',
      () => ({
        ...changed(
          'mapping.yaml',
          '  coverages: { file: coverages.csv }\n  product_clinics: { file: product_clinics.csv }\n',
          '',
        ),
        'products.csv': ownSheets['products.csv'].split('\n', 1).join(''),
      }),
      'products: no tiene ningún producto',
    ],
    ['a negative age', () => rows('0,17', '-1,17'), 'fila 3, columna ageFrom: es -1; no puede ser menor que 0'],
    ['an age over 120', () => rows('0,17', '0,121'), 'fila 3, columna ageTo: es 121; no puede ser mayor que 120'],
    ['ages the wrong way round', () => rows('0,17', '17,0'), 'columna ageTo: es 0, anterior a ageFrom (17)'],
    ['NaN', () => rows('0.35', 'NaN'), "fila 4, columna amount: 'NaN' no es un número"],
    ['1e309', () => rows('0.35', '1e309'), "fila 4, columna amount: '1e309' no es un número"],
    ['a negative amount', () => rows('0.35', '-0.35'), 'columna amount: es -0.35; no puede ser menor que 0'],
    ['a decimal comma', () => rows('0.35', '"0,35"'), "columna amount: '0,35' lleva coma decimal"],
    ['too many decimals', () => rows('0.35', '0.351234'), "columna amount: '0.351234' tiene más de 5 decimales"],
    ['no amount', () => rows('0.35', ''), 'columna amount: está vacía, y ratePercent también'],
    ["'1.000' employees", () => products('dental,10', 'dental,1.000'), "columna minimumEmployees: '1.000' no es un número así"],
    ['a text for a number', () => products('dental,10', 'dental,diez'), "columna minimumEmployees: 'diez' no es un número"],
    [
      'an unknown currency',
      () => changed('tariffs.csv', 'UF', 'EUR'),
      "fila 2, columna currency: 'EUR' no es ninguno de CLP, UF",
    ],
    [
      'C9-20 a policy of more than a hundred people',
      () => ({
        ...ownSheets,
        'tariffs.csv': ownSheets['tariffs.csv']
          .replace('validTo,source', 'validTo,source,maximumPeople')
          .replace('06-30,Tarifario', '06-30,Tarifario,101')
          .replace('07-01,,Tarifario', '07-01,,Tarifario,100'),
      }),
      'fila 2, columna maximumPeople: es 101; no puede ser mayor que 100',
    ],
    ['an impossible day', () => changed('tariffs.csv', '2026-06-30', '2026-06-31'), "columna validTo: '2026-06-31' no es un día"],
    [
      'an unknown region',
      () => rows('Femenino,13', 'Femenino,99'),
      "fila 4, columna region: la región '99' no está en la importación",
    ],
    [
      'an unknown clinic',
      () => changed('product_clinics.csv', 'sur', 'este'),
      "fila 3, columna clinicCode: la clínica 'este' no está",
    ],
    [
      'an unknown insurer',
      () => products('Dental-Dos,AND', 'Dental-Dos,X'),
      "fila 3, columna organizationCode: la organización 'X' no",
    ],
    ['a product twice', () => products('D-2', 'D-1'), "products.csv, fila 3, columna code: 'D-1' está dos veces"],
    [
      'a clinic twice',
      () => changed('product_clinics.csv', 'sur', 'norte'),
      "fila 3, columna clinicCode: 'norte' está dos veces",
    ],
    [
      'no such tariff',
      () => products('dental,10', 'dentall,10'),
      "fila 3, columna tariffId: la tarifa 'dentall' no está en tariffs",
    ],
    [
      'tariffs that overlap',
      () => changed('tariffs.csv', '2026-06-30', '2026-07-01'),
      "fila 3, columna validFrom: la tarifa 'dental' del 2026-07-01 se pisa con la del 2026-01-01, que vale hasta 2026-07-01",
    ],
    ['rows of no tariff', () => rows('dental,2026-01-01', 'dental,2025-01-01'), "'dental del 2025-01-01' no está en tariffs"],
    [
      'rows in another order than their products',
      () => {
        const [header = '', first = '', second = ''] = ownSheets['coverages.csv'].split('\n');
        return { ...ownSheets, 'coverages.csv': [header, second, first].join('\n') };
      },
      "coverages.csv, fila 3, columna productCode: 'D-1' viene después de uno que en products está más abajo",
    ],
    [
      'more than all',
      () => changed('coverages.csv', '80,80', '80,180'),
      'columna maxAmount: es 180; un porcentaje no pasa de 100',
    ],
  ])('%s', async (_name, files, line) => {
    expect(await refusalOf(files())).toContainEqual(expect.stringContaining(line));
  });
});
