import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Asks a new cluster of its own; the rows. */
async function askNewCluster(durable: boolean, question: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-log-pieces-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable, onUnexpectedExit: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

it('the log of a new cluster comes in small pieces, and is kept and buffered as one of large pieces', async () => {
  const rows = await askNewCluster(
    false,
    `select name, current_setting(name) as size from unnest(array['wal_segment_size', 'max_wal_size', 'min_wal_size', 'wal_buffers']) as name`,
  );
  expect(Object.fromEntries(rows.map(({ name, size }) => [name, size]))).toEqual({
    wal_segment_size: '1MB',
    max_wal_size: '1GB',
    min_wal_size: '80MB',
    wal_buffers: '4MB',
  });
});

it('a new cluster that lasts has pieces of its log ahead, for writing on where no more can be made', async () => {
  const [row] = await askNewCluster(
    true,
    'select count(*)::int as ahead from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())',
  );
  expect(row?.['ahead']).toBeGreaterThanOrEqual(30);
});
