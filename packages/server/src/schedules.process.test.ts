import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { linkCleanups } from './features/sharing/forget-links.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { startJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { quoteCleanups } from './platform/quotes/forget-quotes.ts';
import { dataKeyText } from './platform/testing/data-keys-of-tests.ts';
import { startServerProcess } from './platform/testing/server-process.ts';

it('a process as it comes deletes what has ended, also what ended while none ran at the hour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-schedules-'));
  const options = { dataDirectory: folder, durable: false, onUnexpectedExit: () => undefined };
  const postgres = await startEmbeddedPostgres(options);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await migrateDatabase(postgres.url);
    const queues = [linkCleanups, quoteCleanups];
    const jobs = await startJobs({ url: postgres.url, log: createLog('silent'), queues, withSchedules: false });
    for (const queue of queues) await jobs.schedule(queue, {}, { cron: '0 3 * * *', timeZone: 'UTC' });
    await jobs.stop();
    await client.query("update pgboss.version set cron_on = now() - interval '2 days'");
    await client.query(
      "update pgboss.schedule set created_on = now() - interval '9 days', updated_on = now() - interval '9 days'",
    );
    await client.query(
      "insert into shared_links (edition, path, link, profile, expires_at) values ('chile', '/', 'a', '{}', now() - interval '1 day')",
    );
    const server = startServerProcess({
      env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, DATA_KEY: dataKeyText('schedules') },
    });
    try {
      await server.address;
      await vi.waitFor(async () => expect((await client.query('select 1 from shared_links')).rowCount).toBe(0), {
        timeout: 60_000,
        interval: 500,
      });
      const { rows } = await client.query(
        "select distinct name from pgboss.job where name in ('shared-link-cleanup', 'quote-cleanup') order by name",
      );
      expect(rows.map(({ name }) => name)).toEqual(['quote-cleanup', 'shared-link-cleanup']);
    } finally {
      server.kill('SIGTERM');
      await server.exit;
    }
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
