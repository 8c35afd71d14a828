import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** A database behind a pool of connections. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/**
 * Puts drizzle over a pool, with transactions that give their connection back whatever fails: drizzle's own keep it for good where
 * `begin` fails, as on a connection that broke unused, until none is left (docs/decisions/0360). One whose transaction could be
 * neither ended nor undone is closed, and its task's own error is what is told.
 */
export function pooledDatabase(pool: pg.Pool): Database {
  const alone = new WeakMap<pg.PoolClient, NodePgDatabase>();
  function databaseOf(client: pg.PoolClient): NodePgDatabase {
    const known = alone.get(client) ?? drizzle(client);
    alone.set(client, known);
    return known;
  }
  const transaction: Database['transaction'] = async (task, settings) => {
    const client = await pool.connect();
    let fault: { readonly error: unknown } | null = null;
    const told: typeof task = async (inside) => {
      try {
        return await task(inside);
      } catch (error) {
        fault = { error };
        throw error;
      }
    };
    const value = await databaseOf(client)
      .transaction(told, settings)
      .catch((error: unknown) => {
        client.release(fault?.error !== error);
        throw fault === null ? error : fault.error;
      });
    client.release();
    return value;
  };
  return Object.assign(drizzle(pool), { transaction });
}
