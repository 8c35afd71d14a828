import type { PageContext, RenderedPage } from '@cotejo/contract/page-rendering';
import { problemSchema } from '@cotejo/contract/errors';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellContentChanged } from '../../platform/content/content-store.ts';
import { partners } from '../../platform/database/schema/partners.ts';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import type { NewPartner } from './partner-store.ts';

const shared = '/api/countryState/country';
const plain = {
  edition: 'chile',
  hostname: null,
  applicationName: 'partner-marketplace',
  access: 'full',
  urls: [],
  organizations: [],
  clinicsEnabled: true,
  showcase: false,
  hasFooter: true,
};
const valleSite = 'https://www.valle.example';
const stored: readonly NewPartner[] = [
  {
    ...plain,
    name: 'Valle',
    subdomain: 'valle',
    hostname: 'Salud.Valle.example',
    urls: [valleSite, 'https://x.example; script-src *'],
  },
  { ...plain, name: 'Quillayes', subdomain: 'quillayes', hostname: 'api-propia.example' },
  { ...plain, name: 'Amancaes', subdomain: 'amancaes', edition: 'peru' },
  { ...plain, name: 'Ajena', subdomain: 'ajena', hostname: 'valle.localhost' },
  { ...plain, name: 'Impostora', subdomain: 'peru', hostname: 'peru.localhost' },
  { ...plain, name: 'Cerrada', subdomain: 'cerrada', hostname: 'cerrada.example', active: false },
];

const rendered: string[] = [];

async function renderPage(request: Request, { edition, apiBase, api }: PageContext): Promise<RenderedPage> {
  rendered.push(new URL(request.url).host);
  const answer = await api.getSite({});
  const html = `<p>${edition.id} ${new URL(request.url).host} [${apiBase}] ${answer.ok}</p>`;
  return { kind: 'html', status: 200, html, cacheable: true };
}

let test: TestApp;
let beside: TestApp;
const nothing = async (): Promise<void> => undefined;
const site = { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing };

beforeAll(async () => {
  test = await buildTestApp({
    site,
    operation: {
      purgeCredentials: 'ana:una-clave-larga',
      baseUrls: {
        byEdition: { chile: 'https://api.cotejo.example' },
        byHost: { 'api-propia.example': 'https://api.quillayes.example' },
      },
    },
    prepare: async (database) => void (await database.insert(partners).values([...stored])),
    routes: (app) => void app.get('/api/quien', async ({ partner, edition }) => ({ partner, edition: edition.id })),
  });
  beside = await buildTestApp({ beside: test });
});
afterAll(async () => {
  await beside.close();
  await test.close();
});

function get(host: string, url: string, { app } = test) {
  return app.inject({ url, headers: { host } });
}

async function who(host: string): Promise<unknown> {
  return (await get(host, '/api/quien')).json();
}

async function statusAt(host: string, at = test): Promise<number> {
  return (await get(host, shared, at)).statusCode;
}

describe('a host of a partner', () => {
  it.each([
    ['salud.valle.example', 'Valle', 'chile'],
    ['SALUD.Valle.example.:8080', 'Valle', 'chile'],
    ['quillayes.localhost', 'Quillayes', 'chile'],
    ['Quillayes.chile.localhost:3000', 'Quillayes', 'chile'],
    ['amancaes.peru.localhost', 'Amancaes', 'peru'],
  ])('C7-04 %s is answered as %s, in %s', async (host, name, edition) => {
    expect(await who(host)).toMatchObject({ edition, partner: { name, edition } });
    const answer = await get(host, shared);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe((await get(`${edition}.localhost`, shared)).payload);
  });

  it('asks for the country of its edition in what is not GET', async () => {
    const post = (edition: 'chile' | 'peru') =>
      test.app.inject({
        method: 'POST',
        url: '/token',
        headers: { host: 'amancaes.peru.localhost', ...wireHeaders(edition) },
        payload: { token: 'v1.e30.x' },
      });
    expect((await post('peru')).statusCode).toBe(401);
    const refused = problemSchema.parse((await post('chile')).json());
    expect(refused.errors).toMatchObject([{ field: 'headers.x-country', reason: "debe ser 'peru', el país de este servidor" }]);
  });

  it('comes before the same name made of a subdomain, and never before a host of ours', async () => {
    expect(await who('valle.localhost')).toMatchObject({ partner: { name: 'Ajena' } });
    expect(await who('peru.localhost')).toEqual({ partner: null, edition: 'peru' });
    expect(await who('localhost')).toEqual({ partner: null, edition: 'chile' });
  });

  it.each([
    'nadie.localhost',
    'amancaes.localhost',
    'quillayes.peru.localhost',
    'a.quillayes.localhost',
    'quillayes.otro.example',
    'cerrada.example',
    'cerrada.localhost',
    'valle.example',
    'constructor',
  ])('is not %s: 421', async (host) => {
    const response = await get(host, shared);
    expect(problemSchema.parse(response.json())).toMatchObject({ status: 421, type: '/problems/unknown-host' });
  });
});

describe('a page on a host of a partner', () => {
  const policyOf = async (host: string): Promise<ReadonlyMap<string, string>> => {
    const { headers } = await get(host, '/');
    const parts = String(headers['content-security-policy']).split('; ');
    return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
  };

  it('A1-34 C6-04 may be held in a frame of its own pages and of no other, and shows their pictures', async () => {
    const policy = await policyOf('valle.chile.localhost');
    expect(policy.get('frame-ancestors')).toBe(valleSite);
    expect(policy.get('img-src')).toBe(`'self' data: ${valleSite}`);
    expect(policy.get('script-src')).not.toContain('*');
    expect((await get('valle.chile.localhost', '/')).headers['x-frame-options']).toBeUndefined();
  });

  it.each(['localhost', 'quillayes.localhost'])('is held in no frame at %s, where nobody is to', async (host) => {
    const policy = await policyOf(host);
    expect([policy.get('frame-ancestors'), policy.get('img-src')]).toEqual(["'none'", "'self' data:"]);
    expect((await get(host, '/')).headers['x-frame-options']).toBe('DENY');
  });

  it('opens nothing else to frames', async () => {
    const { headers } = await get('valle.chile.localhost', shared);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('the base of a page', () => {
  it('C7-03, C7-04 is answered as its edition, or as the partner whose pages call it', async () => {
    expect(await who('api.cotejo.example')).toEqual({ partner: null, edition: 'chile' });
    expect(await who('api.quillayes.example')).toMatchObject({ edition: 'chile', partner: { name: 'Quillayes' } });
    const across = { host: 'api.quillayes.example', origin: 'https://api-propia.example' };
    const answer = await test.app.inject({ url: shared, headers: across });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, across.origin]);
  });
});

describe('pages', () => {
  const policyOf = (page: { headers: Record<string, unknown> }) =>
    /connect-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1];

  it.each([
    ['C7-03 of an edition with a base call that', 'localhost', 'chile', 'https://api.cotejo.example'],
    ['C7-03 of an edition without one call their own host', 'peru.localhost', 'peru', ''],
    ['C7-04 of a partner with a base of its own call that', 'api-propia.example', 'chile', 'https://api.quillayes.example'],
    ["C7-04 of a partner without one call the partner's host", 'salud.valle.example', 'chile', ''],
  ])('%s, and their policy allows nothing else', async (_, host, edition, base) => {
    const page = await get(host, '/');
    expect(page.payload).toContain(`<p>${edition} ${host} [${base}] true</p>`);
    expect(policyOf(page)).toBe(base === '' ? "'self'" : `'self' ${base}`);
  });

  it('are kept for each host by itself', async () => {
    const hosts = ['localhost', 'salud.valle.example', 'quillayes.localhost', 'api-propia.example'];
    rendered.length = 0;
    const first = await Promise.all(hosts.map((host) => get(host, '/varias')));
    const second = await Promise.all(hosts.map((host) => get(host, '/varias')));
    expect(rendered.toSorted()).toEqual(hosts.toSorted());
    expect(new Set(first.map(({ headers }) => headers.etag)).size).toBe(hosts.length);
    expect(second.map(({ headers }) => headers.etag)).toEqual(first.map(({ headers }) => headers.etag));
    for (const [index, page] of second.entries()) expect(page.payload).toContain(` ${hosts[index]} `);
  });
});

describe('while the server runs', () => {
  it('a partner that is added, moved or closed is known to every process at once', async () => {
    const { database } = test.database;
    const newcomer = { ...plain, name: 'Nueva', subdomain: 'nueva', hostname: 'nueva.example' };
    expect([await statusAt('nueva.example'), await statusAt('nueva.localhost', beside)]).toEqual([421, 421]);
    await database.transaction(async (transaction) => {
      await transaction.insert(partners).values(newcomer);
      await tellContentChanged(transaction);
    });
    await expect.poll(() => statusAt('nueva.example')).toBe(200);
    await expect.poll(() => statusAt('nueva.localhost', beside)).toBe(200);
    await database.transaction(async (transaction) => {
      await transaction.update(partners).set({ hostname: 'mudada.example', edition: 'peru' }).where(eq(partners.name, 'Nueva'));
      await tellContentChanged(transaction);
    });
    await expect.poll(() => statusAt('nueva.example')).toBe(421);
    expect(await who('mudada.example')).toMatchObject({ edition: 'peru', partner: { name: 'Nueva' } });
    await database.transaction(async (transaction) => {
      await transaction.update(partners).set({ active: false }).where(eq(partners.name, 'Nueva'));
      await tellContentChanged(transaction);
    });
    await expect.poll(() => statusAt('mudada.example', beside)).toBe(421);
  });

  it('the base of a partner that is closed is nobody’s any more', async () => {
    expect(await statusAt('api.quillayes.example')).toBe(200);
    await test.database.database.transaction(async (transaction) => {
      await transaction.update(partners).set({ active: false }).where(eq(partners.name, 'Quillayes'));
      await tellContentChanged(transaction);
    });
    await expect.poll(() => statusAt('api.quillayes.example')).toBe(421);
  });

  it('one that was written without telling anybody is known once the staff empties the caches', async () => {
    const silent = { ...plain, name: 'Callada', subdomain: 'callada' };
    await test.database.database.insert(partners).values(silent);
    expect(await statusAt('callada.localhost')).toBe(421);
    const authorization = `Basic ${Buffer.from('ana:una-clave-larga').toString('base64')}`;
    const headers = { host: 'localhost', authorization };
    expect((await test.app.inject({ url: '/cloudflare-cache/site', headers })).statusCode).toBe(200);
    await expect.poll(() => statusAt('callada.localhost')).toBe(200);
  });
});
