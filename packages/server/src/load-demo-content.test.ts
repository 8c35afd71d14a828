import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoLoaders } from './load-demo-content.ts';
import { contentChanged } from './platform/content/content-store.ts';
import { listen, type Listener } from './platform/database/listen.ts';
import * as access from './platform/database/schema/access.ts';
import * as articles from './platform/database/schema/articles.ts';
import * as partners from './platform/database/schema/partners.ts';
import * as payments from './platform/database/schema/payments.ts';
import * as siteContent from './platform/database/schema/site-content.ts';
import * as visits from './platform/database/schema/visits.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

const heard: (string | null)[] = [];
let database: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await createTestDatabase('demo');
  const content = { ...access, ...articles, ...partners, ...payments, ...siteContent, ...visits };
  const tables = Object.values(content).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
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
    await vi.waitFor(() => expect(heard.at(-1)).toBe('end'), { timeout: 20_000 });
    if (heard.length > 1) telling.push(load.name);
  }
  return telling;
}

it('every loader tells of the content it stored, those apart whose answers nobody keeps, and of nothing when it stored none', async () => {
  const all = demoLoaders.map(({ name }) => name);
  const untold = ['loadDemoSessions', 'loadDemoCalendars'];
  expect(await tellingLoaders()).toEqual(all.filter((name) => !untold.includes(name)));
  expect(await tellingLoaders()).toEqual([]);
});
