import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemSchema } from '@cotejo/contract/errors';
import { buildTestApp, testNow, type TestApp } from '../testing/test-app.ts';
import type { PressureLevel } from './pressure.ts';

const world: { now: number; level: PressureLevel } = { now: testNow, level: 'none' };
const contact = '/api/contactInformations';
const organizations = '/api/organization/instituciones/tipo/isapre';
const lines: string[] = [];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    clock: () => world.now,
    pressure: () => world.level,
    operation: { purgeCredentials: 'demo:una-clave-larga' },
    onLogLine: (line) => lines.push(line),
  });
});
afterAll(() => test.close());
beforeEach(() => {
  world.level = 'none';
  world.now += 60 * 60_000;
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => test.app.inject({ url, headers });
const statusOf = async (url: string, headers = {}) => (await get(url, headers)).headers['cache-status'];

/** Does something while the database cannot read content. */
async function withoutContent(doing: () => Promise<void>): Promise<void> {
  const { database } = test.database;
  await database.execute(sql`alter table site_content rename to site_content_away`);
  try {
    await doing();
  } finally {
    await database.execute(sql`alter table site_content_away rename to site_content`);
  }
}

describe('a GET whose answers are kept', () => {
  it('200: is worked out once in five minutes, and says what others may keep (C7-06)', async () => {
    const first = await get(contact);
    expect(first.headers).toMatchObject({
      'cache-status': 'cotejo; fwd=miss; stored',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
    });
    const again = await get(contact);
    expect([again.payload, again.headers['cache-status']]).toEqual([first.payload, 'cotejo; hit']);
    world.now += 5 * 60_000;
    expect(await statusOf(contact)).toBe('cotejo; fwd=miss; stored');
  });

  it('200: of the catalogue is kept until another one is published, and asked for anew by browsers', async () => {
    await get(organizations);
    world.now += 30 * 60_000;
    const { headers } = await get(organizations);
    expect(headers).toMatchObject({ 'cache-status': 'cotejo; hit' });
    expect(headers['cache-control']).toContain('max-age=0, s-maxage=300');
  });

  it('200: a call of the frame of pages is kept as the catalogue is, one of lines as content, each header apart', async () => {
    for (const headers of [{}, { 'lead-type': 'contact' }, { 'editable-business-line': 'isapre' }]) {
      expect(await statusOf('/api/business-line', headers)).toBe('cotejo; fwd=miss; stored');
      expect(await statusOf('/api/business-line', headers)).toBe('cotejo; hit');
    }
    expect((await get('/api/business-line')).headers['vary']).toBe('accept-encoding, lead-type, editable-business-line');
    await get('/api/site');
    world.now += 30 * 60_000;
    expect(await statusOf('/api/site')).toBe('cotejo; hit');
    expect(await statusOf('/api/business-line')).toBe('cotejo; fwd=miss; stored');
  });

  it('200: what depends on the clock holds until its minute ends, and nobody else keeps it', async () => {
    for (const url of ['/api/chat/available', '/api/compare/local?comparator=%2FComparar%2FIsapres']) {
      world.now += 60 * 60_000 - (world.now % 60_000);
      expect((await get(url)).headers).toMatchObject({
        'cache-status': 'cotejo; fwd=miss; stored',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      world.now += 59_999;
      expect(await statusOf(url)).toBe('cotejo; hit');
      world.now += 1;
      expect(await statusOf(url)).toBe('cotejo; fwd=miss; stored');
    }
  });

  it('500: no older answer says that somebody answers the chat now', async () => {
    await get('/api/chat/available');
    world.now += 60_000;
    await withoutContent(async () => expect((await get('/api/chat/available')).statusCode).toBe(500));
  });

  it('304: for who has it, compressed or not', async () => {
    const plain = await get(organizations);
    const compressed = await get(organizations, { 'accept-encoding': 'br' });
    expect(compressed.headers).toMatchObject({ etag: plain.headers.etag, 'content-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.payload);
    const known = await get(organizations, { 'if-none-match': String(plain.headers.etag) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  it('is of one edition, and of its query in any order', async () => {
    await get(contact);
    expect(await statusOf(contact, { host: 'peru.localhost' })).toBe('cotejo; fwd=miss; stored');
    expect(await statusOf(`${contact}?utm_source=a`)).toBe('cotejo; hit');
  });

  it('200: an answer up to a day old stands in while the database is away, and the log says so', async () => {
    const before = await get(contact);
    world.now += 23 * 60 * 60_000;
    await withoutContent(async () => {
      const during = await get(contact);
      expect([during.statusCode, during.payload]).toEqual([200, before.payload]);
      expect(during.headers).toMatchObject({ 'cache-status': 'cotejo; hit; detail=stale', 'cache-control': 'no-cache' });
      expect(lines.some((line) => line.includes('an older answer stands in'))).toBe(true);
      world.now += 60 * 60_000;
      expect((await get(contact)).statusCode).toBe(500);
    });
  });
});

describe('forceRefresh=1 (C7-05)', () => {
  it('is answered anew ten times a minute, then from what is kept; staff as often as they like', async () => {
    const url = `${contact}?forceRefresh=1`;
    for (let time = 0; time < 10; time += 1) expect(await statusOf(url)).toBe('cotejo; fwd=miss; stored');
    expect(await statusOf(url)).toBe('cotejo; hit; detail=refresh-limit');
    const staff = { authorization: `Basic ${Buffer.from('demo:una-clave-larga').toString('base64')}` };
    expect(await statusOf(url, staff)).toBe('cotejo; fwd=miss; stored');
    world.now += 60_000;
    expect(await statusOf(url)).toBe('cotejo; fwd=miss; stored');
  });

  it('is answered with what nobody else keeps, as an older answer there would not be fresh', async () => {
    const kept = await get(`${contact}?otra=1`);
    const [forced, limited] = [await get(`${contact}?forceRefresh=1`), await get(`${contact}?otra=1&forceRefresh=1`)];
    expect(kept.headers['cache-control']).toContain('s-maxage=300');
    expect([forced.headers['cache-control'], limited.headers['cache-control']]).toEqual(['no-cache', 'no-cache']);
  });

  it('is no unknown name where a call takes no other', async () => {
    const url = '/api/compare/local?comparator=%2FComparar%2FIsapres';
    expect((await get(`${url}&forceRefresh=1`)).statusCode).toBe(200);
    expect((await get(`${url}&otra=1`)).statusCode).toBe(400);
  });
});

describe('a process that is behind', () => {
  it('503: refuses a read it would have to work out, says when to come back, and answers what it has', async () => {
    await get(contact);
    world.level = 'reads';
    const refused = await get('/api/menu');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(problemSchema.parse(refused.json()).type).toBe('/problems/unavailable');
    expect((await get(contact)).statusCode).toBe(200);
    world.now += 10 * 60_000;
    expect((await get(contact)).headers['cache-status']).toBe('cotejo; hit; detail=stale');
  });
});

describe('a path that ends in a slash', () => {
  it('is answered without it as well', async () => {
    const query = '?codigoplan=ALC-4001';
    const [with_, without] = [await get(`/api/infoplanes/factores/${query}`), await get(`/api/infoplanes/factores${query}`)];
    expect([with_.statusCode, without.payload]).toEqual([200, with_.payload]);
  });
});

it('log and measures name a route in the one spelling of the contract', async () => {
  lines.length = 0;
  await get('/api/insurance/ALC-4001');
  expect(lines.filter((line) => line.includes('"route":"/api/insurance/{id}"'))).toHaveLength(1);
  const { payload } = await get('/metrics');
  expect(payload).toMatch(/request_duration_seconds_count\{[^}]*http_route="\/api\/insurance\/\{id\}"/);
  expect(payload).toContain('cache_answers_total{http_route="/api/insurance/{id}"');
  expect(payload).not.toMatch(/http_route="[^"]*:/);
});

it('the measures count where answers came from', async () => {
  await get(contact);
  await get(contact);
  const { payload } = await get('/metrics');
  expect(payload).toMatch(/http_server_cache_answers_total\{http_route="\/api\/contactInformations",outcome="hit"\} [1-9]/);
  expect(payload).toContain('http_server_shed_requests_total');
});
