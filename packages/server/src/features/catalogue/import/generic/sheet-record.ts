/** What a cell of a file holds. Cells of CSV are all texts; a workbook knows better. */
export interface SheetCell {
  readonly kind: 'text' | 'number' | 'flag' | 'day' | 'formula' | 'error';
  readonly text: string;
}

/** One row of a file as it stands, before anything is understood. */
export interface SheetRecord {
  readonly file: string;
  /** As a spreadsheet counts: the first line is row 1. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** True when nothing stands in a row: such rows are passed over. */
export function isBlank({ cells }: SheetRecord): boolean {
  return cells.every(({ text, kind }) => kind !== 'formula' && text.trim() === '');
}
