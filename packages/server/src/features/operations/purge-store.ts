import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { cachePurged } from '../../platform/http/cache-purge.ts';

/** Tells every process to empty its caches. */
export async function tellPurge(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${cachePurged}, '')`);
}
