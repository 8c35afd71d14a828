import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import type { RenderedPage } from '@cotejo/contract/page-rendering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../platform/database/listen.ts';
import { cachePurged } from '../../platform/http/cache-purge.ts';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { createActivity } from './activity.ts';

const rendered = { times: 0 };
const now = { value: testNow };
async function renderPage(): Promise<RenderedPage> {
  rendered.times += 1;
  return { kind: 'html', status: 200, html: `página ${rendered.times}`, cacheable: true };
}

let test: TestApp;
let closed: TestApp;
beforeAll(async () => {
  const nothing = async (): Promise<void> => undefined;
  const site = { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing };
  const operation = { purgeCredentials: 'ana:clave:con dos puntos' };
  test = await buildTestApp({ site, operation, clock: () => now.value });
  closed = await buildTestApp();
});
afterAll(async () => {
  await test.close();
  await closed.close();
});

function get(url: string, headers: Record<string, string> = {}, { app = test.app, from = '192.0.2.1' } = {}) {
  return app.inject({ method: 'GET', url, remoteAddress: from, headers: { host: 'localhost', ...headers } });
}
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
const right = basic('ana:clave:con dos puntos');

describe('GET /cloudflare-cache/{appName}', () => {
  it.each(['site', 'partner-marketplace'])('C7-127 C7-128 C7-129 B7-43 200: %s, and pages are made anew', async (name) => {
    const before = (await get('/una')).payload;
    expect((await get('/una')).payload).toBe(before);
    const heard: (string | null)[] = [];
    const listener = await listen({
      url: test.database.url,
      channel: cachePurged,
      onNotification: (payload) => heard.push(payload),
      onError: (error) => heard.push(error.message),
    });
    const response = await get(`/cloudflare-cache/${name}`, right);
    expect(response.statusCode).toBe(200);
    expect(endpoints.purgeCache.responses[200].parse(response.json())).toEqual({ data: { purged: true } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get('/una')).payload).not.toBe(before);
    // Other processes are told.
    await expect.poll(() => heard).toEqual(['']);
    await listener.close();
  });

  it.each([
    ['none', {}],
    ['wrong ones', basic('ana:otra')],
    ['others of the same length', basic('eva:clave:con dos puntos')],
    ['another scheme', { authorization: 'Bearer ana:clave:con dos puntos' }],
  ])('C7-131 B7-45 401: with %s as credentials', async (_, headers) => {
    const response = await get('/cloudflare-cache/site', headers);
    expect(problemSchema.parse(response.json())).toMatchObject({ status: 401, type: '/problems/unauthenticated' });
    expect(response.headers['www-authenticate']).toMatch(/^Basic realm=/);
  });

  it('401: nobody may where no credentials are set', async () => {
    for (const headers of [{}, basic(''), basic(':'), right]) {
      expect((await get('/cloudflare-cache/site', headers, { app: closed.app })).statusCode).toBe(401);
    }
  });

  it('404: an application that there is not', async () => {
    expect((await get('/cloudflare-cache/otra', right)).statusCode).toBe(404);
  });
});

describe('GET /api/analytics/activeUsers', () => {
  const count = async (host = 'localhost') => {
    const response = await get('/api/analytics/activeUsers', { host }, { from: '203.0.113.200' });
    return endpoints.getActiveUsers.responses[200].parse(response.json()).data.activeUsers;
  };

  it('C7-52 200: addresses of the last five minutes, each once, edition by edition', async () => {
    now.value = testNow + 3_600_000;
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) await get('/una', {}, { from });
    // Who asks is there too.
    expect(await count()).toBe(3);
    expect(await count('peru.localhost')).toBe(1);
    now.value += 4 * 60_000;
    await get('/una', {}, { from: '203.0.113.2' });
    now.value += 61_000;
    expect(await count()).toBe(2);
  });

  it('200: with those that other processes told of in the last minute, of whom only the number is stored', async () => {
    now.value = testNow + 2 * 3_600_000;
    const other = createActivity(test.database.database, () => now.value);
    for (const address of ['198.51.100.1', '198.51.100.2']) other.note('chile', address);
    await other.publish();
    expect(await count()).toBe(3);
    const stored = await test.database.pool.query<Record<string, unknown>>('select * from process_activity');
    expect(JSON.stringify(stored.rows)).not.toContain('198.51.100');
    now.value += 61_000;
    expect(await count()).toBe(1);
    await other.publish();
    expect(await count()).toBe(3);
  });
});
