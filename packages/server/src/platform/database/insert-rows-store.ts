import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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

/**
 * Inserts rows as one JSON parameter per batch that PostgreSQL takes apart by the table's own column types:
 * one parameter in place of one per cell, which is what makes tens of thousands of rows a matter of a second.
 * `onConflict` follows the insert as it is. Every row must have the same keys. Answers how many rows were written.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  { rows, onConflict = sql`` }: { readonly rows: readonly Row<Table>[]; readonly onConflict?: SQL },
): Promise<number> {
  const [sample] = rows;
  if (sample === undefined) return 0;
  const columns = columnsOf(table, sample);
  let written = 0;
  const names = columns.map((column) => column.name);
  const types = sql.raw(columns.map((column) => `"${column.name}" ${column.type}`).join(', '));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map((row) => {
      const cells = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(columns.map((column) => [column.name, jsonCell(cells.get(column.key))]));
    });
    const { rowCount } = await transaction.execute(sql`
      insert into ${sql.identifier(getTableName(table))} (${identifiers(names)})
      select ${identifiers(names)} from json_to_recordset(${JSON.stringify(batch)}::json) as given(${types})
      ${onConflict}`);
    written += rowCount ?? 0;
  }
  return written;
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
