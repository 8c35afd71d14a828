import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import type { EditionId } from '@cotejo/core/editions';
import { demoSessions } from '@cotejo/demo/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trustedProxies } from '../../platform/http/robot/trusted-proxies.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { insertMissingAdvisors } from './advisor-store.ts';
import { insertMissingLoginHashes } from './login-hash-store.ts';

const now = { value: testNow };
const hour = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  const proxies = trustedProxies(['10.9.0.0/16']);
  if (proxies === null) throw new Error('a network is one');
  test = await buildTestApp({
    catalogue: 'demo',
    clock: () => now.value,
    operation: { trustedProxies: proxies, countryHeader: 'cf-ipcountry' },
    prepare: (database) =>
      database.transaction(async (transaction) => {
        const once = { edition: 'chile' as const, subject: 'ana', company: null, isReusable: false };
        const expiresAt = new Date(testNow + hour);
        await insertMissingLoginHashes(transaction, [
          { ...once, hash: 'una-sola-vez-0001', expiresAt },
          { ...once, hash: 'una-sola-vez-0002', expiresAt },
          { ...once, hash: 'una-sola-vez-0003', expiresAt },
          { ...once, hash: 'vencida-0000000001', expiresAt: new Date(testNow - 1) },
        ]);
        const advisor = { edition: 'chile' as const, name: 'Otra', executive: null };
        await insertMissingAdvisors(transaction, [
          { ...advisor, publicId: 'otra', email: 'Otra.Persona@Cotejo.Example', active: true },
          { ...advisor, publicId: 'quien-se-fue', email: 'fue@cotejo.example', active: false },
        ]);
      }),
  });
});
afterAll(() => test.close());

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await test.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
  return response;
}

function post(url: string, payload: object, host = 'localhost', edition: EditionId = 'chile') {
  return test.app.inject({ method: 'POST', url, headers: { host, ...wireHeaders(edition) }, payload });
}

describe('GET /api/qp-version', () => {
  it('C7-08 C7-09 200: the commit that runs, kept by no cache, and a folder key is taken', async () => {
    const response = await get('/api/qp-version?_q=chile');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ commit: 'test' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('400: a folder key that is no key', async () => {
    const response = await get(`/api/qp-version?_q=${'x'.repeat(81)}`);
    expect(problemSchema.parse(response.json())).toMatchObject({ status: 400, errors: [{ field: 'query._q' }] });
  });
});

describe('GET /api/users/{id}', () => {
  it('C7-10 200: who refers, as the browser keeps it', async () => {
    const response = await get('/api/users/paula-araneda');
    expect(endpoints.getReferrer.responses[200].parse(response.json()).data).toEqual({
      id: 'paula-araneda',
      name: 'Paula Araneda',
      email: 'paula.araneda@cotejo.example',
      ejecutivo: 'Antonia Pizarro Leal',
      loggedAs: 'referral',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['nadie', 'quien-se-fue', 'rosa-quispe'])('404: %s is unknown, gone, or of another country', async (id) => {
    const problem = problemSchema.parse((await get(`/api/users/${id}`)).json());
    expect(problem).toMatchObject({ status: 404, type: '/problems/not-found' });
  });

  it('each edition has its own', async () => {
    expect((await get('/api/users/rosa-quispe', { host: 'peru.localhost' })).statusCode).toBe(200);
  });
});

describe('/api/users/advisor', () => {
  it('B7-28 B7-29 200: an advisor with email and name, whatever the letters are like', async () => {
    const response = await get('/api/users/advisor?email=PAULA.araneda%40cotejo.example');
    const { data } = endpoints.findAdvisor.responses[200].parse(response.json());
    expect(data).toMatchObject({ name: 'Paula Araneda', email: 'paula.araneda@cotejo.example' });
    const stored = await get('/api/users/advisor?email=otra.persona%40cotejo.example');
    expect(stored.json()).toMatchObject({ data: { name: 'Otra' } });
  });

  it('POST 200: the same, with the address out of the URL', async () => {
    const response = await post('/api/users/advisor', { email: 'paula.araneda@cotejo.example' });
    expect(endpoints.postFindAdvisor.responses[200].parse(response.json()).data.id).toBe('paula-araneda');
  });

  it('404: nobody has that address', async () => {
    expect((await get('/api/users/advisor?email=nadie%40cotejo.example')).statusCode).toBe(404);
    expect((await post('/api/users/advisor', { email: 'fue@cotejo.example' })).statusCode).toBe(404);
  });

  it.each([
    ['?email=no-es-correo', 'query.email'],
    ['', 'query.email'],
    [`?email=${'a'.repeat(50)}%40cotejo.example`, 'query.email'],
  ])('400: %s', async (query, field) => {
    const problem = problemSchema.parse((await get(`/api/users/advisor${query}`)).json());
    expect(problem).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('POST 400: no address', async () => {
    const problem = problemSchema.parse((await post('/api/users/advisor', {})).json());
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'body.email' }] });
  });
});

describe('GET /hashtoken/{hash} and POST /token', () => {
  async function tokenOf(hash: string, host = 'localhost'): Promise<string> {
    const response = await get(`/hashtoken/${hash}`, { host });
    return endpoints.getTokenByHash.responses[200].parse(response.json()).token;
  }

  it('C7-11 C7-13 200: a word is exchanged for a token, and the token says whose it is', async () => {
    const token = await tokenOf('una-sola-vez-0001');
    const response = await post('/token', { token });
    expect(endpoints.checkToken.responses[200].parse(response.json()).data).toEqual({
      subject: 'ana',
      company: null,
      expiresAt: new Date(testNow + 10 * hour).toISOString(),
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('404: a word is good once, also when two ask at the same time', async () => {
    const both = await Promise.all([get('/hashtoken/una-sola-vez-0002'), get('/hashtoken/una-sola-vez-0002')]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    expect((await get('/hashtoken/una-sola-vez-0002')).statusCode).toBe(404);
    expect((await get('/hashtoken/nunca-se-entrego-1')).statusCode).toBe(404);
  });

  it('200: a word is not spent on who only looks whether the address is there', async () => {
    const url = '/hashtoken/una-sola-vez-0003';
    await test.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } });
    expect((await get(url)).statusCode).toBe(200);
  });

  it('410: a word that came too late', async () => {
    expect(problemSchema.parse((await get('/hashtoken/vencida-0000000001')).json())).toMatchObject({ status: 410 });
  });

  it('400: what cannot be a word', async () => {
    const problem = problemSchema.parse((await get('/hashtoken/corta')).json());
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'params.hash' }] });
  });

  it.each(demoSessions)(
    'C6-12 C6-13 200: $hash can be used again, and a company is an organisation of its edition',
    async (session) => {
      const { edition, hash, subject, company } = session;
      const host = `${edition}.localhost`;
      await tokenOf(hash, host);
      const response = await post('/token', { token: await tokenOf(hash, host) }, host, edition);
      const { data } = endpoints.checkToken.responses[200].parse(response.json());
      expect(data).toMatchObject({ subject, company: company === null ? null : { institution: company } });
      const codes = [...test.memory.snapshot(edition).organizations.values()].map(({ code }) => code);
      if (company !== null) expect(codes).toContain(company);
    },
  );

  it('401: a token that was changed, is of another edition, or is over', async () => {
    const token = await tokenOf('demostracion-chile-empresa');
    const [version, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const other = Buffer.from(JSON.stringify({ ...claims, company_institution: '78' })).toString('base64url');
    const problem = problemSchema.parse((await post('/token', { token: [version, other, signature].join('.') })).json());
    expect(problem).toMatchObject({ status: 401, type: '/problems/unauthenticated' });
    expect(problem.error).toBeUndefined();
    expect((await post('/token', { token: 'v1.e30.x' })).statusCode).toBe(401);
    expect((await post('/token', { token }, 'peru.localhost', 'peru')).statusCode).toBe(401);
    now.value = testNow + 10 * hour;
    expect((await post('/token', { token })).statusCode).toBe(401);
    now.value = testNow;
    expect((await post('/token', { token })).statusCode).toBe(200);
  });

  it('400: no token', async () => {
    const problem = problemSchema.parse((await post('/token', {})).json());
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'body.token' }] });
  });
});

describe('GET /cdn-cgi/trace', () => {
  const traceFrom = async (remoteAddress: string, headers: Record<string, string>) => {
    const url = '/cdn-cgi/trace';
    const response = await test.app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost', ...headers } });
    return { response, lines: response.payload.trimEnd().split('\n') };
  };

  it('C7-14 B7-27 200: text with the country that a trusted proxy tells, and neither address nor browser', async () => {
    const { response, lines } = await traceFrom('10.9.1.1', { 'cf-ipcountry': 'pe', 'user-agent': 'navegador-marcado' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(lines).toEqual(['h=localhost', `ts=${testNow / 1000}.000`, 'visit_scheme=http', 'loc=PE']);
  });

  it('B7-26 200: XX when nobody tells, or who may not tell, or what is no country', async () => {
    expect((await traceFrom('10.9.1.1', {})).lines).toContain('loc=XX');
    expect((await traceFrom('192.0.2.7', { 'cf-ipcountry': 'PE' })).lines).toContain('loc=XX');
    expect((await traceFrom('10.9.1.1', { 'cf-ipcountry': 'Perú' })).lines).toContain('loc=XX');
  });

  it('tells the scheme that a trusted proxy forwards', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    expect((await traceFrom('10.9.1.1', forwarded)).lines).toContain('visit_scheme=https');
    expect((await traceFrom('192.0.2.7', forwarded)).lines).toContain('visit_scheme=http');
  });
});
