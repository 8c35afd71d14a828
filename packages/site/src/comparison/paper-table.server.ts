import type PdfDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PdfDocument>;

/** A cell of a table on paper; heads of columns and rows are tagged as such. */
export interface PaperCell {
  readonly text: string;
  readonly head: 'Column' | 'Row' | null;
  readonly font: string;
  readonly ink: string;
  /** Colour behind it; null: none. */
  readonly ground: string | null;
}

interface PaperTable {
  readonly heads: readonly PaperCell[];
  readonly rows: readonly (readonly PaperCell[])[];
  readonly widths: readonly number[];
  readonly left: number;
  /** Where a row no longer fits. */
  readonly bottom: number;
  readonly size: number;
  readonly line: string;
}

const padding = 4;

function heightOf(pdf: Pdf, cells: readonly PaperCell[], { widths, size }: PaperTable): number {
  const heights = cells.map(({ text, font }, index) =>
    pdf
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width: (widths[index] ?? 0) - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

/** A place of a row on the sheet. */
interface RowPlace {
  readonly y: number;
  readonly height: number;
  readonly lefts: readonly number[];
}

/** Grounds and the line below: nothing that is read. */
function drawGround(pdf: Pdf, cells: readonly PaperCell[], { place, table }: { place: RowPlace; table: PaperTable }): void {
  const { y, height, lefts } = place;
  pdf.markContent('Artifact', { type: 'Layout' });
  for (const [index, { ground }] of cells.entries()) {
    if (ground !== null) pdf.rect(lefts[index] ?? 0, y, table.widths[index] ?? 0, height).fill(ground);
  }
  const right = table.left + table.widths.reduce((sum, width) => sum + width, 0);
  pdf.lineWidth(0.5).strokeColor(table.line);
  pdf
    .moveTo(table.left, y + height)
    .lineTo(right, y + height)
    .stroke();
  pdf.endMarkedContent();
}

/** Writes a table, each row whole on one sheet; a sheet that goes on with it begins with the heads, which are read once. */
export function writeTable(pdf: Pdf, table: PaperTable): void {
  const { heads, rows, widths, left, bottom, size } = table;
  const lefts = widths.map((_, index) => left + widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const tags = pdf.struct('Table');
  pdf.addStructure(tags);

  const writeText = ({ text, font, ink }: PaperCell, index: number, y: number): void => {
    pdf.font(font).fontSize(size).fillColor(ink);
    pdf.text(text, (lefts[index] ?? 0) + padding, y + padding, { width: (widths[index] ?? 0) - 2 * padding });
  };
  const placeRow = (cells: readonly PaperCell[]): RowPlace => {
    const place = { y: pdf.y, height: heightOf(pdf, cells, table), lefts };
    drawGround(pdf, cells, { place, table });
    return place;
  };
  const leave = ({ y, height }: RowPlace): void => {
    pdf.x = left;
    pdf.y = y + height;
  };
  const repeatHeads = (): void => {
    const place = placeRow(heads);
    pdf.markContent('Artifact', { type: 'Layout' });
    heads.forEach((cell, index) => writeText(cell, index, place.y));
    pdf.endMarkedContent();
    leave(place);
  };
  for (const [number, cells] of [heads, ...rows].entries()) {
    if (pdf.y + heightOf(pdf, cells, table) > bottom) {
      pdf.addPage();
      if (number > 0) repeatHeads();
    }
    const place = placeRow(cells);
    const row = pdf.struct('TR');
    tags.add(row);
    for (const [index, cell] of cells.entries()) {
      const scope = cell.head === null ? {} : { scope: cell.head };
      row.add(pdf.struct(cell.head === null ? 'TD' : 'TH', scope, () => writeText(cell, index, place.y)));
    }
    row.end();
    leave(place);
  }
  tags.end();
}
