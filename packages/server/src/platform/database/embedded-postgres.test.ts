import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

it('the log of a new cluster comes in small pieces, and is kept and buffered as one of large pieces', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-log-pieces-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false, onUnexpectedExit: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; size: string }>(
      `select name, current_setting(name) as size from unnest(array['wal_segment_size', 'max_wal_size', 'min_wal_size', 'wal_buffers']) as name`,
    );
    expect(Object.fromEntries(rows.map(({ name, size }) => [name, size]))).toEqual({
      wal_segment_size: '1MB',
      max_wal_size: '1GB',
      min_wal_size: '80MB',
      wal_buffers: '4MB',
    });
  } finally {
    await client.end();
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});

it('a new cluster that lasts has pieces of its log ahead, for writing on where no more can be made', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-log-ahead-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: true, onUnexpectedExit: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ ahead: number }>(
      'select count(*)::int as ahead from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())',
    );
    expect(rows[0]?.ahead).toBeGreaterThanOrEqual(30);
  } finally {
    await client.end();
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});
