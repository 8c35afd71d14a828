import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUser, readPassword } from './postgres-cluster.ts';

/**
 * Connection string of the embedded PostgreSQL that another process runs in a data directory, or null when none is
 * ready there. For programs that work beside a running Cotejo; keep it out of logs.
 */
export async function findRunningPostgres(dataDirectory: string): Promise<string | null> {
  // PostgreSQL writes its port on the fourth line and its state on the eighth.
  const text = await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const port = Number(lines[3]);
  if (lines[7] !== 'ready' || !Number.isInteger(port) || port <= 0) return null;
  return `postgres://${databaseUser}:${await readPassword(dataDirectory)}@127.0.0.1:${port}/postgres`;
}
