import { tableRows, type GenericFolder } from './table-rows.ts';
import type { Table } from './table.ts';
import type { TableName } from './tables/tables.ts';

/** The rows of a table that a survey found good a moment ago. Throws when they are not any more: the file was changed. */
export async function* surveyedRows<Row>(
  folder: GenericFolder,
  entry: readonly [TableName, Table<Row>],
): AsyncGenerator<Row, void> {
  for await (const row of tableRows(folder, entry)) {
    if (!row.ok) throw new Error(`the sheet of ${entry[0]} changed while it was read`);
    yield row.value.row;
  }
}

/** Hands out the rows of a table group by group, in the order of the table above it, holding one group. */
export class RowsSideBySide<Row> {
  readonly #rows: AsyncGenerator<Row, void>;
  readonly #keyOf: (row: Row) => string;
  #next: Row | null = null;
  #isStarted = false;

  constructor(rows: AsyncGenerator<Row, void>, keyOf: (row: Row) => string) {
    this.#rows = rows;
    this.#keyOf = keyOf;
  }

  async #read(): Promise<void> {
    const next = await this.#rows.next();
    this.#next = next.done ? null : next.value;
  }

  /** The rows of a key, which has to be asked for in the order of the file; none when it has none. */
  async take(key: string): Promise<readonly Row[]> {
    if (!this.#isStarted) {
      this.#isStarted = true;
      await this.#read();
    }
    const taken: Row[] = [];
    while (this.#next !== null && this.#keyOf(this.#next) === key) {
      taken.push(this.#next);
      await this.#read();
    }
    return taken;
  }

  /** Throws when rows are left that no key asked for: the survey saw another file. */
  requireEnd(): void {
    if (this.#next !== null) throw new Error('a sheet changed while it was read');
  }

  /** Lets go of the file, wherever reading stands. */
  async stop(): Promise<void> {
    await this.#rows.return(undefined);
  }
}
