import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProfileCookie } from '../../platform/http/profile-cookie.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { forgetLinks } from './forget-links.ts';

const day = 86_400_000;
const page = '/Comparar/Isapres?orden=precio';
const family = {
  cotizante: [{ sexo: 'Femenino', edad: 34, ingreso: 1_650_000 }],
  cargas: [{ edad: 5 }],
  region: { stateCode: '13' },
  ingreso: 7_654_321,
};

let test: TestApp;
let now = testNow;
beforeAll(async () => {
  test = await buildTestApp({ clock: () => now });
});
afterAll(() => test.close());

async function post(url: string, payload: object, host = 'localhost') {
  const headers = { host, ...wireHeaders(host === 'localhost' ? 'chile' : 'peru') };
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, json: response.json(), headers: response.headers };
}

async function linkTo(url: string, host?: string): Promise<string> {
  const { status, json } = await post('/api/shared-links', { url }, host);
  expect(status).toBe(200);
  return endpoints.createSharedLink.responses[200].parse(json).data.link;
}

const open = (link: string, host = 'localhost') => test.app.inject({ method: 'GET', url: `/url/${link}`, headers: { host } });

describe('POST /api/shared-links', () => {
  it('200: B7-40, a page has one link, which is ten signs', async () => {
    const link = await linkTo(page);
    expect(link).toMatch(/^[\dA-Za-z]{10}$/);
    expect(await linkTo(page)).toBe(link);
    expect(await linkTo('/Comparar/Isapres')).not.toBe(link);
  });

  it.each([
    'https://cotejo.example/Isapre',
    '//cotejo.example',
    '/..//cotejo.example',
    String.raw`/\cotejo.example`,
    '/a\nb',
    '/\tb',
    'Comparar/Isapres',
    'javascript:alert(1)',
    '',
    '/api/leads',
    '/url/abc',
  ])('400: B7-42, only own pages can be shared, not %j', async (url) => {
    const { status, json } = await post('/api/shared-links', { url });
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([expect.objectContaining({ field: 'body.url' })]);
  });

  it('400: a path of over 2,000 signs', async () => {
    const { status, json } = await post('/api/shared-links', { url: `/${'a'.repeat(2000)}` });
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([{ field: 'body.url', reason: 'debe tener como máximo 2000 caracteres' }]);
  });
});

describe('POST /api/buscarplanes/sharedinsurance', () => {
  it('200: C7-34, a page with a family has a link of 128 bits, another one each time', async () => {
    const { status, json, headers } = await post('/api/buscarplanes/sharedinsurance', { url: page, decodedProfile: family });
    const { data } = endpoints.shareInsurances.responses[200].parse(json);
    const again = await post('/api/buscarplanes/sharedinsurance', { url: page, decodedProfile: family });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(data.link).toMatch(/^[\dA-Za-z]{22}$/);
    expect(again.json).not.toEqual(json);
  });

  it('400: a family that cannot be is refused by field', async () => {
    const decodedProfile = { cotizante: [{ edad: 400 }] };
    const { status, json } = await post('/api/buscarplanes/sharedinsurance', { url: page, decodedProfile });
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors?.[0]?.field).toBe('body.decodedProfile.cotizante.0.edad');
  });

  it('opens as the family without its incomes, for 30 days, and is deleted then', async () => {
    const { json } = await post('/api/buscarplanes/sharedinsurance', { url: page, decodedProfile: family });
    const { link } = endpoints.shareInsurances.responses[200].parse(json).data;
    const opened = await open(link);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe(page);
    const cookie = String(opened.headers['set-cookie']);
    const profile = readProfileCookie(cookie.split(';')[0]);
    expect(profile).toMatchObject({ cotizante: [{ sexo: 'Femenino', edad: 34 }], cargas: [{ edad: 5 }] });
    expect(JSON.stringify(profile)).not.toMatch(/1650000|7654321/);
    expect(JSON.stringify((await test.database.pool.query('select profile from shared_links')).rows)).not.toMatch(
      /1650000|7654321/,
    );

    const clock = () => now;
    const services = { database: test.database.database, clock, log: { info: () => undefined } };
    now = testNow + 29 * day;
    expect((await open(link)).statusCode).toBe(302);
    expect(await forgetLinks(services)).toBe(0);
    now = testNow + 31 * day;
    expect((await open(link)).statusCode).toBe(404);
    expect(await forgetLinks(services)).toBeGreaterThan(0);
    now = testNow;
    expect((await open(link)).statusCode).toBe(404);
  });
});

describe('GET /url/{link}', () => {
  it('302: C2-13 and B2-08, leads to the page and is kept by nobody', async () => {
    const { statusCode, headers } = await open(await linkTo('/Isapre/Ñandú?a=b#c'));
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/Isapre/%C3%91and%C3%BA?a=b#c');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('404: a link of nobody, of another edition, or none at all', async () => {
    const peruvian = await linkTo('/Comparar/EPS', 'peru.localhost');
    expect((await open(peruvian, 'peru.localhost')).statusCode).toBe(302);
    for (const link of [peruvian, 'aaaaaaaaaa', 'a-b', '%00']) {
      const response = await open(link);
      expect(response.statusCode).toBe(404);
      expect(problemSchema.parse(response.json()).detail).toBe('Ese enlace no existe o ya venció.');
    }
  });
});
