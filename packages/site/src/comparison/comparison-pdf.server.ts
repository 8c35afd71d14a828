import tokens from '@cotejo/ui/tokens.css?raw';
import PdfDocument from 'pdfkit';
import type { ComparisonGroup } from './comparison-rows.ts';
import type { ComparisonSheet } from './comparison-sheet.ts';
import { writeTable, type PaperCell, type Pdf } from './paper-table.server.ts';

/** Points of an A4 sheet on its side. */
const margin = 36;
const labelWidth = 190;
const footRoom = 24;
/** A group begins on another sheet where its title, its heads and a few rows have no room. */
const leastRoom = 110;
const plain = 'Helvetica';
const bold = 'Helvetica-Bold';
const size = { title: 20, text: 9, small: 8 } as const;

/** The colour of a role of the design, as '#rrggbb'. Throws where there is none (a bug). */
function colourOf(role: string): string {
  const [, colour] = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (colour === undefined) throw new Error(`tokens.css has no colour ${role}`);
  return colour;
}

const colour = {
  ink: colourOf('ink'),
  quiet: colourOf('ink-2'),
  action: colourOf('action'),
  line: colourOf('line-2'),
  head: colourOf('surface-3'),
  best: colourOf('best-soft'),
} as const;

/** The signs of Windows-1252 that texts have, which are all that the fonts of every reader of PDF know. */
const strangeSign = /[^\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022]/gu;

/** A text as those fonts can write it: other signs lose their marks, or are a question mark. */
export function paperText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\S\n]/gu, ' ')
    .replaceAll(strangeSign, (sign) => sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(strangeSign, '?');
}

function widthOf({ page }: Pdf): number {
  return page.width - 2 * margin;
}

function bottomOf({ page }: Pdf): number {
  return page.height - margin - footRoom;
}

/** Writes a line of text that readers of the document's structure know by its tag. */
function write(
  pdf: Pdf,
  tag: 'H1' | 'P',
  line: { readonly text: string; readonly font: string; readonly size: number; readonly fill: string },
): void {
  const drawn = (): void => {
    pdf.font(line.font).fontSize(line.size).fillColor(line.fill);
    pdf.text(paperText(line.text), margin, undefined, { width: widthOf(pdf), lineGap: 2 });
  };
  pdf.addStructure(pdf.struct(tag, {}, drawn));
}

function writeGroup(pdf: Pdf, group: ComparisonGroup, { products, labels, bestText }: ComparisonSheet): void {
  if (pdf.y > bottomOf(pdf) - leastRoom) pdf.addPage();
  pdf.moveDown(0.6);
  const cell = { font: plain, ink: colour.ink, ground: null, head: null };
  const headOf = (text: string): PaperCell => ({
    ...cell,
    text: paperText(text),
    head: 'Column',
    font: bold,
    ground: colour.head,
  });
  const rows = group.rows.map(({ label, cells }): readonly PaperCell[] => [
    { ...cell, text: paperText(label), head: 'Row', ink: colour.quiet },
    ...cells.map(({ text, isBest }) => ({
      ...cell,
      text: paperText(isBest ? bestText(text) : text),
      ...(isBest ? { font: bold, ground: colour.best } : {}),
    })),
  ]);
  const columnWidth = (widthOf(pdf) - labelWidth) / products.length;
  writeTable(pdf, {
    heads: [headOf(group.title), ...products.map(({ name, price }) => headOf(`${name}\n${labels.price}: ${price}`))],
    rows,
    widths: [labelWidth, ...products.map(() => columnWidth)],
    left: margin,
    bottom: bottomOf(pdf),
    size: size.text,
    line: colour.line,
  });
}

/** Numbers the sheets once they are all there; a number is no part of what is read. */
function numberPages(pdf: Pdf, sheet: ComparisonSheet): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const y = pdf.page.height - margin - size.small;
    // Below the margin a text would begin another sheet.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(plain).fontSize(size.small).fillColor(colour.quiet);
    pdf.text(paperText(sheet.madeBy), margin, y, { lineBreak: false });
    pdf.text(paperText(sheet.pageText(index + 1, count)), margin, y, { width: widthOf(pdf), align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}

async function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * A comparison on paper: real text in a tagged PDF with title and language, tables whose heads are marked as such, on every
 * sheet who made it. `compress` false leaves the text readable in the bytes, for tests.
 */
export async function comparisonPdf(
  sheet: ComparisonSheet,
  { made, compress = true }: { readonly made: Date; readonly compress?: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footRoom },
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    bufferPages: true,
    compress,
    info: { Title: paperText(sheet.title), Author: paperText(sheet.madeBy), CreationDate: made, ModDate: made },
  });
  write(pdf, 'P', { text: sheet.madeBy, font: bold, size: size.text, fill: colour.action });
  write(pdf, 'H1', { text: sheet.title, font: bold, size: size.title, fill: colour.ink });
  for (const text of sheet.lead) write(pdf, 'P', { text, font: plain, size: size.text, fill: colour.quiet });
  for (const group of sheet.groups) writeGroup(pdf, group, sheet);
  if (pdf.y > bottomOf(pdf) - leastRoom / 2) pdf.addPage();
  pdf.moveDown(0.8);
  for (const text of sheet.sources) write(pdf, 'P', { text, font: plain, size: size.small, fill: colour.quiet });
  numberPages(pdf, sheet);
  return bytesOf(pdf);
}
