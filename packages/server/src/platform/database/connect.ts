import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StopReason } from '../stop-reason.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What `database.transaction` hands to its function. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface ConnectOptions {
  readonly url: string;
  /** Told of a connection that broke while idle; the pool replaces it. */
  readonly onError: (error: Error) => void;
  readonly maximumConnections?: number;
}

const oldestMajor = 15;
const statementMilliseconds = 15_000;
const connectMilliseconds = 5000;

/** A pool of connections with the schema bound to it. Opens nothing until the first query. */
export function connect({ url, onError, maximumConnections = 16 }: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maximumConnections,
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMilliseconds,
    application_name: 'cotejo',
  });
  pool.on('error', onError);
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** Throws StopReason when the server cannot be reached or is older than PostgreSQL 15. */
export async function requireSupportedServer(pool: pg.Pool): Promise<void> {
  const answer = await pool
    .query<{ server_version_num: string; server_version: string }>(
      "select current_setting('server_version_num') server_version_num, current_setting('server_version') server_version",
    )
    .catch((error: unknown) => {
      const reason = error instanceof Error && error.message ? error.message : 'no responde';
      throw new StopReason(`No se puede usar el PostgreSQL de DATABASE_URL: ${reason}.`);
    });
  const [row] = answer.rows;
  if (row && Number(row.server_version_num) >= oldestMajor * 10_000) return;
  throw new StopReason(
    `DATABASE_URL apunta a PostgreSQL ${row?.server_version ?? 'desconocido'}; se necesita ${oldestMajor} o posterior.`,
  );
}
