import type pg from 'pg';
import type { Database } from '../database/connect.ts';
import { oneStartAtATime } from '../database/start-lock.ts';
import { StopReason } from '../stop-reason.ts';
import type { DataKeys } from './data-keys.ts';
import { forgetPairs } from './index-pairs-store.ts';
import { countNotResealed, resealAll, type ResealedTable } from './reseal.ts';
import { sealedTables } from './sealed-tables.ts';
import * as store from './sealed-rows-store.ts';

/** Seals what is kept in plain, unless another process that starts has done it by then. */
async function sealPlain(database: Database, keys: DataKeys, client: pg.Client): Promise<readonly ResealedTable[]> {
  if (!(await store.findUsedKeys(database)).includes(store.plainMark)) return [];
  const sealed = await resealAll(database, { keys });
  await store.rewriteTables(client, sealedTables);
  await store.forgetPlainMark(database);
  return sealed;
}

/**
 * Makes sure, before anything is answered, that all that is stored opens with the keys, and seals what an older version kept
 * in plain: its tables are written anew, so that no plain copy stays in them, by one of the processes that start together while the
 * others wait. With one key it forgets the pairs of blind indexes. Throws StopReason naming the id of a key that is missing. Says
 * what was sealed; empty: nothing had to be.
 */
export async function prepareStoredData(database: Database, keys: DataKeys): Promise<readonly ResealedTable[]> {
  const used = await store.findUsedKeys(database);
  const missing = used.find((id) => id !== store.plainMark && keys.every((key) => key.id !== id));
  if (missing !== undefined)
    throw new StopReason(
      `Falta la clave ${missing}, con la que hay datos personales cifrados: añádela a DATA_KEY tras la primera y una coma, o devuelve a su sitio el archivo de la clave.`,
    );
  if (!used.includes(keys[0].id)) await store.noteUsedKey(database, keys[0].id);
  // Processes that still had two keys noted pairs after the change was over.
  if (keys.length === 1) await database.transaction(forgetPairs);
  if (!used.includes(store.plainMark)) return [];
  const { connectionString: url = '' } = database.$client.options;
  return oneStartAtATime({ url, name: 'cotejo-sealing' }, (client) => sealPlain(database, keys, client));
}

/** What a change of keys came to. */
export interface Rotation {
  readonly tables: readonly ResealedTable[];
  /** Rows that are not sealed with the first key yet. */
  readonly left: number;
}

/**
 * Seals all that is stored with the first key. Only when nothing is left, the others are noted as no longer needed: in one
 * transaction that waits for whoever still seals with one of them, and lets nobody begin meanwhile.
 */
export async function rotateStoredData(
  database: Database,
  keys: DataKeys,
  onBatch: (soFar: ResealedTable) => void,
): Promise<Rotation> {
  await prepareStoredData(database, keys);
  const tables = await resealAll(database, { keys, onBatch });
  const others = keys.slice(1).map(({ id }) => id);
  const left = await database.transaction(async (transaction) => {
    await store.lockUsedKeys(transaction, others);
    const count = await countNotResealed(transaction, keys);
    if (count === 0) {
      await store.forgetUsedKeys(transaction, others);
      await forgetPairs(transaction);
    }
    return count;
  });
  return { tables, left };
}
