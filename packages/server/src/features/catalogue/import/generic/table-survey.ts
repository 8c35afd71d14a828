import type { FileCount, Progress } from '../importer.ts';
import { maximumProblems, type SheetProblem } from '../sheet-problem.ts';
import type { GenericFindings } from './generic-findings.ts';
import { tableRows, type GenericFolder, type TableRow } from './table-rows.ts';
import type { Table } from './table.ts';
import type { TableName } from './tables/tables.ts';

/** Rows between two lines of progress. */
const rowsPerLine = 20_000;

/** Reads tables to their ends, keeping what is wrong with them while there is not too much of it. */
export class TableSurvey {
  readonly problems: SheetProblem[] = [];
  readonly #files: FileCount[];
  readonly #unreadable = new Set<TableName>();
  readonly #folder: GenericFolder;
  readonly #findings: GenericFindings;
  readonly #progress: Progress;

  constructor(
    folder: GenericFolder,
    {
      findings,
      files,
      progress,
    }: { readonly findings: GenericFindings; readonly files: FileCount[]; readonly progress: Progress },
  ) {
    this.#folder = folder;
    this.#files = files;
    this.#findings = findings;
    this.#progress = progress;
  }

  get isFull(): boolean {
    return this.problems.length >= maximumProblems;
  }

  /** False when the table's file, or its rest, could not be read: what is not in it may well exist. */
  isReadable(table: TableName): boolean {
    return !this.#unreadable.has(table);
  }

  add(problem: SheetProblem): void {
    if (!this.isFull) this.problems.push(problem);
  }

  /** Reads one table; answers how many rows were good. Stops when there are too many problems to be of use. */
  async read<Row>(entry: readonly [TableName, Table<Row>], take: (row: TableRow<Row>) => void): Promise<number> {
    if (this.isFull || this.#folder.mapping.tables[entry[0]] === undefined) return 0;
    let [file, read, taken]: [string, number, number] = [entry[0], 0, 0];
    const rows = tableRows(this.#folder, entry, ({ file: name, row }, columns) => {
      for (const column of columns) {
        this.#findings.add({ kind: 'unread-column', file: name, row, column, message: `ningún campo de ${entry[0]} la toma` });
      }
    });
    for await (const row of rows) {
      const before = this.problems.length;
      if (row.ok) {
        file = row.value.file;
        take(row.value);
      } else for (const problem of row.error.problems) this.add(problem);
      if (!row.ok && row.error.endsTable) {
        file = row.error.problems[0]?.file ?? file;
        this.#unreadable.add(entry[0]);
        break;
      }
      read += 1;
      if (this.problems.length === before) taken += 1;
      if (read % rowsPerLine === 0) this.#progress(`${file}: ${read} filas…`);
      if (this.isFull) break;
    }
    this.#files.push({ file, read, taken, refused: read - taken });
    this.#progress(`${file}: ${taken} filas leídas`);
    return taken;
  }

  /** Tells about a key that a table holds a second time; answers whether it was the first. */
  isFirst<Row>(
    seen: Set<string>,
    { row, problem }: TableRow<Row>,
    { field, key }: { field: string; key: (row: Row) => string },
  ): boolean {
    const text = key(row);
    if (seen.has(text)) this.add(problem(field, `'${text}' está dos veces`));
    const isFirst = !seen.has(text);
    seen.add(text);
    return isFirst;
  }
}
