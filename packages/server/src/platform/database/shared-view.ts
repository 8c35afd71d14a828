import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Questionable } from './connect.ts';
import type { ReadRow } from './copied-bytes.ts';
import { copyRows } from './copy-rows.ts';
import { waitLonger } from './silent-connection.ts';

/** One view of the database, as of one instant, for as long as its task runs. */
export interface SharedView {
  /** Puts questions, one after the other, on a connection that nothing else uses meanwhile. */
  readonly ask: <Value>(questions: (database: Questionable) => Promise<Value>) => Promise<Value>;
  /** Reads the rows of a SELECT as bytes, likewise: several can be under way. */
  readonly copy: (query: string, read: ReadRow) => Promise<void>;
}

// A catalogue may take longer than a page's statement may; a compiled plan or parallel workers cost more than they save.
const begin = `begin isolation level repeatable read, read only;
  set local statement_timeout = 0; set local jit = off; set local max_parallel_workers_per_gather = 0`;

/** A connection that breaks fails what runs on it; its own word of it would end the process. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  waitLonger(client, true);
  return client.on('error', heard);
}

function heard(): void {
  // The question under way rejects.
}

/** Half of the connections that can be had at once: no reader waits while it holds one, and questions find one too. */
function spareConnections(pool: pg.Pool): number {
  return Math.max(0, Math.floor((pool.options.max - pool.totalCount + pool.idleCount - pool.waitingCount) / 2));
}

/** Hands out connections one at a time each. */
class FreeClients {
  readonly #free: pg.PoolClient[];
  readonly #waiting: ((client: pg.PoolClient) => void)[] = [];

  constructor(clients: readonly pg.PoolClient[]) {
    this.#free = [...clients];
  }

  async with<Value>(task: (client: pg.PoolClient) => Promise<Value>): Promise<Value> {
    const client = this.#free.pop() ?? (await new Promise<pg.PoolClient>((resolve) => this.#waiting.push(resolve)));
    try {
      return await task(client);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(client);
      else this.#free.push(client);
    }
  }
}

/**
 * Runs a task over one view of the database, shared by one connection and up to `more` others that the pool can spare now;
 * with none to spare, everything takes its turn on the one. Rejects when any of them breaks; then,
 * as after any failure, none of them is used again.
 */
export async function withSharedView<Value>(
  { $client: pool }: Database,
  more: number,
  task: (view: SharedView) => Promise<Value>,
): Promise<Value> {
  const main = await connected(pool);
  const helpers: pg.PoolClient[] = [];
  let failure: Error | undefined;
  try {
    await main.query(begin);
    const wanted = Math.min(more, spareConnections(pool));
    if (wanted > 0) {
      const { rows } = await main.query<{ id: string }>('select pg_export_snapshot() id');
      const found = await Promise.allSettled(Array.from({ length: wanted }, () => connected(pool)));
      for (const one of found) if (one.status === 'fulfilled') helpers.push(one.value);
      const adopt = `${begin}; set transaction snapshot ${main.escapeLiteral(rows[0]?.id ?? '')}`;
      await Promise.all(helpers.map((helper) => helper.query(adopt)));
    }
    const free = new FreeClients([main, ...helpers]);
    const value = await task({
      ask: (questions) => free.with((client) => questions(drizzle(client))),
      copy: (query, read) => free.with((client) => copyRows(client, query, read)),
    });
    await Promise.all([main, ...helpers].map((client) => client.query('commit')));
    return value;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    for (const client of [main, ...helpers]) {
      if (failure === undefined) client.off('error', heard);
      waitLonger(client, false);
      client.release(failure);
    }
  }
}
