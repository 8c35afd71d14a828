/** Why a sheet cannot be imported: shown as one line with file, row and column. Nothing is changed by such an import. */
export interface SheetProblem {
  readonly file: string;
  /** As a spreadsheet counts: the header is row 1. Null: the file as a whole. */
  readonly row: number | null;
  readonly column: string | null;
  /** In Spanish, for whoever prepares the sheets. */
  readonly message: string;
}

/** 'plans.csv, fila 12, columna base_price_uf: …' */
export function problemLine({ file, row, column, message }: SheetProblem): string {
  const place = [file, row === null ? null : `fila ${row}`, column === null ? null : `columna ${column}`];
  return `${place.filter((part) => part !== null).join(', ')}: ${message}`;
}

/** Problems of an import, at most this many kept: a file in the wrong format has one per row. */
export const maximumProblems = 100;
