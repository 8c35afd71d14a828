import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { exampleProfile } from '@cotejo/contract/example-profile';
import type { RenderedPage, PageContext } from '@cotejo/contract/page-rendering';
import type { RobotChallenge } from '@cotejo/contract/robot';
import { chile } from '@cotejo/core/editions';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../testing/test-app.ts';
import { pageMarkHeader } from './page-mark.ts';
import { trustedProxies } from './trusted-proxies.ts';
import type { VisitorLimits } from './visitor-limits.ts';

const minute = 60_000;
const limits: VisitorLimits = {
  browsing: { address: { calls: 3, milliseconds: minute }, network: { calls: 6, milliseconds: minute } },
  all: { address: { calls: 12, milliseconds: minute }, network: { calls: 40, milliseconds: minute } },
  pass: { calls: 4, milliseconds: 30 * minute },
  proofs: { calls: 5, milliseconds: minute },
  lookups: { calls: 2, milliseconds: minute },
  catalogues: { address: { calls: 2, milliseconds: minute }, network: { calls: 20, milliseconds: minute } },
  requests: {
    address: { calls: 2, milliseconds: minute },
    network: { calls: 20, milliseconds: minute },
    networkDay: { calls: 40, milliseconds: 24 * 60 * minute },
  },
  shares: { calls: 2, milliseconds: minute },
  reports: { calls: 2, milliseconds: minute },
  staffFailures: { calls: 2, milliseconds: minute },
};
const credentials = `Basic ${Buffer.from('ana:una-clave-larga').toString('base64')}`;
const body = { comparator: 'Isapres', profile: exampleProfile(chile) };

/** A page that asks three times; it says what it was answered. */
async function renderPage(request: Request, { api }: PageContext): Promise<RenderedPage> {
  const answers = [];
  for (let call = 0; call < 3; call += 1) answers.push(await api.getInsurance({ params: { id: 'ALC-4001' } }));
  const html = answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind === 'problem' ? answer.error.problem.status : '?'));
  return { kind: 'html', status: 200, html: html.join(' '), cacheable: !new URL(request.url).pathname.startsWith('/propia') };
}

describe('the robot check', () => {
  let test: TestApp;
  let visitors = 0;
  let address = '';
  const now = { value: testNow };

  beforeAll(async () => {
    const proxies = trustedProxies(['10.9.0.0/16']);
    if (proxies === null) throw new Error('a network is one');
    const nothing = async (): Promise<void> => undefined;
    test = await buildTestApp({
      catalogue: 'demo',
      clock: () => now.value,
      operation: { limits, trustedProxies: proxies, purgeCredentials: 'ana:una-clave-larga' },
      site: { isDevelopment: false, clientFolder: null, renderPage, install: nothing, close: nothing },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    // Each test is a visitor of a network of its own.
    visitors += 1;
    address = `198.51.${visitors}.1`;
    now.value = testNow;
  });

  interface Call {
    readonly from?: string;
    readonly headers?: Record<string, string>;
  }
  const get = (url: string, { from = address, headers = {} }: Call = {}) =>
    test.app.inject({ method: 'GET', url, remoteAddress: from, headers: { host: 'localhost', ...headers } });
  const compare = ({ from = address, headers = {} }: Call = {}) => {
    const url = endpoints.compareIsaprePlans.path;
    const all = { host: 'localhost', ...wireHeaders('chile'), ...headers };
    return test.app.inject({ method: 'POST', url, remoteAddress: from, headers: all, payload: body });
  };
  const statuses = async (times: number, call: () => Promise<{ statusCode: number }>): Promise<number[]> => {
    const seen = [];
    for (let time = 0; time < times; time += 1) seen.push((await call()).statusCode);
    return seen;
  };

  async function challenge(): Promise<RobotChallenge> {
    return endpoints.getRobotChallenge.responses[200].parse((await get('/api/robot/challenge')).json()).data;
  }
  async function solutionOf(given: RobotChallenge): Promise<string> {
    const solution = await solveChallenge({ challenge: given, deriveKey });
    if (solution === null) throw new Error('no solution in time');
    const { counter, derivedKey } = solution;
    return Buffer.from(JSON.stringify({ challenge: given, solution: { counter, derivedKey } })).toString('base64');
  }
  const prove = (solution: string, { moment = now.value, from = address }: { moment?: number; from?: string } = {}) =>
    get(`/api/buscarplanes/notrobot?_fh=${moment}`, { from, headers: { 'x-robot-solution': solution } });

  it('A8-12 C7-50 C7-51: beyond the limit 401 with error robot; the work done, the same request is answered', async () => {
    expect(await statuses(4, compare)).toEqual([200, 200, 200, 401]);
    const refused = await compare();
    expect(problemSchema.parse(refused.json())).toMatchObject({ status: 401, type: '/problems/robot', error: 'robot' });
    // Who has no script waits until calls are taken again.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['cache-control']).toBe('no-store');

    const proof = await prove(await solutionOf(await challenge()));
    const expiresAt = new Date(testNow + 30 * minute).toISOString();
    expect(endpoints.provePerson.responses[200].parse(proof.json())).toEqual({ data: { pass: true, expiresAt } });
    const given = String(proof.headers['set-cookie']);
    expect(given).toMatch(/^persona=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);

    const headers = { cookie: given.split(';')[0] ?? '' };
    expect((await compare({ headers })).statusCode).toBe(200);
    // Good for so many calls, to the end of its time, and in its own network alone.
    expect(await statuses(4, () => compare({ headers }))).toEqual([200, 200, 200, 401]);
  });

  it('a pass is good for half an hour, and nowhere else', async () => {
    const proof = await prove(await solutionOf(await challenge()));
    const headers = { cookie: String(proof.headers['set-cookie']).split(';')[0] ?? '' };
    await statuses(3, compare);
    expect((await compare({ headers })).statusCode).toBe(200);
    now.value = testNow + 30 * minute;
    expect((await compare({ headers })).statusCode).toBe(401);
    now.value = testNow;
    const stranger = '203.0.113.50';
    await statuses(3, () => compare({ from: stranger }));
    expect((await compare({ from: stranger, headers })).statusCode).toBe(401);
    const changed = { cookie: headers.cookie.replace(/\d+/, String(testNow + 90 * minute)) };
    expect((await compare({ headers: changed })).statusCode).toBe(401);
  });

  it('401: a solution is good once, for ten minutes, for who was given the work, and must be one', async () => {
    const given = await challenge();
    const solution = await solutionOf(given);
    expect((await prove(solution, { from: '203.0.113.9' })).statusCode).toBe(401);
    expect((await prove(solution)).statusCode).toBe(200);
    const again = problemSchema.parse((await prove(solution)).json());
    expect(again).toMatchObject({ status: 401, error: 'robot' });

    const wrong = { challenge: given, solution: { counter: 1, derivedKey: '00'.repeat(32) } };
    const lazy = { ...wrong, challenge: { ...given, parameters: { ...given.parameters, cost: 1 } } };
    for (const text of [JSON.stringify(wrong), JSON.stringify(lazy), 'nada', '{}']) {
      const other = await prove(Buffer.from(text).toString('base64'), { from: `203.0.${visitors}.77` });
      expect(other.statusCode).toBe(401);
    }
  });

  it('401: a solution that came too late', async () => {
    const solution = await solutionOf(await challenge());
    now.value = testNow + 10 * minute;
    expect((await prove(solution)).statusCode).toBe(401);
  });

  it('400: a moment that is not now, or no solution', async () => {
    const early = problemSchema.parse((await prove('e30=', { moment: testNow - 11 * minute })).json());
    expect(early).toMatchObject({ status: 400, errors: [{ field: 'query._fh' }] });
    const without = problemSchema.parse((await get(`/api/buscarplanes/notrobot?_fh=${testNow}`)).json());
    expect(without).toMatchObject({ status: 400, errors: [{ field: 'headers.x-robot-solution' }] });
  });

  it('the work is at most 55 derivations of 5,000 rounds', async () => {
    const given = await Promise.all([challenge(), challenge(), challenge()]);
    for (const one of given) {
      expect(one.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
      const solution = await solveChallenge({ challenge: one, deriveKey });
      expect(solution?.counter).toBeLessThanOrEqual(55);
      expect(solution?.counter).toBeGreaterThanOrEqual(5);
    }
  });

  it('429 with Retry-After: beyond the limit of all calls, whatever they are, until the minute is over', async () => {
    const uf = () => get('/api/globales/uf');
    expect(await statuses(12, uf)).toEqual(Array.from({ length: 12 }, () => 200));
    const refused = await uf();
    expect(problemSchema.parse(refused.json())).toMatchObject({ status: 429, type: '/problems/too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
    try {
      expect((await uf()).statusCode).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('429: people and tokens are looked up a few times and no more', async () => {
    expect(await statuses(3, () => get('/api/users/nadie'))).toEqual([404, 404, 429]);
    expect((await get('/hashtoken/demostracion-chile-persona')).statusCode).toBe(429);
    expect((await get('/api/globales/uf')).statusCode).toBe(200);
  });

  it('counts the network too, so that many addresses of one help nobody', async () => {
    const from = (last: number) => ({ from: `192.0.${visitors}.${last}` });
    expect(await statuses(3, () => compare(from(1)))).toEqual([200, 200, 200]);
    expect(await statuses(3, () => compare(from(2)))).toEqual([200, 200, 200]);
    expect((await compare(from(3))).statusCode).toBe(401);
    // Addresses of one /64 are one visitor, other networks are others.
    const six = (tail: string) => ({ from: `2001:db8:${visitors}:1::${tail}` });
    expect(await statuses(3, () => compare(six('1')))).toEqual([200, 200, 200]);
    expect((await compare(six('2'))).statusCode).toBe(401);
    expect((await compare({ from: `2001:db8:${visitors}:2::1` })).statusCode).toBe(200);
  });

  it('believes X-Forwarded-For from a configured proxy, and from nobody else', async () => {
    const forwarded = (visitor: string) => ({ headers: { 'x-forwarded-for': visitor } });
    await statuses(3, () => compare(forwarded('203.0.113.1')));
    expect((await compare(forwarded(`203.0.${visitors}.99`))).statusCode).toBe(401);

    const proxied = (visitor: string) => ({ from: '10.9.0.1', ...forwarded(visitor) });
    await statuses(3, () => compare(proxied(`203.1.${visitors}.1`)));
    expect((await compare(proxied(`203.1.${visitors}.1`))).statusCode).toBe(401);
    expect((await compare(proxied(`203.2.${visitors}.1`))).statusCode).toBe(200);
    // What the visitor wrote before the proxy's own entry counts for nothing.
    expect((await compare(proxied(`1.2.3.4, 203.1.${visitors}.1`))).statusCode).toBe(401);
  });

  it('counts a page once, by its visitor, and shows nobody the page of who asked too much', async () => {
    const page = (path: string, from = address) => get(path, { from }).then(({ payload }) => payload);
    expect(await page('/propia/1')).toBe('ok ok ok');
    expect(await page('/propia/2')).toBe('ok ok ok');
    expect(await page('/propia/3')).toBe('ok ok ok');
    expect(await page('/propia/4')).toBe('401 401 401');
    expect(await page('/compartida')).toBe('401 401 401');
    expect(await page('/compartida', `203.3.${visitors}.1`)).toBe('ok ok ok');
    // What is kept costs nothing, not even who asked too much.
    expect(await page('/compartida')).toBe('ok ok ok');
  });

  it('never refuses the machine itself, which an unnamed proxy would be for every visitor', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await statuses(5, () => compare({ from }))).toEqual([200, 200, 200, 200, 200]);
    }
    // A proxy that was named tells visitors apart; none of them can say to be the machine.
    const visitor = { from: '10.9.0.1', headers: { 'x-forwarded-for': `127.0.0.1, 203.4.${visitors}.1` } };
    expect(await statuses(4, () => compare(visitor))).toEqual([200, 200, 200, 401]);
  });

  it('takes the mark of a page from nobody outside', async () => {
    const headers = { [pageMarkHeader]: `${'0'.repeat(32)}further` };
    expect(await statuses(4, () => compare({ headers }))).toEqual([200, 200, 200, 401]);
  });

  it('counts a HEAD as the GET it stands for', async () => {
    const head = () =>
      test.app.inject({ method: 'HEAD', url: '/api/insurance/ALC-4001', remoteAddress: address, headers: { host: 'localhost' } });
    expect(await statuses(4, head)).toEqual([200, 200, 200, 401]);
  });

  it('429: after some wrong credentials of staff none are looked at, the right ones neither', async () => {
    const purge = (authorization: string) => get('/cloudflare-cache/site', { headers: { authorization } });
    const wrong = `Basic ${Buffer.from('ana:otra').toString('base64')}`;
    expect(await statuses(3, () => purge(wrong))).toEqual([401, 401, 429]);
    expect((await purge(credentials)).statusCode).toBe(429);
    const other = { from: `203.5.${visitors}.1`, headers: { authorization: credentials } };
    expect((await get('/cloudflare-cache/site', other)).statusCode).toBe(200);
  });

  it('429: guesses at the staff’s password are counted where it only asks for a fresh answer, and add up with all others', async () => {
    const menu = (password: string) => {
      const authorization = `Basic ${Buffer.from(`ana:${password}`).toString('base64')}`;
      return get('/api/menu?forceRefresh=1', { headers: { authorization } });
    };
    expect(await statuses(3, () => menu('otra'))).toEqual([200, 200, 429]);
    expect((await menu('una-clave-larga')).statusCode).toBe(429);
    expect((await get('/cloudflare-cache/site', { headers: { authorization: credentials } })).statusCode).toBe(429);
    // A token of somebody's own is no guess.
    const other = { from: `203.7.${visitors}.1`, headers: { authorization: 'Bearer abc' } };
    expect(await statuses(4, () => get('/api/menu?forceRefresh=1', other))).toEqual([200, 200, 200, 200]);
  });

  it('401: a whole catalogue is handed out a few times, then to who proves to be a person', async () => {
    const { catalogueUrl } = endpoints.getLocalComparison.responses[200].parse(
      (await get('/api/compare/local?comparator=isapres', { from: `203.8.${visitors}.1` })).json(),
    ).data;
    expect(await statuses(3, () => get(catalogueUrl))).toEqual([200, 200, 401]);
    expect(problemSchema.parse((await get(catalogueUrl)).json())).toMatchObject({ error: 'robot' });
    const proof = await prove(await solutionOf(await challenge()));
    const headers = { cookie: String(proof.headers['set-cookie']).split(';')[0] ?? '' };
    expect((await get(catalogueUrl, { headers })).statusCode).toBe(200);
  });

  it('429: short links are opened as often as calls of any kind are made', async () => {
    // A link that nobody made is answered with a page of this test's site, whose making counts once as well.
    expect(await statuses(12, () => get('/url/nadie'))).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
  });

  it('429: who asks to be reached or makes links has an allowance of its own, far below that of all calls', async () => {
    const post = (url: string, payload: object) => () =>
      test.app.inject({ method: 'POST', url, remoteAddress: address, headers: wireHeaders('chile'), payload });
    expect(await statuses(3, post('/api/leads', {}))).toEqual([400, 400, 429]);
    expect(await statuses(2, post('/api/shared-links', { url: '/' }))).toEqual([200, 200]);
    // Both kinds of links are of one allowance.
    expect((await post('/api/buscarplanes/sharedinsurance', {})()).statusCode).toBe(429);
    expect((await get('/api/globales/uf')).statusCode).toBe(200);
  });

  it('counts a call by what the contract says of it, wherever it is documented', () => {
    const limitOf = (name: keyof typeof endpoints) => (({ ...endpoints[name] }) as Endpoint).limit ?? 'any';
    expect(
      (['getInsurance', 'compareInsurance', 'getOrganization', 'checkToken', 'provePerson', 'createLead', 'getUf'] as const).map(
        limitOf,
      ),
    ).toEqual(['browsing', 'browsing', 'browsing', 'lookup', 'proof', 'request', 'any']);
  });
});
