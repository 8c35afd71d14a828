import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteContent } from '../database/schema/site-content.ts';
import { buildTestApp, testNow, type TestApp } from '../testing/test-app.ts';
import { createContentChanges, followContentChanges } from './content-changes.ts';
import { tellContentChanged } from './content-store.ts';

const now = { value: testNow };
const rendered = { times: 0 };
async function renderPage(): Promise<RenderedPage> {
  rendered.times += 1;
  return { kind: 'html', status: 200, html: `página ${rendered.times}`, cacheable: true };
}
const nothing = async (): Promise<void> => undefined;
const site = { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing };

let writer: TestApp;
let reader: TestApp;
beforeAll(async () => {
  writer = await buildTestApp({ catalogue: 'demo', clock: () => now.value });
  reader = await buildTestApp({ beside: writer, clock: () => now.value, site });
});
afterAll(async () => {
  await reader.close();
  await writer.close();
});
beforeEach(() => {
  now.value += 60 * 60_000;
});

const get = (url: string) => reader.app.inject({ url, headers: { host: 'localhost' } });
const nameOf = async (): Promise<string> =>
  (await get('/api/whyUs/cotejo')).json<{ data: [{ message: string }] }>().data[0].message;

/** Changes a stored document in the other process, as whoever runs the site does. */
async function write(kind: string, name: string, payload: object): Promise<void> {
  await writer.database.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(siteContent)
      .set({ payload })
      .where(sql`edition = 'chile' and kind = ${kind} and name = ${name} and position = 0`)
      .returning({ id: siteContent.id });
    expect(changed).toHaveLength(1);
    await tellContentChanged(transaction);
  });
}

describe('a change of content in one process', () => {
  it('is seen in another one at once, not after five minutes', async () => {
    const before = await nameOf();
    expect((await get('/api/whyUs/cotejo')).headers['cache-status']).toBe('cotejo; hit');
    await write('why-us', 'cotejo', { icon: 'precio', message: 'Recién escrito.' });
    await vi.waitFor(async () => expect(await nameOf()).toBe('Recién escrito.'), { timeout: 20_000 });
    expect(before).not.toBe('Recién escrito.');
    expect((await get('/api/whyUs/cotejo')).headers['cache-status']).toBe('cotejo; hit');
  });

  it('is seen in answers of the catalogue that show it, and in pages', async () => {
    const color = async (): Promise<string | null> => {
      const { data } = (await get('/api/comparator')).json<{ data: { name: string; metadata: { color: string | null } }[] }>();
      return data.find(({ name }) => name === 'isapres')?.metadata.color ?? null;
    };
    const page = (await get('/una')).payload;
    expect((await get('/una')).payload).toBe(page);
    expect(await color()).not.toBe('#123456');
    await write('comparator-look', 'isapres', { color: '#123456' });
    await vi.waitFor(async () => expect(await color()).toBe('#123456'), { timeout: 20_000 });
    expect((await get('/una')).payload).not.toBe(page);
  });

  it('leaves the old answer to stand in while the database is away', async () => {
    const before = await nameOf();
    await writer.database.database.execute(sql`alter table site_content rename to site_content_away`);
    try {
      await writer.database.database.transaction(tellContentChanged);
      await vi.waitFor(
        async () => expect((await get('/api/whyUs/cotejo')).headers['cache-status']).toBe('cotejo; hit; detail=stale'),
        { timeout: 20_000 },
      );
      expect(await nameOf()).toBe(before);
    } finally {
      await writer.database.database.execute(sql`alter table site_content_away rename to site_content`);
    }
  });
});

describe('following changes', () => {
  it('tells who subscribed, until they end it; and once after a connection that broke', async () => {
    const [heard, errors]: [string[], Error[]] = [[], []];
    const changes = await followContentChanges({ url: writer.database.url, onError: (error) => errors.push(error) });
    try {
      changes.subscribe(() => heard.push('first'));
      const end = changes.subscribe(() => heard.push('second'));
      await writer.database.database.transaction(tellContentChanged);
      await vi.waitFor(() => expect(heard).toEqual(['first', 'second']), { timeout: 20_000 });
      end();
      await writer.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'cotejo-listen' and query like '%content_changed%' and datname = current_database()`,
      );
      await vi.waitFor(() => expect(heard).toEqual(['first', 'second', 'first']), { timeout: 20_000 });
      expect([changes.version(), errors.length > 0]).toEqual([2, true]);
    } finally {
      await changes.close();
    }
  });

  it('is not told of what was taken back', async () => {
    const changes = await followContentChanges({ url: writer.database.url, onError: () => undefined });
    try {
      const taken = writer.database.database.transaction(async (transaction) => {
        await tellContentChanged(transaction);
        throw new Error('taken back');
      });
      await expect(taken).rejects.toThrow('taken back');
      await writer.database.database.transaction(tellContentChanged);
      await vi.waitFor(() => expect(changes.version()).toBe(1), { timeout: 20_000 });
    } finally {
      await changes.close();
    }
  });

  it('gives each who subscribes an end of its own', () => {
    const changes = createContentChanges();
    const heard: string[] = [];
    const react = (): void => void heard.push('react');
    const end = changes.subscribe(react);
    changes.subscribe(react);
    end();
    changes.tell();
    expect([heard, changes.version()]).toEqual([['react'], 1]);
  });
});
