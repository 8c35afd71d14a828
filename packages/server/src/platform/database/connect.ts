import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StopReason } from '../stop-reason.ts';
import { createStatementNames } from './named-statements.ts';
import { pooledDatabase, type Database } from './pooled-database.ts';
import { endWhenSilent } from './silent-connection.ts';

/** What questions can be put to: a database, or one connection of it. */
export type Questionable = NodePgDatabase;
export type { Database };
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
  /** How long a connection may owe an answer in silence; absent: a little longer than a statement may take. */
  readonly silentMilliseconds?: number;
  /** How long a query may wait for a connection before it fails; absent: 5 s. */
  readonly waitMilliseconds?: number;
}

const oldestMajor = 15;
const statementMilliseconds = 15_000;
const defaultWaitMilliseconds = 5000;

/** A pool of connections. Opens nothing until the first query. */
export function connect(options: ConnectOptions): Connection {
  const { url, onError, maximumConnections = 16, silentMilliseconds, waitMilliseconds = defaultWaitMilliseconds } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maximumConnections,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMilliseconds,
    application_name: 'cotejo',
  });
  const nameStatements = createStatementNames();
  pool.on('connect', (client) => {
    nameStatements(client);
    endWhenSilent(client, silentMilliseconds);
    // What runs on a connection that breaks rejects; unheard, its own word of it would end the process.
    client.on('error', () => undefined);
  });
  pool.on('error', (error) => {
    // A connection that is being closed may still hear that the server ends.
    if (!pool.ending) onError(error);
  });
  return { database: pooledDatabase(pool), pool, close: () => pool.end() };
}

/** True when the database answers now; rejects when it cannot be reached. */
export async function answers(pool: pg.Pool): Promise<boolean> {
  return (await pool.query('select 1')).rowCount === 1;
}

/** Null for a server that will do; else why not. `number` is its server_version_num, e.g. 140011. */
export function serverRefusal(number: number, name: string): string | null {
  if (number >= oldestMajor * 10_000) return null;
  return `DATABASE_URL apunta a PostgreSQL ${name}; se necesita ${oldestMajor} o posterior.`;
}

/** Throws StopReason when the server cannot be reached or is older than PostgreSQL 15. */
export async function requireSupportedServer(pool: pg.Pool): Promise<void> {
  const question = "select current_setting('server_version_num')::int number, current_setting('server_version') name";
  const answer = await pool.query<{ number: number; name: string }>(question).catch((error: unknown) => {
    const reason = error instanceof Error && error.message ? error.message : 'no responde';
    throw new StopReason(`No se puede usar el PostgreSQL de DATABASE_URL: ${reason}.`);
  });
  for (const { number, name } of answer.rows) {
    const refusal = serverRefusal(number, name);
    if (refusal !== null) throw new StopReason(refusal);
  }
}
