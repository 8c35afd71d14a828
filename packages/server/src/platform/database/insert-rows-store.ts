import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** Rows sent in one statement: big enough that round trips cost little, small enough to hold in memory. */
const batchSize = 2_000;

type Row<Table extends PgTable> = Table['$inferInsert'];

/** The columns that the rows fill: every row has the keys of the first one. */
function columnsOf<Table extends PgTable>(table: Table, sample: Row<Table>) {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => key in sample)
    .map(([key, column]) => ({ key, name: column.name, type: column.getSQLType() }));
}

/** The text of an insert up to its parameter and after it, and the names of the columns by the keys of the rows. */
interface InsertText {
  readonly before: SQL;
  readonly after: SQL;
  readonly names: ReadonlyMap<string, string>;
}

/** Inserts by table and the keys of its rows, of which there are few: a group of requests has one into every table. */
const insertTexts = new WeakMap<PgTable, Map<string, InsertText>>();

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function insertTextOf<Table extends PgTable>(table: Table, sample: Row<Table>): InsertText {
  const ofTable = insertTexts.get(table) ?? new Map<string, InsertText>();
  const keys = Object.keys(sample).join(' ');
  const known = ofTable.get(keys);
  if (known !== undefined) return known;
  const columns = columnsOf(table, sample);
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const types = columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
  const made: InsertText = {
    before: sql.raw(`insert into ${quoted(getTableName(table))} (${names}) select ${names} from json_to_recordset(`),
    after: sql.raw(`::json) as given(${types})`),
    names: new Map(columns.map(({ key, name }) => [key, name])),
  };
  insertTexts.set(table, ofTable.set(keys, made));
  return made;
}

/** A cell as JSON can carry it: bytes in PostgreSQL's own hexadecimal. */
function jsonCell(value: unknown): unknown {
  return value instanceof Uint8Array
    ? `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
    : value;
}

function identifiers(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

/** One batch of rows as an insert with a JSON parameter that PostgreSQL takes apart by the table's own column types. */
function insertOf<Table extends PgTable>(table: Table, { rows, onConflict = sql`` }: RowsToInsert<Table>): SQL {
  const [sample] = rows;
  if (sample === undefined) throw new Error(`no rows for ${getTableName(table)}`);
  const { before, after, names } = insertTextOf(table, sample);
  const batch = rows.map((row) => {
    const cells: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(row)) {
      const name = names.get(key);
      if (name !== undefined) cells[name] = jsonCell(value);
    }
    return cells;
  });
  return sql`${before}${JSON.stringify(batch)}${after} ${onConflict}`;
}

/** Rows, all with the same keys, and what follows their insert as it is. */
export interface RowsToInsert<Table extends PgTable> {
  readonly rows: readonly Row<Table>[];
  readonly onConflict?: SQL | undefined;
}

/**
 * Inserts rows as one JSON parameter per batch that PostgreSQL takes apart by the table's own column types:
 * one parameter in place of one per cell, which is what makes tens of thousands of rows a matter of a second.
 * Answers how many rows were written.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  { rows, onConflict }: RowsToInsert<Table>,
): Promise<number> {
  let written = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const { rowCount } = await transaction.execute(insertOf(table, { rows: batch, onConflict }));
    written += rowCount ?? 0;
  }
  return written;
}

/** Inserts rows in one batch and answers the ids of those that were written. */
export async function insertRowsWithIds<Table extends PgTable & { readonly id: PgColumn }>(
  transaction: Transaction,
  table: Table,
  { rows, onConflict = sql`` }: RowsToInsert<Table>,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const insert = insertOf(table, { rows, onConflict: sql`${onConflict} returning id` });
  const written = await transaction.execute<{ id: string }>(insert);
  return new Set(written.rows.map(({ id }) => id));
}

/** What is written together with other things; null: there is nothing to write. */
export type Writing = SQL | null;

/** Rows of a table for `writeTogether`, as `insertRows` writes them, in one batch: for groups, not for a catalogue. */
export function rowsOf<Table extends PgTable>(table: Table, given: RowsToInsert<Table>): Writing {
  return given.rows.length === 0 ? null : insertOf(table, given);
}

/**
 * Writes to several tables in one statement, all or none: rows may refer to each other, since what refers is looked at when the
 * statement ends. Each part sees the tables as they were before. `counted` is one more part, which gives rows, and of which it has to
 * be known how many: that is answered.
 */
export async function writeTogether(
  transaction: Transaction,
  writings: readonly Writing[],
  counted: Writing = null,
): Promise<number> {
  const parts = writings.flatMap((writing) => (writing ? [writing] : []));
  if (parts.length === 0 && counted === null) return 0;
  const named = parts.map((part, place) => sql`${sql.identifier(`part_${place}`)} as (${part})`);
  if (counted !== null) named.push(sql`counted as (${counted})`);
  const answer = counted === null ? sql`0` : sql`(select count(*)::int from counted)`;
  const { rows } = await transaction.execute<{ count: number }>(sql`with ${sql.join(named, sql`, `)} select ${answer} as count`);
  return rows[0]?.count ?? 0;
}

/** Inserts rows, or brings the rows of the same key up to date. `key` and the rows' other columns are database names. */
export async function upsertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  { rows, key }: { readonly rows: readonly Row<Table>[]; readonly key: readonly string[] },
): Promise<void> {
  const [sample] = rows;
  if (sample === undefined) return;
  const changed = columnsOf(table, sample)
    .map((column) => column.name)
    .filter((name) => !key.includes(name));
  const assignments = sql.join(
    changed.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  await insertRows(transaction, table, { rows, onConflict: sql`on conflict (${identifiers(key)}) do update set ${assignments}` });
}
