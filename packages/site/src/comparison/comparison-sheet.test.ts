import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { priceTexts } from '../price/texts.ts';
import { coverageAmountTexts } from '../product-data/coverage-texts.ts';
import { sampleItem } from '../testing/sample-answers.ts';
import { comparators } from '../testing/site-facts.ts';
import { testTexts } from '../testing/test-texts.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { comparisonPdf, paperText } from './comparison-pdf.server.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparedColumn } from './load-comparison.ts';

const comparator = comparators[0] as (typeof comparators)[number];

function column(displayName: string, price: number, benefits = 0): ComparedColumn {
  return {
    item: {
      ...sampleItem,
      displayName,
      codigoplan: displayName,
      profilePrice: { ...sampleItem.profilePrice, price: { value: price, unit: { code: 'CLP' } } },
    },
    features: [],
    clinics: [],
    examples: [],
    benefits: Array.from({ length: benefits }, (_, index) => ({ id: `b${index}`, label: `Prestación ${index}`, amounts: {} })),
    source: { document: 'Ficha', page: 1, date: '2026-11-02' },
    basketSource: 'Supuesto',
    isDemonstration: true,
  };
}

function sheetOf(...columns: readonly ComparedColumn[]) {
  const profile = { ...comparator.exampleProfile, ingresodatos: true };
  return comparisonSheet(
    { comparator: comparator, profile, columns, missing: [], today: '2026-11-20' },
    {
      edition: editionOf('chile'),
      language: 'es',
      t: testTexts.of(comparisonTexts),
      tPrice: testTexts.of(priceTexts),
      tCoverage: testTexts.of(coverageAmountTexts),
      who: 'Precios para ti, 34.',
      demonstration: 'Son de demostración.',
      address: 'https://cotejo.example/Comparar-Planes?comparar=A',
      ufText: ({ fecha }) => `UF del ${fecha}`,
    },
  );
}

describe('a comparison as a spreadsheet', () => {
  const csv = comparisonCsv(sheetOf(column('Uno', 412_380), column('Dos; "el otro"', 386_120)));
  const lines = csv.slice(1).split('\r\n');

  it('is told to be UTF-8, parts its cells by semicolons and quotes what has one', () => {
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(lines).toContain('Qué se compara;Unidad;Uno;"Dos; ""el otro""";Mejor');
    const table = lines.slice(
      lines.findIndex((line) => line.startsWith('Qué se compara')),
      lines.indexOf('Costo'),
    );
    for (const line of table) expect(line.replaceAll(/"(?:[^"]|"")*"/g, '').split(';')).toHaveLength(5);
  });

  it('has a figure alone in its cell, its unit in one of its own, and in another whose is the best', () => {
    expect(lines).toContain('Precio;$/mes;412380;386120;"Dos; ""el otro"""');
    expect(lines).toContain('Tope anual;UF;6000;6000;');
    expect(lines).toContain('Hospitalaria;%;100;100;');
    expect(csv).not.toContain('(Mejor)');
  });

  it('writes a figure with the decimals that the page has, and as text where the units of a row differ', () => {
    const capped = (name: string, value: number, code: string): ComparedColumn => {
      const { item, ...rest } = column(name, 1);
      return { ...rest, item: { ...item, summary: { ...item.summary, annualCap: { value, unit: { code } } } } };
    };
    const of = (...columns: readonly ComparedColumn[]) => comparisonCsv(sheetOf(...columns));
    expect(of(capped('Uno', 1234.567, 'UF'), capped('Dos', 2, 'UF'))).toContain('Tope anual;UF;"1234,57";2;Uno\r\n');
    expect(of(capped('Uno', 6000, 'UF'), capped('Dos', 250_000, 'USD'))).toContain('Tope anual;;UF 6.000;US$ 250.000;\r\n');
  });

  it('writes a row as text where one of its products says more than a figure, so that no figure stands beside it without its unit', () => {
    const paying = (name: string, outside: number | null): ComparedColumn => {
      const pesos = (value: number) => ({ value, unit: { code: 'CLP' } });
      const paidOutside = outside === null ? null : pesos(outside);
      return { ...column(name, 1), examples: [{ name: 'parto', label: 'Parto', paid: pesos(250_000), paidOutside }] };
    };
    const of = (...columns: readonly ComparedColumn[]) => comparisonCsv(sheetOf(...columns));
    expect(of(paying('Uno', null), paying('Dos', 300_000))).toMatch(/Parto;;\$250\.000;[^\d]?\$250\.000 en su red/);
    expect(of(paying('Uno', null), paying('Dos', null))).toContain('Parto;$;250000;250000;');
  });

  it('says whose prices they are, of which day and from where', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        '"Precios para ti, 34."',
        'Son de demostración.',
        'Precios del 20 de noviembre de 2026. Calculados con la UF del 2026-11-20.',
        '"Uno: Ficha, 2 de noviembre de 2026."',
      ]),
    );
  });

  it('holds no formula', () => {
    for (const name of ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1']) {
      const [, head = ''] =
        /Qué se compara;Unidad;(.*)\r\n/.exec(comparisonCsv(sheetOf(column(name, 1), column('Dos', 2)))) ?? [];
      expect(head.replace(/^"/, '')).toMatch(/^'/);
    }
    // A comma parts cells where spreadsheets are set to English.
    expect(comparisonCsv(sheetOf(column('Uno,=1+1', 1), column('Dos', 2)))).toContain('Unidad;"Uno,=1+1";Dos');
  });
});

/** The text that is drawn, whose parts stand in the bytes as hexadecimal with their kerning between. */
function drawnText(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  return [...raw.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}

describe('a comparison as a PDF', () => {
  const made = new Date('2026-11-20T12:00:00Z');

  it('holds real text, with a title, its language and tables whose heads are marked', async () => {
    const bytes = await comparisonPdf(sheetOf(column('Uno', 412_380), column('Dos', 386_120)), { made, compress: false });
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/Lang (es)');
    expect(raw).toContain('/DisplayDocTitle true');
    for (const tag of ['/S /H1', '/S /Table', '/S /TH', '/Scope /Column', '/Scope /Row']) expect(raw).toContain(tag);
    const text = drawnText(bytes);
    for (const said of [
      'Compara tus 2 planes',
      'Cotejo, comparador',
      '$386.120/mes (Mejor)',
      'Área de protección',
      'Uno: Ficha, 2 de noviembre',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('begins every sheet that goes on with a table with its heads', async () => {
    const bytes = await comparisonPdf(sheetOf(column('Uno', 1, 80), column('Dos', 2, 80)), { made, compress: false });
    const heads = drawnText(bytes)
      .split('\n')
      .filter((line) => line === 'Cobertura por prestación');
    const sheets =
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(3);
    expect(heads.length).toBe(sheets - 1);
  });

  it('writes signs that its fonts lack as near as they can be', () => {
    expect(paperText('Plan Ñandú · 100\u202f% – “x” Łódź ✓ Ş')).toBe('Plan Ñandú · 100 % – “x” ?ód? ? S'.replace('ód?', 'ódz'));
  });
});
