import type { Result } from '@cotejo/core/result';
import type { Progress } from './importer.ts';
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

/** Reads a sheet to its end, keeping problems while there are not too many. Answers its file's name and how many rows it has. */
export async function readRows<Columns extends SheetColumns>(
  sheet: Sheet<Columns>,
  { folder, take, problems, progress }: RowReading<SheetRow<Columns>>,
): Promise<{ readonly file: string; readonly rows: number }> {
  let [file, rows]: [string, number] = [sheet.name, 0];
  for await (const row of readSheet(folder, sheet)) {
    if (!row.ok) problems.push(row.error);
    else {
      rows += 1;
      file = row.value.file;
      if (rows % rowsPerLine === 0) progress(`${file}: ${rows} filas…`);
      const taken = take(row.value);
      if (!taken.ok) problems.push(...taken.error);
    }
    if (problems.length >= maximumProblems) break;
  }
  progress(`${sheet.name}: ${rows} filas leídas`);
  return { file, rows };
}
