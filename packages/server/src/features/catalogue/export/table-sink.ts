import type { TableName } from '../import/generic/tables/tables.ts';

/** Takes the rows of an export, table by table or in turns. */
export interface TableSink {
  /** Cells are in the order of the table's fields. */
  readonly add: (name: TableName, cells: readonly string[]) => Promise<void>;
  /** Finishes the files. Answers why they cannot be made, in Spanish, or null. */
  readonly end: () => Promise<string | null>;
}
