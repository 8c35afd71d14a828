import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostgres } from './running-postgres.ts';

it('another program reaches the embedded PostgreSQL of a data directory while it runs, and is told when it does not', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-running-'));
  try {
    expect(await findRunningPostgres(dataDirectory)).toBeNull();
    const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false, onUnexpectedExit: () => undefined });
    try {
      const url = await findRunningPostgres(dataDirectory);
      expect(url).toBe(postgres.url);
      const client = new pg.Client({ connectionString: url ?? '' });
      await client.connect();
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await client.end();
    } finally {
      await postgres.stop();
    }
    expect(await findRunningPostgres(dataDirectory)).toBeNull();
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
});
