import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { oneStartAtATime } from './start-lock.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../../migrations', import.meta.url));

/** Brings a database to the newest schema. Of copies that start together the second finds nothing to do. */
export async function migrateDatabase(url: string): Promise<void> {
  await oneStartAtATime({ url, name: 'cotejo-migrations' }, (client) => migrate(drizzle(client), { migrationsFolder }));
}
