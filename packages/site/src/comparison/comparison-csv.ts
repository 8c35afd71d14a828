import type { ComparisonSheet } from './comparison-sheet.ts';

/** Spreadsheets set to Spanish part cells at semicolons, and read UTF-8 only behind this mark. */
const separator = ';';
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What a spreadsheet takes for a formula stays text behind an apostrophe (OWASP, CSV injection). */
function cellText(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A comparison for a spreadsheet: UTF-8 with its mark, cells parted by semicolons, lines by CRLF. */
export function comparisonCsv(sheet: ComparisonSheet): string {
  const { title, madeBy, lead, products, labels, groups, sources, bestText } = sheet;
  const rows: readonly (readonly string[])[] = [
    [title],
    [madeBy],
    ...lead.map((line) => [line]),
    [],
    [labels.what, ...products.map(({ name }) => name)],
    [labels.seller, ...products.map(({ seller }) => seller)],
    ...groups.flatMap((group) => [
      [group.title],
      ...group.rows.map(({ label, cells }) => [label, ...cells.map(({ text, isBest }) => (isBest ? bestText(text) : text))]),
    ]),
    [],
    ...sources.map((line) => [line]),
  ];
  return byteOrderMark + rows.map((row) => row.map(cellText).join(separator) + lineEnd).join('');
}
