import { endpoints } from '@cotejo/contract/endpoints';
import { editionIds } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners, partnerTokens, productSubscriptions } from '../../platform/database/schema/partners.ts';
import { buildTestApp, testNow, type TestApp } from '../../platform/testing/test-app.ts';
import { tokenDigest } from './token-digest.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    prepare: async (database) => {
      const [partner] = await database
        .insert(partners)
        .values({
          edition: 'chile',
          name: 'Prueba',
          subdomain: 'prueba',
          applicationName: 'partner-marketplace',
          access: 'full',
          urls: [],
          organizations: [],
          clinicsEnabled: true,
          showcase: false,
          headerHtml: '<div onclick="alert(1)">Hola<script>alert(1)</script></div>',
          footerHtml: '<iframe src="https://otro.example"></iframe><p>Adiós</p>',
          hasFooter: true,
        })
        .returning({ id: partners.id });
      const partnerId = partner?.id ?? 0;
      const plain = {
        edition: 'chile',
        applicationName: 'partner-marketplace',
        access: 'full',
        urls: [],
        organizations: [],
        clinicsEnabled: true,
        showcase: false,
        hasFooter: true,
      };
      // Stored before and after the one of the host, so that no order of rows says who wins.
      const [gone] = await database
        .insert(partners)
        .values([
          { ...plain, name: 'Cerrada', subdomain: 'cerrada', hostname: 'cerrada.example', active: false },
          { ...plain, name: 'Antes', subdomain: 'antes', hostname: 'sin-uso.example' },
          { ...plain, name: 'Del host', subdomain: 'del-host', hostname: 'salud.propia.example' },
          { ...plain, name: 'Después', subdomain: 'despues' },
        ])
        .returning({ id: partners.id });
      await database.insert(partnerTokens).values([
        { tokenDigest: tokenDigest('clave-vencida'), partnerId, expiresAt: new Date(testNow) },
        { tokenDigest: tokenDigest('clave-por-vencer'), partnerId, expiresAt: new Date(testNow + 1) },
        { tokenDigest: tokenDigest('clave-de-cerrada'), partnerId: gone?.id ?? 0, expiresAt: null },
      ]);
    },
  });
});
afterAll(() => test.close());

async function get(url: string, host = 'localhost') {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json<unknown>(), headers: response.headers };
}

describe('GET /api/integration/iframe-token', () => {
  const byToken = (token: string, host?: string) => get(`/api/integration/iframe-token?token=${token}`, host);

  it('C7-80, C6-04 200: the allowed addresses and organisations, kept by nobody', async () => {
    const { status, json, headers } = await byToken('clave-de-demostracion');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const { data } = endpoints.getPartnerByToken.responses[200].parse(json);
    expect(data).toMatchObject({ subdomain: 'bienestar', access: 'full', organizations: ['RAU', 'QUI', 'PUE'] });
    expect(data.urls).toEqual(['https://www.bienestar.example', 'https://salud.bienestar.example']);
    expect(data.headerHtml).toContain('<a href="https://www.bienestar.example">');
  });

  it('C6-09, A1-36, A1-39 200: demonstration access, showcase and no footer are told', async () => {
    const { json } = await byToken('clave-de-prueba-demo');
    const { data } = endpoints.getPartnerByToken.responses[200].parse(json);
    expect(data).toMatchObject({ access: 'demo', showcase: true, hasFooter: false });
  });

  it('410: a token that ended; a moment before it still held', async () => {
    expect((await byToken('clave-vencida')).status).toBe(410);
    expect((await byToken('clave-por-vencer')).status).toBe(200);
  });

  it('404: a token that nobody has, of a partner that is none any more, or of another edition', async () => {
    expect((await byToken('clave-de-nadie')).status).toBe(404);
    expect((await byToken('clave-de-cerrada')).status).toBe(404);
    expect((await byToken('clave-de-demostracion', 'peru.localhost')).status).toBe(404);
  });

  it('400: without a token', async () => {
    expect((await get('/api/integration/iframe-token')).status).toBe(400);
  });
});

describe('GET /api/integration/iframe-subdomain', () => {
  const bySubdomain = (query: string) => get(`/api/integration/iframe-subdomain?${query}`);

  it('C7-81, C6-05, C6-06, C6-07, A1-38 200: the same by subdomain, in any letter case', async () => {
    const { status, json } = await bySubdomain('subdomain=Quillayes');
    expect(status).toBe(200);
    const { data } = endpoints.getPartnerBySubdomain.responses[200].parse(json);
    expect(data).toMatchObject({ organizations: ['78', '107'], clinicsEnabled: false, bannerLayout: 'center' });
  });

  it('C7-82 200: the partner whose own host it is comes before the subdomain', async () => {
    const { json } = await bySubdomain('subdomain=quillayes&hostname=salud.bienestar.example');
    expect(endpoints.getPartnerBySubdomain.responses[200].parse(json).data.subdomain).toBe('bienestar');
    for (const subdomain of ['antes', 'despues', 'nadie', 'cerrada']) {
      const { json: found } = await bySubdomain(`subdomain=${subdomain}&hostname=Salud.Propia.example`);
      expect([subdomain, endpoints.getPartnerBySubdomain.responses[200].parse(found).data.subdomain]).toEqual([
        subdomain,
        'del-host',
      ]);
    }
    const other = await bySubdomain('subdomain=quillayes&hostname=nadie.example');
    expect(endpoints.getPartnerBySubdomain.responses[200].parse(other.json).data.subdomain).toBe('quillayes');
  });

  it('200: nothing that runs or loads comes out of header and footer', async () => {
    const { data } = endpoints.getPartnerBySubdomain.responses[200].parse((await bySubdomain('subdomain=prueba')).json);
    expect([data.headerHtml, data.footerHtml]).toEqual(['<div>Hola</div>', '<p>Adiós</p>']);
  });

  it('404: a subdomain that nobody has, or a partner that is none any more, by name and by host', async () => {
    expect((await bySubdomain('subdomain=nadie')).status).toBe(404);
    expect((await bySubdomain('subdomain=cerrada')).status).toBe(404);
    expect((await bySubdomain('subdomain=nadie&hostname=cerrada.example')).status).toBe(404);
  });

  it('400: without a subdomain', async () => {
    expect((await bySubdomain('hostname=salud.bienestar.example')).status).toBe(400);
  });
});

it('the demonstration names organisations and products of its catalogue', async () => {
  const strange: string[] = [];
  const rows = await test.database.database.select().from(partners);
  const subscriptions = await test.database.database.select().from(productSubscriptions);
  for (const edition of editionIds) {
    const { organizations, products } = test.memory.snapshot(edition);
    const codes = new Set([...organizations.values()].map(({ code }) => code));
    for (const { id, organizations: named } of rows.filter((row) => row.edition === edition)) {
      strange.push(...named.filter((code) => !codes.has(code)));
      const sold = subscriptions.filter(({ partnerId }) => partnerId === id);
      strange.push(...sold.map(({ productCode }) => productCode).filter((code) => !products.findByText('code', code)));
    }
  }
  expect(strange).toEqual([]);
});
