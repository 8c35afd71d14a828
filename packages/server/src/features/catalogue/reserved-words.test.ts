import { sql } from 'drizzle-orm';
import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { importFolder } from './import/import-folder.ts';
import { genericSheets } from './import/generic/generic.ts';
import { ownSheets } from './import/generic/testing/own-sheets.ts';
import { isapreSheets } from './import/isapre-sheets/isapre-sheets.ts';
import { goodSheets } from './import/isapre-sheets/testing/sheets.ts';
import type { Importer } from './import/importer.ts';
import { problemLine } from './import/sheet-problem.ts';
import { withSheets, type SheetFiles } from './import/testing/sheet-files.ts';
import { tableContents } from './import/testing/table-contents.ts';
import { urlSegment } from './import/url-segment.ts';
import { readSnapshot } from './read-snapshot-store.ts';
import { ReservedWords } from './reserved-words.ts';
import { isapreContent, planContent } from './testing/content.ts';
import { writeVersion } from './write-catalogue-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() =>
  test.database.execute(sql`
    truncate catalogue_versions, product_identities, organizations, clinics, features, comparators cascade`),
);

const plan = planContent('PL-1');
const [isapre] = isapreContent([]).organizations;
const withOrganization = (change: object): CatalogueContent =>
  isapreContent([plan], { organizations: [{ ...isapre!, ...change }] });

function importSheets(importer: Importer, files: SheetFiles) {
  return withSheets(files, (folder) =>
    importFolder(test.database, importer, { folder, dryRun: false, publish: true, progress: () => undefined }),
  );
}

describe('a catalogue with a word of the paths as code or address', () => {
  it.each<[string, CatalogueContent, string]>([
    ['an organisation, code', withOrganization({ code: 'tipo' }), "organizations 'tipo', code: 'tipo'"],
    ['an organisation, url', withOrganization({ url: 'Institucion' }), "organizations '78', url: 'Institucion'"],
    ['an isapre, url', withOrganization({ url: 'beneficios-plan' }), "organizations '78', url: 'beneficios-plan'"],
    ['a product, code', isapreContent([plan, planContent('coverages', { url: 'x' })]), "products 'coverages', code: 'coverages'"],
    ['a product, url', isapreContent([plan, planContent('B', { url: 'COMPARE' })]), "products 'B', url: 'COMPARE'"],
    ...['Planes', 'colectivos', 'Complementos', 'SEGURO', 'Pago', 'Solicitar', 'Coberturas', 'Poliza-Particular'].map(
      (url) =>
        [`a product, url ${url}`, isapreContent([planContent('B', { url })]), `products 'B', url: '${url}'`] as [
          string,
          CatalogueContent,
          string,
        ],
    ),
  ])('is not written: %s', async (_, content, place) => {
    const before = await tableContents(test.database);
    const written = test.database.transaction((transaction) => writeVersion(transaction, content));
    await expect(written).rejects.toThrow(`${place} es una palabra reservada`);
    await expect(written).rejects.toThrow(ReservedWords);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('is written when the word is only part of it', async () => {
    const content = isapreContent([planContent('compare-1', { url: 'Tipo' }), planContent('Planes', { url: 'Planes-1' })]);
    await test.database.transaction((transaction) => writeVersion(transaction, content));
    expect(await test.database.execute(sql`select code, url from products`)).toMatchObject({
      rows: [
        { code: 'compare-1', url: 'Tipo' },
        { code: 'Planes', url: 'Planes-1' },
      ],
    });
  });
});

describe('an import', () => {
  const replaced = (file: 'organizations.csv' | 'products.csv', from: string, to: string): SheetFiles => ({
    ...ownSheets,
    [file]: ownSheets[file].replace(from, to),
  });

  it.each([
    [
      replaced('products.csv', ',Dental-Dos,', ',Compare,'),
      "products.csv, fila 3, columna url: 'Compare' es una palabra reservada",
    ],
    [
      replaced('organizations.csv', ',Andes,insurer', ',Availabletosell,insurer'),
      "organizations.csv, fila 2, columna url: 'Availabletosell' es una palabra reservada",
    ],
  ])('of the generic format names file, row and column, and changes nothing', async (files, line) => {
    const before = await tableContents(test.database);
    const { outcome } = await importSheets(genericSheets, files);
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)[0]).toBe(line);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('of isapre sheets is refused for a plan of such a code, and changes nothing', async () => {
    const files: SheetFiles = {
      ...goodSheets,
      'plans.csv': goodSheets['plans.csv'].replace(',PL-1,', ',compare,'),
      'coverage.csv': goodSheets['coverage.csv'].replaceAll(',PL-1,', ',compare,'),
    };
    const before = await tableContents(test.database);
    const { outcome } = await importSheets(isapreSheets, files);
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)).toEqual([
      "products, columna code: 'compare': 'compare' es una palabra reservada",
    ]);
    expect(await tableContents(test.database)).toEqual(before);
  });

  it('of isapre sheets gives an isapre of such a name another address', async () => {
    const files: SheetFiles = { ...goodSheets, 'plans.csv': goodSheets['plans.csv'].replace(',Consalud,', ',Beneficios,') };
    expect((await importSheets(isapreSheets, files)).outcome.kind).toBe('imported');
    const { organizations } = await readSnapshot(test.database, 'chile');
    expect([...organizations.values()].map(({ url }) => url)).toContain('Beneficios-2');
  });

  it('makes no address that is reserved, in any letter case', () => {
    expect(urlSegment('Compare', new Set(), ['compare', 'compare-2'])).toBe('Compare-3');
    expect(urlSegment('Compare', new Set())).toBe('Compare');
  });
});
