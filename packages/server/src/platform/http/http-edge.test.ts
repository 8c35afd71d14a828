import { problemSchema } from '@cotejo/contract/errors';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../testing/test-app.ts';

const compare = '/api/insurance/compare/metadataPlanesPersonas';
const lines: string[] = [];

describe('the edge of the API', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({
      onLogLine: (line) => lines.push(line),
      routes: (app) => {
        app.get('/api/broken', () => {
          throw new Error('secret-detail of the database');
        });
      },
    });
  });
  afterAll(() => test.close());

  async function problemOf(call: InjectOptions | string) {
    const response = await test.app.inject(call);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = problemSchema.parse(response.json());
    expect(problem.status).toBe(response.statusCode);
    expect(problem.requestId).toBe(response.headers['x-request-id']);
    return { problem, headers: response.headers };
  }

  it('GET /api/<unknown> 404 is a problem', async () => {
    const { problem } = await problemOf('/api/nada');
    expect(problem).toMatchObject({ type: '/problems/not-found', status: 404, title: 'No existe lo que pides' });
  });

  it('DELETE on a known path 405 names what is allowed', async () => {
    const { problem, headers } = await problemOf({ method: 'DELETE', url: compare });
    expect(problem.status).toBe(405);
    expect(headers.allow).toBe('POST');
    const byId = await problemOf({ method: 'POST', url: '/api/insurance/7', payload: {} });
    expect(byId.headers.allow).toBe('GET, HEAD');
  });

  it('POST with broken JSON 400 says so', async () => {
    const { problem } = await problemOf({
      method: 'POST',
      url: compare,
      headers: { ...wireHeaders(), 'content-type': 'application/json' },
      payload: '{"a":',
    });
    const reason = 'El contenido no es JSON válido.';
    expect(problem).toMatchObject({ status: 400, detail: reason, errors: [{ field: 'body', reason }] });
  });

  it('POST with content that says gzip and is none 400 names the body and why', async () => {
    const headers = { ...wireHeaders(), 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = Buffer.from('no es gzip');
    const { problem } = await problemOf({ method: 'POST', url: '/api/shared-links', headers, payload });
    const reason = 'El contenido comprimido no se puede descomprimir.';
    expect(problem).toMatchObject({ status: 400, detail: reason, errors: [{ field: 'body', reason }] });
  });

  it('POST without any content 400 names the body', async () => {
    const { problem } = await problemOf({ method: 'POST', url: compare, headers: wireHeaders() });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'body', reason: 'falta' }] });
  });

  it('POST of more than the limit 413', async () => {
    const { problem } = await problemOf({ method: 'POST', url: compare, payload: { comparator: 'x'.repeat(200_000) } });
    expect(problem.status).toBe(413);
  });

  it('POST of another content type 415', async () => {
    const { problem } = await problemOf({
      method: 'POST',
      url: compare,
      headers: { 'content-type': 'text/plain' },
      payload: 'a=1',
    });
    expect(problem).toMatchObject({ status: 415, detail: 'Envía el contenido como application/json.' });
  });

  it('POST with bad fields 400 lists each with its place and a reason in Spanish', async () => {
    const payload = { comparator: 7, profile: { cotizante: [{ edad: 130 }], cargas: [{}] }, pageSize: 101, sort: 'al-azar' };
    const { problem } = await problemOf({ method: 'POST', url: compare, headers: wireHeaders(), payload });
    expect(problem.errors).toEqual([
      { field: 'body.comparator', reason: 'debe ser un texto' },
      { field: 'body.profile.cotizante.0.edad', reason: 'debe ser 120 o menos' },
      { field: 'body.profile.cargas.0.edad', reason: 'debe ser un número' },
      { field: 'body.sort', reason: 'debe ser uno de: recomendados, precio-asc, precio-desc, puntaje, afinidad, costo-anual' },
      { field: 'body.pageSize', reason: 'es como máximo 100' },
    ]);
  });

  it('a missing header or query value is named like any other field', async () => {
    const lead = await problemOf({ method: 'POST', url: '/api/leads', payload: {} });
    expect(lead.problem.errors).toContainEqual({ field: 'headers.idempotency-key', reason: 'falta la cabecera Idempotency-Key' });
    expect(lead.problem.errors?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['headers.x-country', 'headers.x-qpversion', 'body.first_name']),
    );
    const plan = await problemOf('/api/infoplanes/infoplan');
    expect(plan.problem.errors).toEqual([{ field: 'query.codigoplan', reason: 'falta' }]);
  });

  it.each([
    ['C7-01', 'POST without X-Country', { 'x-qpversion': 'test' }, 'x-country', 'falta la cabecera X-Country'],
    [
      'C7-01',
      "POST with another country's X-Country",
      { ...wireHeaders('peru') },
      'x-country',
      "debe ser 'chile', el país de este servidor",
    ],
    ['C7-02', 'POST without x-qpversion', { 'x-country': 'chile' }, 'x-qpversion', 'falta la cabecera x-qpversion'],
    [
      'C7-02',
      'POST with a version of a page',
      { 'x-country': 'chile', 'x-qpversion': 'v'.repeat(81) },
      'x-qpversion',
      'debe tener 80 o menos caracteres',
    ],
  ])('%s %s 400', async (_, __, headers, name, reason) => {
    const payload = { comparator: '/Comparar/Isapres', profile: { cotizante: [{ edad: 30 }] } };
    const { problem } = await problemOf({ method: 'POST', url: compare, headers, payload });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: `headers.${name}`, reason }] });
  });

  it('GET asks for neither', async () => {
    expect((await test.app.inject('/api/countryState/country')).statusCode).toBe(200);
  });

  it('a path that cannot be read 400', async () => {
    const { problem } = await problemOf('/api/insurance/%E0%A4%A');
    expect(problem).toMatchObject({ status: 400, detail: 'La dirección no se puede leer.' });
  });

  it('a path that cannot be read 400 is a page where pages are, whatever is taken, and a problem among calls', async () => {
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const host of ['localhost', 'peru.localhost', 'international.localhost']) {
      for (const accept of [browser, '*/*', undefined]) {
        const asked = { url: '/%E0%A4%A?a=1', headers: { host, ...(accept === undefined ? {} : { accept }) } };
        const { statusCode, headers, payload } = await test.app.inject(asked);
        expect([host, accept, statusCode, headers['content-type']]).toEqual([host, accept, 400, 'text/html; charset=utf-8']);
        expect(payload).toMatch(/<h1>Esta dirección no se puede leer<\/h1>[^]*<a href="\/">/);
        expect(headers['content-security-policy']).toContain(`'nonce-${/nonce="([^"]+)"/.exec(payload)?.[1]}'`);
      }
    }
    for (const url of ['/api/%E0%A4%A', '/api/insurance/%E0%A4%A']) {
      const called = await test.app.inject({ url, headers: { accept: browser } });
      expect([url, called.statusCode, called.headers['content-type']]).toEqual([
        url,
        400,
        expect.stringContaining('problem+json'),
      ]);
    }
  });

  it('a fault of ours 500 says nothing private, and the log has it under the same request id', async () => {
    const { problem } = await problemOf('/api/broken');
    expect(problem).toEqual({
      type: '/problems/internal',
      title: 'Algo falló de nuestro lado',
      status: 500,
      requestId: problem.requestId,
    });
    expect(lines.filter((line) => line.includes(problem.requestId) && line.includes('secret-detail'))).toHaveLength(1);
  });

  it('an unknown host 421, and each known host is its own edition', async () => {
    const { problem } = await problemOf({ url: '/api/countryState/country', headers: { host: 'otro.example' } });
    expect(problem).toMatchObject({
      status: 421,
      detail: "'otro.example' no está entre los nombres que este servidor atiende (ajuste HOSTS).",
    });
    const chile = await test.app.inject({ url: '/api/countryState/country', headers: { host: 'CHILE.localhost:3000' } });
    const peru = await test.app.inject({ url: '/api/countryState/country', headers: { host: 'peru.localhost' } });
    expect(chile.statusCode).toBe(200);
    expect(peru.json()).not.toEqual(chile.json());
  });

  it('every answer carries the security headers, and none says what it runs on', async () => {
    const { headers } = await test.app.inject('/api/countryState/country');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('what tells a browser how to show a document is said of documents alone', async () => {
    const data = await test.app.inject('/api/countryState/country');
    const page = await test.app.inject('/api/docs');
    const ofDocuments = {
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    };
    expect(page.headers).toMatchObject(ofDocuments);
    for (const name of Object.keys(ofDocuments)) expect(data.headers).not.toHaveProperty(name);
  });

  it('a GET that was had before is answered 304', async () => {
    const first = await test.app.inject('/api/countryState/country');
    const second = await test.app.inject({
      url: '/api/countryState/country',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(second.statusCode).toBe(304);
    expect(second.payload).toBe('');
  });

  it('long answers are compressed for who takes it', async () => {
    const response = await test.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    const plain = await test.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'identity' } });
    expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  });
});
