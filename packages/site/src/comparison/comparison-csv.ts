import type { ComparisonCell, ComparisonRow } from './compared-value.ts';
import type { ComparisonSheet } from './comparison-sheet.ts';

/** Spreadsheets set to Spanish part cells at semicolons, and read UTF-8 only behind this mark. */
const separator = ';';
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Signs that a formula begins with, also as wide as a Chinese one, and behind blanks (OWASP, CSV injection). */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** What would part cells in a spreadsheet of another language stays within its own. */
function quoted(text: string): string {
  return /[;,"\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet takes for a formula stays text behind an apostrophe. */
function cellText(text: string): string {
  return quoted(formula.test(text) ? `'${text}` : text);
}

/** The unit that all figures of a row share; null: they differ, there is none, or what one product says is more than a figure. */
function unitOf(cells: readonly ComparisonCell[]): string | null {
  if (cells.some(({ figure, isQuiet }) => figure === undefined && !isQuiet)) return null;
  const units = new Set(cells.flatMap(({ figure }) => figure?.unit ?? []));
  const [unit = null] = units;
  return units.size === 1 ? unit : null;
}

/** A row whose figures can be counted with, their unit and whose is the best in cells of their own (docs/decisions/0369). */
function rowCells({ label, cells }: ComparisonRow, names: readonly string[]): readonly string[] {
  const unit = unitOf(cells);
  const values = cells.map(({ text, figure }) => (unit === null || !figure ? cellText(text) : quoted(figure.digits)));
  const best = names.filter((_, place) => cells[place]?.isBest);
  return [cellText(label), cellText(unit ?? ''), ...values, cellText(best.join(', '))];
}

/** A comparison for a spreadsheet: UTF-8 with its mark, cells parted by semicolons, lines by CRLF. */
export function comparisonCsv({ title, madeBy, lead, products, labels, groups, sources }: ComparisonSheet): string {
  const names = products.map(({ name }) => name);
  const rows: readonly (readonly string[])[] = [
    ...[title, madeBy, ...lead].map((line) => [cellText(line)]),
    [],
    [labels.what, labels.unit, ...names, labels.best].map(cellText),
    [labels.seller, '', ...products.map(({ seller }) => seller), ''].map(cellText),
    ...groups.flatMap((group) => [[cellText(group.title)], ...group.rows.map((row) => rowCells(row, names))]),
    [],
    ...sources.map((line) => [cellText(line)]),
  ];
  return byteOrderMark + rows.map((row) => row.join(separator) + lineEnd).join('');
}
