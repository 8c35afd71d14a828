import { fail, ok, type Result } from '@cotejo/core/result';
import type { SheetProblem } from '../sheet-problem.ts';
import { csvRecords } from './csv-records.ts';
import { fieldText, findColumns, type FieldSources } from './field-source.ts';
import type { Mapping, TableMapping } from './mapping-schema.ts';
import { isBlank, type SheetRecord } from './sheet-record.ts';
import type { Table } from './table.ts';
import type { TableName } from './tables/tables.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** One row of a table with its place in the files. */
export interface TableRow<Row> {
  readonly file: string;
  readonly row: Row;
  /** What is wrong with a field of it, at its place. */
  readonly problem: (field: string, message: string) => SheetProblem;
}

/** A folder of the generic format, opened. */
export interface GenericFolder {
  readonly folder: string;
  readonly mapping: Mapping;
  /** Null where every table is a CSV file. */
  readonly workbook: Workbook | null;
}

/** Opens the workbook of a folder that has one. */
export async function openFolder(folder: string, mapping: Mapping): Promise<Result<GenericFolder, readonly SheetProblem[]>> {
  if (mapping.workbook === undefined) return ok({ folder, mapping, workbook: null });
  const workbook = await openWorkbook(folder, mapping.workbook);
  return workbook.ok ? ok({ folder, mapping, workbook: workbook.value }) : fail([workbook.error]);
}

async function* recordsOf(
  { folder, mapping, workbook }: GenericFolder,
  name: string,
  { file, sheet, headerRow, separator }: TableMapping,
): AsyncGenerator<Result<SheetRecord, SheetProblem>> {
  if (workbook !== null && file === undefined) {
    yield* workbook.records(sheet ?? name, headerRow);
    return;
  }
  const names = file === undefined ? [`${name}.csv`, `${name}.csv.gz`] : [file];
  yield* csvRecords({ folder, names, headerRow, separator: separator ?? mapping.separator });
}

function readRow<Row>(
  record: SheetRecord,
  { table, columns, mapping, own }: { table: Table<Row>; columns: FieldSources; mapping: Mapping; own: TableMapping },
): Result<TableRow<Row>, readonly SheetProblem[]> {
  const format = { numbers: own.numbers ?? mapping.numbers, trim: mapping.trim };
  const texts: Record<string, string> = {};
  for (const field of table.fields) texts[field] = '';
  const problems: SheetProblem[] = [];
  const problem = (field: string, message: string): SheetProblem => {
    const column = columns.sources.find((source) => source.field === field)?.column ?? field;
    return { file: record.file, row: record.row, column, message };
  };
  for (const source of columns.sources) {
    const said = fieldText(source, record, { ...format, kind: table.kinds.get(source.field) });
    if ('problem' in said) problems.push(problem(source.field, said.problem));
    else texts[source.field] = said.text;
  }
  if (problems.length > 0) return fail(problems);
  const read = table.read(texts);
  if (!read.success) return fail(read.error.issues.map(({ path: [field], message }) => problem(String(field), message)));
  table.check(read.data, (field, message) => problems.push(problem(field, message)));
  return problems.length > 0 ? fail(problems) : ok({ file: record.file, row: read.data, problem });
}

/** Problems of one row; or, where `endsTable`, of the file, of which nothing more can be read. */
export interface RowFailure {
  readonly problems: readonly SheetProblem[];
  readonly endsTable: boolean;
}

/** Told once per table which columns of its file nothing takes. */
export type UnreadColumns = (header: SheetRecord, columns: readonly string[]) => void;

/**
 * The rows of a table, one by one as the file is read; none where the mapping has no such table. A row that is wrong is
 * yielded as its problems and reading goes on; a file that cannot be read ends it.
 */
export async function* tableRows<Row>(
  given: GenericFolder,
  [name, table]: readonly [TableName, Table<Row>],
  unread: UnreadColumns = () => undefined,
): AsyncGenerator<Result<TableRow<Row>, RowFailure>> {
  const { mapping } = given;
  const own = mapping.tables[name];
  if (own === undefined) return;
  let columns: FieldSources | null = null;
  for await (const record of recordsOf(given, name, own)) {
    if (!record.ok) {
      yield fail({ problems: [record.error], endsTable: true });
      return;
    }
    if (columns === null) {
      const found = findColumns(record.value, table, own);
      if (!found.ok) {
        yield fail({ problems: found.error, endsTable: true });
        return;
      }
      columns = found.value;
      if (columns.unread.length > 0) unread(record.value, columns.unread);
    } else if (!isBlank(record.value)) {
      const row = readRow(record.value, { table, columns, mapping, own });
      yield row.ok ? row : fail({ problems: row.error, endsTable: false });
    }
  }
}
