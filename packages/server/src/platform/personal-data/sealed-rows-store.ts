import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import type { Database, Questionable, Transaction } from '../database/connect.ts';
import { dataKeys as dataKeysTable } from '../database/schema/access.ts';
import type { SealedTable } from './sealed-tables.ts';

/** Marks, among the ids of keys, that there are values from before there was a key. */
export const plainMark = 'plain';

/** The sealed values of a row, in the order of its table's columns. */
export interface SealedRow {
  readonly key: readonly string[];
  readonly values: readonly Uint8Array[];
}

/** A column's new bytes. */
export interface SealedValue {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const bytesSchema = z.instanceof(Uint8Array);

function named(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

function keyValues(table: SealedTable, key: readonly string[]): SQL {
  return sql.join(
    table.key.map(({ type }, index) => sql`${key[index] ?? ''}::${sql.raw(type)}`),
    sql`, `,
  );
}

/** The next rows after a key, in its order, locked against changes until the transaction ends. */
export async function lockRowsAfter(
  transaction: Transaction,
  table: SealedTable,
  { after, count }: { readonly after: readonly string[] | null; readonly count: number },
): Promise<readonly SealedRow[]> {
  const keys = named(table.key.map(({ name }) => name));
  const texts = sql.join(
    table.key.map(({ name }, index) => sql`${sql.identifier(name)}::text as ${sql.identifier(`key_${index}`)}`),
    sql`, `,
  );
  const beyond = after === null ? sql`` : sql`where (${keys}) > (${keyValues(table, after)})`;
  const { rows } = await transaction.execute(
    sql`select ${texts}, ${named(table.columns)} from ${sql.identifier(table.name)} ${beyond}
      order by ${keys} limit ${count} for no key update`,
  );
  return rows.map((row) => ({
    key: table.key.map((_, index) => z.string().parse(row[`key_${index}`])),
    values: table.columns.map((column) => bytesSchema.parse(row[column])),
  }));
}

/** Puts new bytes into columns of a row. */
export async function replaceValues(
  transaction: Transaction,
  table: SealedTable,
  { key, values }: { readonly key: readonly string[]; readonly values: readonly SealedValue[] },
): Promise<void> {
  const changes = sql.join(
    values.map(({ name, bytes }) => sql`${sql.identifier(name)} = ${Buffer.from(bytes)}`),
    sql`, `,
  );
  await transaction.execute(
    sql`update ${sql.identifier(table.name)} set ${changes}
      where (${named(table.key.map(({ name }) => name))}) = (${keyValues(table, key)})`,
  );
}

/** How many rows have a value that does not begin with these bytes. */
export async function countOthers(database: Questionable, table: SealedTable, head: Uint8Array): Promise<number> {
  const others = sql.join(
    table.columns.map((column) => sql`substring(${sql.identifier(column)} from 1 for ${head.length}) <> ${Buffer.from(head)}`),
    sql` or `,
  );
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table.name)} where ${others}`,
  );
  return rows[0]?.count ?? 0;
}

/** Ids of the keys that something may be sealed with, and perhaps the mark of plain values. */
export async function findUsedKeys(database: Database): Promise<readonly string[]> {
  const rows = await database.select({ id: dataKeysTable.id }).from(dataKeysTable);
  return rows.map(({ id }) => id);
}

/** Notes that values are sealed with a key from now on. */
export async function noteUsedKey(database: Database, id: string): Promise<void> {
  await database.insert(dataKeysTable).values({ id }).onConflictDoNothing();
}

/**
 * Notes a key as one that this transaction seals with, and keeps it noted until the transaction ends: a change of keys that
 * would forget it waits, and then sees what was sealed. To be called before anything is sealed.
 */
export async function holdSealingKey(transaction: Transaction, id: string): Promise<void> {
  for (;;) {
    const { rowCount } = await transaction.execute(
      sql`select from ${dataKeysTable} where ${dataKeysTable.id} = ${id} for key share`,
    );
    if (rowCount === 1) return;
    // Never noted, or forgotten while this waited.
    await transaction.insert(dataKeysTable).values({ id }).onConflictDoNothing();
  }
}

/** Waits for who seals with these keys; whoever wants to from now on waits until this transaction ends. */
export async function lockUsedKeys(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: dataKeysTable.id })
    .from(dataKeysTable)
    .where(inArray(dataKeysTable.id, [...ids]))
    .orderBy(dataKeysTable.id)
    .for('update');
}

/** Notes that nothing is sealed with these keys any more. */
export async function forgetUsedKeys(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(dataKeysTable).where(inArray(dataKeysTable.id, [...ids]));
}

/** Notes that no plain value is left. */
export async function forgetPlainMark(database: Database): Promise<void> {
  await database.delete(dataKeysTable).where(eq(dataKeysTable.id, plainMark));
}

/**
 * Writes the tables anew, so that their files keep nothing of rows as they were. Takes as long as it takes. A column whose values
 * are worked out again makes PostgreSQL copy what is there now and nothing else; VACUUM FULL would keep what somebody may still
 * look at, such as an automatic ANALYZE. What statistics sampled of them goes where the owner may clear it.
 */
export async function rewriteTables(client: pg.Client, tables: readonly SealedTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    const [table, column] = [name, columns[0] ?? ''].map((part) => client.escapeIdentifier(part));
    await client.query(`alter table ${table} alter column ${column} type bytea using ${column} || ''::bytea`);
    await client.query(`analyze ${table}`);
  }
  await client.query('vacuum full pg_catalog.pg_statistic').catch(() => undefined);
  // Tables have new files from the next checkpoint on, and the old ones are gone.
  await client.query('checkpoint').catch(() => undefined);
}
