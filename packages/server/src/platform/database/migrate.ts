import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../../../migrations', import.meta.url));
/** Any number, as long as nobody else in this database takes it. */
const advisoryLock = 7_190_214;

/**
 * Brings a database to the newest schema. Copies that start together wait for each other on an advisory lock;
 * the second finds nothing to do. Runs on a connection of its own, without a statement timeout.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'cotejo-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
