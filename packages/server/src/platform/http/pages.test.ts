import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageContext, RenderedPage } from '@cotejo/contract/page-rendering';
import { exampleProfile } from '@cotejo/contract/example-profile';
import { editionOf } from '@cotejo/core/editions';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PressureLevel } from './pressure.ts';
import { buildTestApp, testNow, type TestApp } from '../testing/test-app.ts';

const profile = exampleProfile(editionOf('chile'));
const calls: { readonly url: string; readonly method: string; readonly context: PageContext; readonly body: string }[] = [];
const now = { value: testNow };
const world: { level: PressureLevel } = { level: 'none' };
const lines: string[] = [];
const seasonEnd = testNow + 20 * 60_000;

/** Stands in for the built site: shows what the server hands in, and answers by the path. */
async function renderPage(request: Request, context: PageContext): Promise<RenderedPage> {
  const url = new URL(request.url);
  calls.push({ url: url.pathname + url.search, method: request.method, context, body: await request.text() });
  if (url.pathname === '/falla') throw new Error('secret-detail');
  if (url.pathname === '/ir') {
    const headers = new Headers({ location: '/', 'set-cookie': 'a=1; Path=/' });
    headers.append('set-cookie', 'b=2; Path=/');
    return { kind: 'response', response: new Response(null, { status: 302, headers }) };
  }
  if (url.pathname === '/guardar') {
    context.saveProfile(profile);
    return { kind: 'response', response: Response.redirect(new URL('/', request.url), 303) };
  }
  if (url.pathname === '/datos') {
    const uf = await context.api.getUf({});
    return { kind: 'html', status: 200, html: uf.ok ? 'has a UF' : uf.error.kind, cacheable: true };
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  const html = `<p>${context.edition.id} ${context.profile ? context.profile.cotizante[0]?.edad : 'ejemplo'}</p><script src="/a.js"></script>${'<p>relleno</p>'.repeat(100)}`;
  if (url.pathname === '/temporada') return { kind: 'html', status: 200, html, cacheable: true, until: seasonEnd };
  if (url.pathname === '/no-esta') return { kind: 'html', status: 404, html, cacheable: false };
  return { kind: 'html', status: 200, html, cacheable: url.pathname !== '/propia' };
}

describe('pages', () => {
  let test: TestApp;
  let clientFolder: string;
  beforeAll(async () => {
    clientFolder = await mkdtemp(join(tmpdir(), 'cotejo-client-'));
    await mkdir(join(clientFolder, 'assets'));
    await mkdir(join(clientFolder, '.vite'));
    await writeFile(join(clientFolder, 'assets', 'app-1a2b.js'), 'export {};');
    await writeFile(join(clientFolder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
    await writeFile(join(clientFolder, 'assets', 'gone-1a2b.js'), 'export {};');
    await writeFile(join(clientFolder, 'favicon.svg'), '<svg/>');
    await writeFile(join(clientFolder, '.vite', 'manifest.json'), '{}');
    const nothing = async (): Promise<void> => undefined;
    test = await buildTestApp({
      clock: () => now.value,
      pressure: () => world.level,
      onLogLine: (line) => lines.push(line),
      site: { isDevelopment: false, clientFolder, renderPage, install: nothing, close: nothing },
    });
  });
  afterEach(() => {
    calls.length = 0;
    now.value = testNow;
    world.level = 'none';
  });
  afterAll(async () => {
    await test.close();
    await rm(clientFolder, { recursive: true });
  });

  it('are made anew for forceRefresh=1, ten times a minute for an address (C7-05)', async () => {
    now.value = testNow + 7 * 60_000;
    await test.app.inject('/renovada');
    for (let time = 0; time < 12; time += 1) await test.app.inject('/renovada?forceRefresh=1');
    expect(calls).toHaveLength(11);
  });

  it('are given what the API says, read once for all of them, so that none can change it', async () => {
    await test.app.inject('/una?vez=1');
    await test.app.inject('/una?vez=2');
    const [first, second] = await Promise.all(calls.map(({ context }) => context.api.listComparators({})));
    if (first?.ok !== true || second?.ok !== true) throw new Error('the comparators are there');
    expect(second.value).toBe(first.value);
    expect(() => first.value.data.splice(0)).toThrow(TypeError);
    const outside = await test.app.inject('/api/comparator');
    expect(outside.json()).toEqual(first.value);
  });

  it('ask for what all pages have in common once in a minute, and are counted by a call of their own each', async () => {
    const askedBy = async (page: string): Promise<readonly unknown[]> => {
      await test.app.inject(page);
      const asked = vi.spyOn(test.app, 'inject');
      const { api } = calls.at(-1)!.context;
      const answers = [await api.getUf({}), await api.listComparators({}), await api.getMenu({})];
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
      const urls = asked.mock.calls.map(([call]: readonly unknown[]) => (call as { readonly url: string }).url);
      asked.mockRestore();
      return urls;
    };
    const all = ['/api/globales/uf', '/api/comparator', '/api/menu'];
    now.value = testNow + 11 * 60_000;
    expect(await askedBy('/una?vez=3')).toEqual(all);
    expect(await askedBy('/una?vez=4')).toEqual(all.slice(0, 1));
    now.value += 60_000;
    expect(await askedBy('/una?vez=5')).toEqual(all);
  });

  it('are made anew from the moment on that makes them others, which a network in front does not miss either', async () => {
    const controlAt = async (moment: number): Promise<unknown> => {
      now.value = moment;
      return (await test.app.inject('/temporada')).headers['cache-control'];
    };
    const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
    expect(await controlAt(seasonEnd - 12 * 60_000)).toBe(shared);
    expect(await controlAt(seasonEnd - 6 * 60_000)).toBe(shared);
    expect(await controlAt(seasonEnd - 6 * 60_000 + 1)).toBe('public, max-age=0, must-revalidate');
    await controlAt(seasonEnd - 1);
    expect(calls).toHaveLength(1);
    await controlAt(seasonEnd);
    expect(calls).toHaveLength(2);
  });

  it('are rendered once, and each time the policy lets nothing run but files of ours', async () => {
    const [first, second] = [await test.app.inject('/una'), await test.app.inject('/una')];
    expect(calls).toHaveLength(1);
    for (const response of [first, second]) {
      expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]+='; style-src 'self';/);
      expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300');
      expect(response.payload).toBe(first.payload);
    }
  });

  it('are kept in each coding, with the headers of a document, and 304 for who has one already', async () => {
    const plain = await test.app.inject('/una');
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await test.app.inject({ url: '/una', headers: { 'accept-encoding': coding } });
      expect(unpack(rawPayload).toString()).toBe(plain.payload);
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-length': String(rawPayload.length),
        vary: 'accept-encoding, Cookie',
        'cross-origin-opener-policy': 'same-origin',
        etag: plain.headers.etag,
      });
      expect(headers['x-request-id']).not.toBe(plain.headers['x-request-id']);
    }
    const known = await test.app.inject({ url: '/una', headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([known.statusCode, known.payload, known.headers['content-type']]).toEqual([304, '', undefined]);
    const head = await test.app.inject({ method: 'HEAD', url: '/una' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(plain.rawPayload.length));
    expect(calls.length).toBeLessThanOrEqual(1);
  });

  it('are rendered once for all who ask for the same one meanwhile', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => test.app.inject('/juntos')));
    expect(calls).toHaveLength(1);
    expect(new Set(responses.map((response) => response.headers.etag)).size).toBe(1);
  });

  it('are one page however their parameters are ordered, advertisement ones aside', async () => {
    await test.app.inject('/lista?b=2&a=1&utm_source=x&gclid=9');
    await test.app.inject('/lista?a=1&b=2');
    expect(calls.map((call) => call.url)).toEqual(['/lista?a=1&b=2']);
  });

  it('are made with their own calls or, in a process that is far behind, not at all (503); kept ones go out', async () => {
    await test.app.inject('/una');
    world.level = 'comparisons';
    expect((await test.app.inject('/datos?atrasado=1')).payload).toBe('has a UF');
    world.level = 'pages';
    const refused = await test.app.inject('/datos?atrasado=2');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(refused.payload).toContain('Hay mucha gente a la vez');
    expect((await test.app.inject('/una')).statusCode).toBe(200);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await test.app.inject({ method: 'POST', url: '/guardar', headers: form, payload: 'edad=41' })).statusCode).toBe(303);
    world.level = 'none';
    expect((await test.app.inject('/datos?atrasado=2')).payload).toBe('has a UF');
  });

  it('are kept apart by edition and by day', async () => {
    const chile = await test.app.inject('/dia');
    const peru = await test.app.inject({ url: '/dia', headers: { host: 'peru.localhost' } });
    now.value += 24 * 3_600_000;
    await test.app.inject('/dia');
    expect(chile.payload).toContain('chile ejemplo');
    expect(peru.payload).toContain('peru ejemplo');
    expect(calls.map((call) => [call.context.edition.id, call.context.today])).toEqual([
      ['chile', '2026-11-20'],
      ['peru', '2026-11-20'],
      ['chile', '2026-11-21'],
    ]);
  });

  it('that are not to be shared are rendered for each and never kept', async () => {
    await test.app.inject('/propia');
    const response = await test.app.inject('/propia');
    expect(calls).toHaveLength(2);
    expect(response.headers['cache-control']).toBe('no-store');
    const missing = await test.app.inject('/no-esta');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it('follow the family in the cookie that a form without script left, and are not shared then', async () => {
    const saved = await test.app.inject({
      method: 'POST',
      url: '/guardar',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'edad=41',
    });
    expect(calls[0]).toMatchObject({ method: 'POST', body: 'edad=41' });
    expect(saved.statusCode).toBe(303);
    const cookie = String(saved.headers['set-cookie']);
    expect(cookie).toMatch(/^perfil=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const page = await test.app.inject({ url: '/una', headers: { cookie: cookie.split(';')[0] } });
    expect(page.payload).toContain(`chile ${profile.cotizante[0]?.edad}`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await test.app.inject('/una')).payload).toContain('ejemplo');
  });

  it.each(['perfil=no-es-nada', `perfil=${Buffer.from('{"cotizante":[]}').toString('base64url')}`])(
    'take a broken cookie (%s) for none',
    async (cookie) => {
      const page = await test.app.inject({ url: '/una', headers: { cookie } });
      expect(page.statusCode).toBe(200);
      expect(page.payload).toContain('ejemplo');
    },
  );

  it('pass a redirection on with each of its cookies', async () => {
    const response = await test.app.inject('/ir');
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({ location: '/', 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] });
  });

  it('reach the API inside the process, for the edition of their own host', async () => {
    const chile = await test.app.inject('/datos');
    const peru = await test.app.inject({ url: '/datos', headers: { host: 'peru.localhost' } });
    expect(chile.payload).toBe('has a UF');
    expect(peru.payload).toBe('problem');
  });

  it('give their calls their own request id, which nobody outside gives anything', async () => {
    now.value = testNow + 9 * 60_000;
    lines.length = 0;
    const given = '11111111-2222-4333-8444-555555555555';
    const page = await test.app.inject({ url: '/datos?propia=1', headers: { 'x-request-id': given } });
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; route: string; requestId: string });
    expect(logged.filter(({ msg }) => msg === 'request').map(({ route, requestId }) => [route, requestId])).toEqual([
      ['/api/globales/uf', page.headers['x-request-id']],
      ['/*', page.headers['x-request-id']],
    ]);
    expect(page.headers['x-request-id']).not.toBe(given);
  });

  it('that fail give a finished page with the request id and no detail, and are tried again next time', async () => {
    const response = await test.app.inject('/falla');
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.payload).toContain('Algo falló de nuestro lado');
    expect(response.payload).toContain(String(response.headers['x-request-id']));
    expect(response.payload).not.toContain('secret-detail');
    expect(lines.some((line) => line.includes('secret-detail'))).toBe(true);
    await test.app.inject('/falla');
    expect(calls).toHaveLength(2);
  });

  it('take forms and nothing else: 415, 413, 405', async () => {
    const json = await test.app.inject({ method: 'POST', url: '/una', payload: { a: 1 } });
    expect(json.statusCode).toBe(415);
    const large = await test.app.inject({
      method: 'POST',
      url: '/una',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a='.padEnd(100_000, 'x'),
    });
    expect(large.statusCode).toBe(413);
    expect(calls).toHaveLength(0);
    const other = await test.app.inject({ method: 'PUT', url: '/una' });
    expect(other.statusCode).toBe(405);
    expect(other.headers.allow).toBe('GET, HEAD, POST');
  });

  it('leave unknown API paths to the API', async () => {
    const unknown = await test.app.inject('/api/nada');
    expect(unknown.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(unknown.statusCode).toBe(404);
    const wrongMethod = await test.app.inject('/api/leads');
    expect(wrongMethod.statusCode).toBe(405);
    expect(wrongMethod.headers.allow).toBe('POST');
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['POST', '/api/globales/uf', 405, 'GET, HEAD'],
    ['POST', '/api/nada', 404, undefined],
    ['PATCH', '/api/nada', 404, undefined],
    ['GET', '/token', 405, 'POST'],
    ['HEAD', '/hashtoken/abc', 405, 'GET'],
    ['HEAD', '/cdn-cgi/trace', 405, 'GET'],
    ['POST', '/url/abc', 405, 'GET, HEAD'],
    ['POST', '/robots.txt', 405, 'GET, HEAD'],
    ['DELETE', '/no-esta', 404, undefined],
    ['DELETE', '/una', 405, 'GET, HEAD, POST'],
  ] as const)('do not take %s %s, whatever is sent: %i', async (method, url, status, allow) => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const sent = method === 'HEAD' || method === 'GET' ? {} : { headers: { 'content-type': type }, payload: '{}' };
      const response = await test.app.inject({ method, url, ...sent });
      expect([response.statusCode, response.headers.allow]).toEqual([status, allow]);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
  });

  it('answer 404, not 405, for a file that another build took away', async () => {
    await rm(join(clientFolder, 'assets', 'gone-1a2b.js'));
    const gone = await test.app.inject('/assets/gone-1a2b.js');
    expect(gone.statusCode).toBe(404);
    expect(gone.headers.allow).toBeUndefined();
  });

  it('load files that never change under their name, and public files for a while', async () => {
    const script = await test.app.inject('/assets/app-1a2b.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    expect((await test.app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('load the files that the build compressed as they are', async () => {
    const script = await test.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(script.rawPayload).toString()).toBe('export {};');
  });

  it('do not give out files that are no part of the site', async () => {
    for (const url of ['/.vite/manifest.json', '/assets/..%2f..%2fpackage.json']) {
      const response = await test.app.inject(url);
      expect([response.statusCode, response.payload]).toEqual([404, 'No existe.\n']);
    }
  });
});
