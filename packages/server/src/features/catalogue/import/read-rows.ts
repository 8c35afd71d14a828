import type { Result } from '@cotejo/core/result';
import type { FileCount, Progress } from './importer.ts';
import { readSheet, type Sheet, type SheetColumns, type SheetRow } from './read-sheet.ts';
import { maximumProblems, type SheetProblem } from './sheet-problem.ts';

/** Rows between two lines of progress. */
const rowsPerLine = 10_000;

export interface RowReading<Row> {
  readonly folder: string;
  /** Takes one row, or says what is wrong with it. */
  readonly take: (row: Row) => Result<unknown, readonly SheetProblem[]>;
  /** Problems are added here; reading ends when there are too many to be of use. */
  readonly problems: SheetProblem[];
  readonly progress: Progress;
}

export interface ReadSheet {
  /** A row with any problem counts as refused. */
  readonly count: FileCount;
  /** False when the file, or its rest, could not be read at all: what is not in it may well exist. */
  readonly isReadable: boolean;
}

/** Reads a sheet to its end, keeping problems while there are not too many. */
export async function readRows<Columns extends SheetColumns>(
  sheet: Sheet<Columns>,
  { folder, take, problems, progress }: RowReading<SheetRow<Columns>>,
): Promise<ReadSheet> {
  let [file, rows, refused, isReadable]: [string, number, number, boolean] = [sheet.name, 0, 0, true];
  for await (const row of readSheet(folder, sheet)) {
    const before = problems.length;
    if (!row.ok) {
      file = row.error.file;
      isReadable = false;
      problems.push(row.error);
    } else {
      rows += 1;
      file = row.value.file;
      if (rows % rowsPerLine === 0) progress(`${file}: ${rows} filas…`);
      const taken = take(row.value);
      if (!taken.ok) problems.push(...taken.error);
      if (problems.length > before) refused += 1;
    }
    if (problems.length >= maximumProblems) break;
  }
  progress(`${sheet.name}: ${rows} filas leídas`);
  return { count: { file, read: rows, taken: rows - refused, refused }, isReadable };
}
