import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import type { ImportResult } from './import-folder.ts';
import type { FileCount } from './importer.ts';
import { problemLine } from './sheet-problem.ts';

export interface ImportReport extends ImportResult {
  readonly kind: string;
  readonly folder: string;
  /** ISO instant at which it began. */
  readonly startedAt: string;
  readonly milliseconds: number;
}

/** More of one kind are in the JSON beside the page. */
const findingsShown = 1_000;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells('th', headings)}</thead><tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>`;
}

function outcomeLine({ outcome }: ImportReport): string {
  switch (outcome.kind) {
    case 'imported':
      return `Versión ${outcome.versionId}, ${outcome.published ? 'publicada' : 'guardada como borrador'}.`;
    case 'dry-run':
      return 'Ensayo: no se guardó nada.';
    case 'refused':
      return outcome.isCut
        ? `No se importó nada: al menos ${outcome.problems.length} problemas; no se siguió leyendo.`
        : `No se importó nada: ${outcome.problems.length} ${outcome.problems.length === 1 ? 'problema' : 'problemas'}.`;
  }
}

function countsTable(files: readonly FileCount[]): string {
  return table(
    ['Archivo', 'Filas leídas', 'Tomadas', 'Rechazadas'],
    files.map(({ file, read, taken, refused }) => [file, read, taken, refused]),
  );
}

function countLine({ file, read, taken, refused }: FileCount): string {
  return `${file}: ${read} filas leídas, ${taken} tomadas, ${refused} rechazadas`;
}

function outcomeSection({ outcome }: ImportReport): string {
  if (outcome.kind === 'refused') {
    const problems = table(
      ['Archivo', 'Fila', 'Columna', 'Problema'],
      outcome.problems.map(({ file, row, column, message }) => [file, row ?? '', column ?? '', message]),
    );
    return `${problems}${countsTable(outcome.files)}`;
  }
  const { files, products, coverages } = outcome.figures;
  return `${countsTable(files)}<p>${products} productos y ${coverages} coberturas escritas.</p>`;
}

function findingSection(title: string, findings: readonly Finding[], count: number): string {
  const rows = findings.slice(0, findingsShown).map(({ file, row, column, message }) => [file, row, column ?? '', message]);
  const rest =
    count > rows.length ? `<p>Y ${count - rows.length} más; report.json tiene las primeras 20.000 observaciones.</p>` : '';
  const list = table(['Archivo', 'Fila', 'Columna', 'Detalle'], rows);
  return `<details><summary>${escaped(title)}: ${count}</summary>${list}${rest}</details>`;
}

/** The report as a page that needs nothing beside it. */
export function reportPage(report: ImportReport): string {
  const { titles, counts, list } = report.findings;
  const sections = Object.entries(counts).map(([kind, count]) =>
    findingSection(
      titles[kind]?.title ?? kind,
      list.filter((finding) => finding.kind === kind),
      count,
    ),
  );
  return `<!DOCTYPE html>
<html lang="es-CL">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Informe de importación</title>
<style>
body { font-family: system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.5 }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem }
th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid; vertical-align: top }
summary { cursor: pointer; padding: 0.25rem 0 }
</style>
<h1>Informe de importación</h1>
<p>${escaped(report.kind)}, carpeta ${escaped(report.folder)}, ${escaped(report.startedAt)}, ${(report.milliseconds / 1000).toFixed(1).replace('.', ',')} s.</p>
<p><strong>${outcomeLine(report)}</strong></p>
${outcomeSection(report)}
<h2>Calidad de los datos</h2>
${sections.join('\n') || '<p>Sin observaciones.</p>'}
</html>
`;
}

/**
 * Writes report.json and report.html into a new folder of `<dataDirectory>/imports`, named after the instant, and
 * answers that folder.
 */
export async function writeReport(report: ImportReport, dataDirectory: string): Promise<string> {
  const folder = join(dataDirectory, 'imports', report.startedAt.replaceAll(/[:.]/g, '-'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, 'report.html'), reportPage(report));
  return folder;
}

/** The lines a person at the terminal reads at the end: outcome, counts, refused rows, what was found. */
export function reportLines(report: ImportReport): readonly string[] {
  const { outcome } = report;
  const { titles, counts, list } = report.findings;
  if (outcome.kind === 'refused')
    return [...outcome.problems.map(problemLine), ...outcome.files.map(countLine), outcomeLine(report)];
  const refused = list.filter(({ kind }) => titles[kind]?.refusesRow);
  return [
    ...refused.map((finding) => `Rechazada: ${problemLine(finding)}`),
    ...outcome.figures.files.map(countLine),
    ...Object.entries(counts).map(([kind, count]) => `${titles[kind]?.title ?? kind}: ${count}`),
    `${outcome.figures.products} productos, ${outcome.figures.coverages} coberturas, ${(report.milliseconds / 1000).toFixed(1).replace('.', ',')} s. ${outcomeLine(report)}`,
  ];
}
