import type { Database, Questionable, Transaction } from '../database/connect.ts';
import { StopReason } from '../stop-reason.ts';
import { blindIndexes } from './blind-index.ts';
import type { DataKeys } from './data-keys.ts';
import { keyIdOf, open, plainTextOf, seal } from './envelope.ts';
import { notePairs } from './index-pairs-store.ts';
import { rowOf, sealedTables, type SealedTable } from './sealed-tables.ts';
import * as store from './sealed-rows-store.ts';

/** What a change of keys did in one table, in rows. */
export interface ResealedTable {
  readonly table: string;
  readonly seen: number;
  readonly resealed: number;
  /** Left as they are: a value in them does not open at its place. */
  readonly damaged: number;
}

export interface ResealOptions {
  readonly keys: DataKeys;
  /** Rows per transaction; absent: 200. */
  readonly batchRows?: number;
  /** Told after each transaction. */
  readonly onBatch?: (soFar: ResealedTable) => void;
}

/** What became of a row, with each of its blind indexes by every key if it was sealed. */
type Outcome =
  { readonly kind: 'kept' | 'damaged' } | { readonly kind: 'resealed'; readonly indexes: readonly (readonly Buffer[])[] };

/** Seals the values of one row with the first key, unless they all are. */
async function resealRow(
  transaction: Transaction,
  { keys, table }: { readonly keys: DataKeys; readonly table: SealedTable },
  { key, values }: store.SealedRow,
): Promise<Outcome> {
  if (values.every((bytes) => keyIdOf(bytes) === keys[0].id)) return { kind: 'kept' };
  const row = rowOf(key);
  const texts = new Map<string, string>();
  for (const [index, column] of table.columns.entries()) {
    const bytes = values[index] ?? new Uint8Array();
    const plain = plainTextOf(bytes);
    const opened = plain === null ? open(keys, { table: table.name, column, row }, bytes) : { ok: true as const, value: plain };
    if (!opened.ok && opened.error === 'unknown-key')
      throw new StopReason(
        `DATA_KEY no tiene la clave ${keyIdOf(bytes)}, con la que está cifrado ${table.name}: añádela al final, tras una coma.`,
      );
    if (!opened.ok) return { kind: 'damaged' };
    texts.set(column, opened.value);
  }
  const sealed = [...texts].map(([name, text]) => ({ name, bytes: seal(keys, { table: table.name, column: name, row }, text) }));
  const indexes = table.indexes.map(({ name, of, kind }) => ({ name, byKeys: blindIndexes(keys, kind, texts.get(of) ?? '') }));
  const written = indexes.map(({ name, byKeys: [bytes] }) => ({ name, bytes }));
  await store.replaceValues(transaction, table, { key, values: [...sealed, ...written] });
  return { kind: 'resealed', indexes: indexes.map(({ byKeys }) => byKeys) };
}

async function resealTable(database: Database, table: SealedTable, options: ResealOptions): Promise<ResealedTable> {
  const { keys, batchRows = 200, onBatch } = options;
  const counts = { kept: 0, resealed: 0, damaged: 0 };
  let after: readonly string[] | null = null;
  for (;;) {
    const start: readonly string[] | null = after;
    const last = await database.transaction(async (transaction) => {
      const rows = await store.lockRowsAfter(transaction, table, { after: start, count: batchRows });
      const alike: (readonly Buffer[])[] = [];
      for (const row of rows) {
        const outcome = await resealRow(transaction, { keys, table }, row);
        counts[outcome.kind] += 1;
        if (outcome.kind === 'resealed') alike.push(...outcome.indexes);
      }
      // Their people's other rows may have the old index until a later batch.
      await notePairs(transaction, alike);
      return rows.length < batchRows ? null : (rows.at(-1)?.key ?? null);
    });
    const seen = counts.kept + counts.resealed + counts.damaged;
    const soFar = { table: table.name, seen, resealed: counts.resealed, damaged: counts.damaged };
    onBatch?.(soFar);
    if (last === null) return soFar;
    after = last;
  }
}

/**
 * Seals every personal value with the first key that has another, or none yet, with its blind indexes, some rows per
 * transaction. Broken off, it goes on where it was when it is run again; the service may run meanwhile. Throws StopReason
 * where a value's key is not among the keys.
 */
export async function resealAll(database: Database, options: ResealOptions): Promise<readonly ResealedTable[]> {
  const done: ResealedTable[] = [];
  for (const table of sealedTables) done.push(await resealTable(database, table, options));
  return done;
}

/** Rows that still have a value sealed with another key than the first. */
export async function countNotResealed(database: Questionable, [key]: DataKeys): Promise<number> {
  const head = Buffer.concat([Buffer.from([1]), Buffer.from(key.id, 'hex')]);
  let left = 0;
  for (const table of sealedTables) left += await store.countOthers(database, table, head);
  return left;
}
