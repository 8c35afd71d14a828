import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { compactFormatVersion, decodeCompact, encodeCompact } from '@cotejo/core/compact';
import { compare, findComparator, noFilters } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { peopleOnly } from '@cotejo/core/people';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const today = plainDate('2026-11-20');
const isapres = '/Comparar/Isapres';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => test.app.inject({ method: 'GET', url, headers });

async function localOf(comparator: string, host = 'localhost') {
  const response = await get(`/api/compare/local?comparator=${encodeURIComponent(comparator)}`, { host });
  expect(response.statusCode).toBe(200);
  return { response, data: endpoints.getLocalComparison.responses[200].parse(response.json()).data };
}

function bytesOf(comparator: string): Buffer {
  const snapshot = test.memory.snapshot('chile');
  return Buffer.from(encodeCompact(snapshot, findComparator(snapshot.comparators, comparator)!));
}

describe('GET /api/compare/local', () => {
  it('200: address and weight of the compact catalogue, the day and its figures', async () => {
    const { data } = await localOf(isapres);
    const { rate, date, status } = test.memory.uf(today);
    const sent = await get(data.catalogueUrl, { 'accept-encoding': 'br' });
    const { commit } = (await get('/api/qp-version')).json<{ commit: string }>();
    expect(data).toMatchObject({
      programVersion: commit,
      version: test.memory.snapshot('chile').version,
      formatVersion: compactFormatVersion,
      compressedBytes: sent.rawPayload.length,
      figures: {
        today,
        uf: { valor: rate.scaled / 1e4, fecha: date, status },
        usd: { valor: 928.99, fecha: '2026-07-10', status: 'older' },
        ufPublishedUntil: test.memory.ufPublishedUntil(),
      },
    });
  });

  it('304: asked again with what was answered, and 200 without', async () => {
    const { response } = await localOf('isapres');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = String(response.headers.etag);
    const again = await get(`/api/compare/local?comparator=isapres`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('200: no UF in an edition without one', async () => {
    const { data } = await localOf('/Comparar/EPS', 'peru.localhost');
    expect(data.figures.uf).toBeNull();
    expect(data.version).toBe(test.memory.snapshot('peru').version);
  });

  it('404: a comparator that there is not', async () => {
    const response = await get('/api/compare/local?comparator=/Comparar/Nada');
    expect(response.statusCode).toBe(404);
    expect(problemSchema.parse(response.json()).errors?.[0]?.field).toBe('query.comparator');
  });

  it('400: more than a comparator', async () => {
    expect((await get('/api/compare/local?comparator=isapres&edad=34')).statusCode).toBe(400);
  });
});

describe('GET the compact catalogue', () => {
  it('200: the same bytes in every encoding, kept for good, each with its own strong validator', async () => {
    const { data } = await localOf(isapres);
    const bytes = bytesOf(isapres);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    const etags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { statusCode, headers, rawPayload } = await get(data.catalogueUrl, { 'accept-encoding': encoding });
      expect(statusCode).toBe(200);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toContain('accept-encoding');
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(unpack[encoding](rawPayload).equals(bytes)).toBe(true);
      etags.add(String(headers.etag));
      const again = await get(data.catalogueUrl, { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
    expect(etags.size).toBe(3);
  });

  it('200: what is read from it compares as the server does', async () => {
    const { data } = await localOf(isapres);
    const decoded = decodeCompact((await get(data.catalogueUrl)).rawPayload);
    if (!decoded.ok) throw new Error(decoded.error.kind);
    const snapshot = test.memory.snapshot('chile');
    const query = {
      comparatorUrl: isapres,
      household: { ...peopleOnly, contributors: [{ age: 34, sex: 'Femenino', income: null }], dependants: [], regionCode: '13' },
      filters: noFilters,
      sort: 'costo-anual',
      page: 1,
      pageSize: 50,
      ponderation: 0,
    } as const;
    const context = { today, uf: test.memory.uf(today), currency: 'CLP' } as const;
    const expected = compare(query, { ...context, snapshot });
    expect(expected.ok && expected.value.items.length).toBe(50);
    expect(compare(query, { ...context, snapshot: decoded.value })).toEqual(expected);
  });

  it('404: an address of another catalogue version, format, edition or comparator', async () => {
    const { data } = await localOf(isapres);
    const wrong = [
      data.catalogueUrl.replace(data.version, '1-older'),
      data.catalogueUrl.replace(`/v${compactFormatVersion}/`, `/v${compactFormatVersion + 1}/`),
      data.catalogueUrl.replace(/[^/]+$/, 'nada'),
    ];
    for (const url of wrong) {
      expect(url).not.toBe(data.catalogueUrl);
      const response = await get(url);
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 404, 'no-store']);
      expect(problemSchema.parse(response.json()).type).toBe('/problems/not-found');
    }
    expect((await get(data.catalogueUrl, { host: 'peru.localhost' })).statusCode).toBe(404);
  });

  it('404: the address of before, once a version is published', async () => {
    const { data: before } = await localOf(isapres);
    await test.database.database.execute(sql`update catalogue_versions set published_at = now() where edition = 'chile'`);
    await test.database.database.execute(sql`select pg_notify('catalogue_published', '')`);
    await vi.waitFor(() => expect(test.memory.snapshot('chile').version).not.toBe(before.version), {
      timeout: 20_000,
      interval: 50,
    });
    const { data: after } = await localOf(isapres);
    expect(after.catalogueUrl).not.toBe(before.catalogueUrl);
    expect((await get(before.catalogueUrl)).statusCode).toBe(404);
    expect((await get(after.catalogueUrl)).statusCode).toBe(200);
  });
});
