import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { lockDataDirectory } from '../data-directory-lock.ts';
import { StopReason } from '../stop-reason.ts';
import { connect, requireSupportedServer, type Database } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { findRunningPostgres } from './running-postgres.ts';

interface OpenDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A process that is starting holds the data directory a few seconds before its PostgreSQL answers. */
async function waitForRunning(dataDirectory: string): Promise<string | null> {
  for (let round = 0; round < 40; round += 1) {
    const url = await findRunningPostgres(dataDirectory);
    if (url !== null) return url;
    await sleep(250);
  }
  return null;
}

type Say = (line: string) => void;

async function openDatabase({ databaseUrl, dataDirectory }: Config, say: Say): Promise<OpenDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, close: async () => undefined };
  const lock = await lockDataDirectory(dataDirectory).catch((error: unknown) => {
    if (error instanceof StopReason) return error;
    throw error;
  });
  if (lock instanceof StopReason) {
    const url = await waitForRunning(dataDirectory);
    if (url === null) throw lock;
    say('Se usa la base de datos del Cotejo que está en marcha.');
    return { url, close: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: true, onUnexpectedExit: () => process.exit(1) });
  process.on('exit', postgres.signalStop);
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await lock.release();
    },
  };
}

/**
 * Hands a program of the command line the database, migrated: that of DATABASE_URL, that of a running Cotejo, or its
 * own until the task ends. Throws StopReason when none of them can be had.
 */
export async function withProgramDatabase<Value>(
  config: Config,
  say: Say,
  task: (database: Database) => Promise<Value>,
): Promise<Value> {
  const { url, close } = await openDatabase(config, say);
  const connection = connect({ url, onError: (error) => say(`Base de datos: ${error.message}`) });
  try {
    await requireSupportedServer(connection.pool);
    await migrateDatabase(url);
    return await task(connection.database);
  } finally {
    await connection.close();
    await close();
  }
}
