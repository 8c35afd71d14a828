import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '../database/schema/partners.ts';
import { trustedProxies } from './robot/trusted-proxies.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const compare = '/api/insurance/compare/metadataPlanesPersonas';
const shared = '/api/countryState/country';
const page = 'https://localhost:3000';

let test: TestApp;
let alone: TestApp;
beforeAll(async () => {
  const proxies = trustedProxies(['10.9.0.0/16']);
  if (proxies === null) throw new Error('a network is one');
  test = await buildTestApp({
    operation: { trustedProxies: proxies, baseUrls: { byEdition: { chile: 'https://chile.localhost' }, byHost: {} } },
    prepare: async (database) => {
      await database.insert(partners).values({
        edition: 'chile',
        name: 'Prueba',
        subdomain: 'prueba',
        hostname: 'salud.prueba.example',
        applicationName: 'partner-marketplace',
        access: 'full',
        urls: ['https://www.prueba.example'],
        organizations: [],
        clinicsEnabled: true,
        showcase: false,
        hasFooter: true,
      });
    },
  });
  alone = await buildTestApp();
});
afterAll(async () => {
  await test.close();
  await alone.close();
});

const host = 'chile.localhost';
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-country' };

function ask(url: string, headers: Record<string, string>) {
  return test.app.inject({ url, headers: { host, ...headers } });
}

describe('a call from a page of another host', () => {
  it('C7-03 is allowed before it is made, with every header that calls carry', async () => {
    const response = await test.app.inject({ method: 'OPTIONS', url: compare, headers: { host, origin: page, ...preflight } });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-max-age': '7200',
    });
    const allowed = String(response.headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'x-country',
        'x-qpversion',
        'content-type',
        'idempotency-key',
        'authorization',
        'x-robot-solution',
        'x-form-stamp',
        'x-form-trap',
        'x-request-work',
      ]),
    );
  });

  it.each([page, 'https://peru.localhost', 'https://salud.prueba.example', 'https://prueba.localhost', 'http://localhost:3000'])(
    'C7-03, C7-04 is answered to %s, and no answer for one is kept for another',
    async (origin) => {
      for (const answer of [await ask(shared, { origin }), await ask(shared, { origin })]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['access-control-allow-origin']).toBe(origin);
        expect(String(answer.headers.vary).toLowerCase().split(', ')).toEqual(['accept-encoding', 'origin']);
      }
    },
  );

  it.each([
    'https://otro.example',
    'https://localhost.otro.example',
    'https://www.prueba.example',
    'https://prueba.peru.localhost',
    'null',
    'ftp://localhost',
    'https://localhost/',
  ])('is no affair of %s', async (origin) => {
    const answer = await ask(shared, { origin });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(String(answer.headers.vary)).toMatch(/origin/i);
    const asked = await test.app.inject({ method: 'OPTIONS', url: compare, headers: { host, origin, ...preflight } });
    expect(asked.statusCode).toBe(405);
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('may read why it was refused, and when to come again', async () => {
    const response = await ask('/api/nada', { origin: page });
    expect(problemSchema.parse(response.json()).status).toBe(404);
    expect(response.headers['access-control-allow-origin']).toBe(page);
    expect(response.headers['access-control-expose-headers']).toBe('etag, retry-after, x-request-id');
  });

  it('over HTTPS is not answered to a page that came without', async () => {
    const response = await test.app.inject({
      url: shared,
      remoteAddress: '10.9.1.1',
      headers: { host, origin: 'http://localhost', 'x-forwarded-proto': 'https' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('does not come to pages: those are nobody else’s to read', async () => {
    const response = await ask('/metrics', { origin: page });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('leaves wrong methods and unknown paths as they were', async () => {
    const wrong = await test.app.inject({ method: 'DELETE', url: compare, headers: { host } });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
    expect((await ask('/api/nada', {})).statusCode).toBe(404);
  });
});

it('where every page calls its own host, nobody is told of other origins', async () => {
  const response = await alone.app.inject({ url: shared, headers: { host, origin: page } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  expect(String(response.headers.vary)).not.toMatch(/origin/i);
});
