import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Findings } from './findings.ts';
import { reportLines, reportPage, writeReport, type ImportReport } from './import-report.ts';

const titles = {
  'repeated-line': { title: 'Líneas repetidas', refusesRow: false },
  'incomplete-name': { title: 'Nombres incompletos', refusesRow: true },
};

function reportWith(add: (findings: Findings<keyof typeof titles>) => void, changes: Partial<ImportReport> = {}): ImportReport {
  const findings = new Findings(titles);
  add(findings);
  const files = [{ file: 'coverage.csv', read: 3, taken: 2, refused: 1 }];
  return {
    outcome: { kind: 'imported', versionId: 7, published: true, figures: { files, products: 1, coverages: 2 } },
    findings: findings.report(),
    kind: 'isapre-sheets',
    folder: 'sheets',
    startedAt: '2026-11-20T18:00:00.000Z',
    milliseconds: 1234,
    ...changes,
  };
}

const refusedLine = {
  kind: 'incomplete-name',
  file: 'coverage.csv',
  row: 4,
  column: 'clinic_name',
  message: '<b>Clínica</b> & co',
} as const;

describe('the report of an import', () => {
  it('says the counts, and each refused row by file, row and column', () => {
    const report = reportWith((findings) => findings.add(refusedLine));
    expect(reportLines(report)).toEqual([
      'Rechazada: coverage.csv, fila 4, columna clinic_name: <b>Clínica</b> & co',
      'coverage.csv: 3 filas leídas, 2 tomadas, 1 rechazadas',
      'Nombres incompletos: 1',
      '1 productos, 2 coberturas, 1,2 s. Versión 7, publicada.',
    ]);
  });

  it('shows what the sheets say as text, never as markup', () => {
    const page = reportPage(reportWith((findings) => findings.add(refusedLine), { folder: '<script>' }));
    expect(page).toContain('&lt;b&gt;Clínica&lt;/b&gt; &amp; co');
    expect(page).not.toMatch(/<b>|<script>/);
  });

  it('shows a thousand of one kind, and says that the rest is in the JSON', () => {
    const page = reportPage(
      reportWith((findings) => {
        for (let row = 1; row <= 1_200; row += 1) findings.add({ ...refusedLine, kind: 'repeated-line', row });
      }),
    );
    expect(page.match(/<td>coverage.csv<\/td>/g)).toHaveLength(1_001);
    expect(page).toContain('Y 200 más;');
  });

  it('lists the problems of an import that was refused', () => {
    const problems = [{ file: 'plans.csv', row: 2, column: 'base_price_uf', message: 'es 0; debe ser mayor que 0' }];
    const files = [{ file: 'plans.csv', read: 9, taken: 8, refused: 1 }];
    const report = reportWith(() => undefined, { outcome: { kind: 'refused', problems, isCut: false, files } });
    expect(reportLines(report)).toEqual([
      'plans.csv, fila 2, columna base_price_uf: es 0; debe ser mayor que 0',
      'plans.csv: 9 filas leídas, 8 tomadas, 1 rechazadas',
      'No se importó nada: 1 problema.',
    ]);
    expect(reportPage(report)).toContain('<td>base_price_uf</td>');
    expect(reportPage(report)).toContain('<td>plans.csv</td><td>9</td><td>8</td><td>1</td>');
    const cut = reportWith(() => undefined, { outcome: { kind: 'refused', problems, isCut: true, files } });
    expect(reportLines(cut).at(-1)).toBe('No se importó nada: al menos 1 problemas; no se siguió leyendo.');
  });

  it('is kept as JSON and as a page in a folder named after the instant', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-report-'));
    try {
      const report = reportWith((findings) => findings.add(refusedLine));
      const folder = await writeReport(report, dataDirectory);
      expect(folder).toBe(join(dataDirectory, 'imports', '2026-11-20T18-00-00-000Z'));
      expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toEqual(report);
      expect(await readFile(join(folder, 'report.html'), 'utf8')).toBe(reportPage(report));
    } finally {
      await rm(dataDirectory, { recursive: true });
    }
  });
});
