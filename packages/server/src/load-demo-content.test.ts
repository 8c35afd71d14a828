import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoLoaders } from './load-demo-content.ts';
import { contentChanged } from './platform/content/content-store.ts';
import * as contentSchema from './platform/database/content-schema.ts';
import { listen, type Listener } from './platform/database/listen.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

const heard: (string | null)[] = [];
let database: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await createTestDatabase('demo');
  const tables = Object.values(contentSchema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
  await database.pool.query(`truncate ${tables.join(', ')} cascade`);
  const onNotification = (payload: string | null): void => void heard.push(payload);
  listener = await listen({ url: database.url, channel: contentChanged, onNotification, onError: () => undefined });
});
afterAll(async () => {
  await listener.close();
  await database.drop();
});

/** The loaders after which processes are told of changed content. */
async function tellingLoaders(): Promise<string[]> {
  const telling: string[] = [];
  for (const load of demoLoaders) {
    heard.length = 0;
    await database.database.transaction(load);
    await database.pool.query('select pg_notify($1, $2)', [contentChanged, 'end']);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('end'), { timeout: 5_000 });
    if (heard.length > 1) telling.push(load.name);
  }
  return telling;
}

it('every loader tells of the content it stored, those apart whose answers nobody keeps, and of nothing when it stored none', async () => {
  const all = demoLoaders.map(({ name }) => name);
  expect(await tellingLoaders()).toEqual(all.filter((name) => name !== 'loadDemoSessions'));
  expect(await tellingLoaders()).toEqual([]);
});
