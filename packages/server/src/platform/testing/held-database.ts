import pg from 'pg';
import type { TestDatabase } from './test-database.ts';

/** A connection beside those of the pool, which are few and may all be waiting. */
async function connectBeside({ url }: Pick<TestDatabase, 'url'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Waits until so many transactions of a test's database wait for a lock. */
export async function untilWaiting(database: Pick<TestDatabase, 'url'>, count: number): Promise<void> {
  const client = await connectBeside(database);
  try {
    for (let waiting = 0; waiting < count;) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.count ?? 0;
    }
  } finally {
    await client.end();
  }
}

/** Holds what a statement holds, in a transaction of its own, until it is let go. */
export async function hold(database: Pick<TestDatabase, 'url'>, statement: string): Promise<() => Promise<void>> {
  const client = await connectBeside(database);
  await client.query(`begin; ${statement}`);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
