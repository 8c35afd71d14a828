import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerCompare } from '@cotejo/contract/answer-compare';
import { compareAnswerSchema, compareBodySchema } from '@cotejo/contract/compare';
import { endpoints, type EndpointName } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { plainDate } from '@cotejo/core/dates';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { rateOf } from '@cotejo/core/money';
import type { UfValue } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import { demoCatalogues } from '@cotejo/demo/catalogues';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerCache, type AnswerCache } from '../../platform/http/answer-cache.ts';
import { createServer } from '../../platform/http/create-server.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { registerEndpoints } from '../../platform/http/register-endpoints.ts';
import { createLog } from '../../platform/log.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';
import { testHosts, testNow, wireHeaders } from '../../platform/testing/test-app.ts';
import { comparisonGrounds } from './kept-comparisons.ts';

const path = '/api/insurance/compare/metadataPlanesPersonas';
const comparator = '/Comparar/Seguros-de-Salud';
/** Figures that nothing else in a line of the log could be. */
const family = {
  cotizante: [
    { sexo: 'Masculino', edad: 87, ingreso: 1_654_321 },
    { sexo: 'Femenino', edad: 33 },
  ],
  cargas: [{ edad: 5 }],
  region: { stateCode: '13', stateName: 'Metropolitana' },
  ingresodatos: true,
};

const demo = demoCatalogues();
const snapshots = new Map<EditionId, CatalogueSnapshot>(
  (['chile', 'peru'] as const).map((id) => [id, snapshotOfContents(demo.filter(({ edition }) => edition === id))]),
);
const uf: UfValue = { rate: rateOf('40844.79', 'UF', 'CLP'), date: plainDate('2026-11-20'), status: 'of-the-day' };
const start = { version: 'v1', uf, usd: null, until: plainDate('2026-12-09'), now: testNow };

/** True: each look at the catalogue is followed by a publication. */
let [publishesAlways, reads] = [false, 2];
/** The world of the calls, which a test moves on. */
let world: { version: string; uf: UfValue; usd: UfValue | null; until: string; now: number } = { ...start };
const memory = {
  snapshot: (id: EditionId): CatalogueSnapshot => {
    const snapshot = { ...snapshots.get(id)!, version: world.version };
    if (publishesAlways) world.version = `v${reads++}`;
    return snapshot;
  },
  uf: () => world.uf,
  ufPublishedUntil: () => plainDate(world.until),
  usd: () => world.usd,
  utm: () => null,
};

const unused = async (): Promise<never> => {
  throw new Error('no other call is made here');
};
let worked = 0;
let cache: AnswerCache;
let app: FastifyInstance;
const lines: string[] = [];
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  [world, worked, cache, lines.length, publishesAlways] = [{ ...start }, 0, createAnswerCache(), 0, false];
  const { compareInsurance: take, ...others } = comparisonGrounds(memory);
  const compareInsurance: typeof take = (call) => {
    const { answer, ...ground } = take(call);
    const counted: typeof answer = (input) => {
      worked += 1;
      return answer(input);
    };
    return { ...ground, answer: counted };
  };
  app = await createServer({
    log: createLog('trace', { write: (line) => lines.push(line) }),
    hosts: testHosts,
    version: { version: '1', commit: 'a' },
    checks: {},
    withProcessMetrics: false,
  });
  const names = Object.keys(endpoints) as EndpointName[];
  const handlers = Object.fromEntries(names.map((name) => [name, unused])) as unknown as Handlers<EndpointName>;
  registerEndpoints(app, handlers, { clock: () => world.now, kept: { grounds: { ...others, compareInsurance }, cache } });
  apps.push(app);
});
afterAll(() => Promise.all(apps.map((each) => each.close())));

async function ask(body: object = {}, headers: Readonly<Record<string, string>> = {}) {
  const payload = JSON.stringify({ comparator, profile: family, ...body });
  const all = { 'content-type': 'application/json', ...wireHeaders(testHosts[headers['host'] ?? 'localhost']), ...headers };
  return app.inject({ method: 'POST', url: path, payload, headers: all });
}

/** How many times the answer was worked out while something was done. */
async function workOf(doing: () => Promise<unknown>): Promise<number> {
  const before = worked;
  await doing();
  return worked - before;
}

describe(`POST ${path}, asked again`, () => {
  it('200 with the very bytes of the first time, worked out once', async () => {
    const [first, again] = [await ask(), await ask()];
    const body = compareBodySchema.parse({ comparator, profile: family });
    const call = { edition: editionOf('chile'), view: null, requestId: 'r', today: plainDate('2026-11-20'), now: testNow };
    const answer = answerCompare({ body, productKind: 'insurance' }, groundOfCall(memory, call));
    if (!answer.ok) throw new Error(answer.error.kind);
    expect(first.statusCode).toBe(200);
    expect(first.payload).toBe(JSON.stringify(compareAnswerSchema.parse(answer.value)));
    expect(again.payload).toBe(first.payload);
    expect(worked).toBe(1);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  it('twenty at once are worked out once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(worked).toBe(1);
  });

  it('is known in another order of filters and fields, another spelling of the comparator, and with what no answer depends on', async () => {
    const facets = compareAnswerSchema.parse((await ask()).json()).metaData.facets;
    const [one = '', two = ''] = facets.organizations.map(({ value }) => value);
    const filters = { organizations: [one, two], previsiones: ['isapre', 'fonasa'] };
    const first = await ask({ filters });
    const others = [
      { filters: { previsiones: ['fonasa', 'isapre'], organizations: [two, one, two] } },
      { page: 1, filters, sort: 'recomendados' },
      { filters, comparator: '/comparar/seguros-de-salud/' },
      { filters, productType: 'SEGUROSALUD', profile: { ...family, enPareja: true, region: { stateCode: '13' } } },
    ];
    for (const other of others) {
      expect(await workOf(async () => expect((await ask(other)).payload).toBe(first.payload))).toBe(0);
    }
  });

  it.each<[string, () => void | object]>([
    ['another day', () => void (world.now += 86_400_000)],
    ['another UF', () => void (world.uf = { ...uf, rate: rateOf('40844.80', 'UF', 'CLP') })],
    ['a UF of another day', () => void (world.uf = { ...uf, date: plainDate('2026-11-19') })],
    ['a UF of last resort', () => void (world.uf = { ...uf, status: 'fallback' })],
    ['a dollar', () => void (world.usd = { ...uf, rate: rateOf('950', 'USD', 'CLP') })],
    ['a UF published for longer', () => void (world.until = '2027-01-09')],
    ['a published catalogue', () => void (world.version = 'v2')],
    ['another age', () => ({ profile: { ...family, cargas: [{ edad: 6 }] } })],
    ['another order of people', () => ({ profile: { ...family, cotizante: family.cotizante.toReversed() } })],
    ['an example profile', () => ({ profile: { ...family, ingresodatos: false } })],
    ['another region', () => ({ profile: { ...family, region: { stateCode: '5' } } })],
    ['another page', () => ({ page: 2 })],
    ['another page size', () => ({ pageSize: 7 })],
    ['another order', () => ({ sort: 'precio-desc' })],
    ['prices in UF', () => ({ currency: 1 })],
    ['a price limit', () => ({ filters: { prices: { preciomax: 50_000 } } })],
  ])('is worked out anew for %s', async (_, change) => {
    await ask();
    const body = change() ?? {};
    expect(await workOf(() => ask(body))).toBe(1);
    expect(await workOf(() => ask(body))).toBe(0);
  });

  it('is worked out anew for another edition', async () => {
    await ask();
    expect(await workOf(() => ask({}, { host: 'peru.localhost' }))).toBe(1);
  });

  it('answers of a catalogue that was replaced are dropped', async () => {
    for (const page of [1, 2, 3]) await ask({ page });
    expect(cache.size().answers).toBe(3);
    world.version = 'v2';
    await ask();
    expect(cache.size()).toMatchObject({ answers: 1, spellings: 1 });
  });

  it('is of the catalogue it is named by, whatever is published while it is read and worked out', async () => {
    publishesAlways = true;
    const named = vi.spyOn(cache, 'get');
    const answers = [await ask(), await ask({ page: 2 }), await ask()];
    const versions = answers.map((answer) => compareAnswerSchema.parse(answer.json()).metaData.catalogueVersion);
    expect(new Set(versions).size).toBe(3);
    expect(named.mock.calls.map(([{ ground }]) => ground.split('/')[0])).toEqual(versions);
  });

  it('400 for an invalid body, each time with field and reason, and kept nowhere', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const unreadable = await ask({ profile: { ...family, cotizante: [{ edad: 130 }] } });
      expect(problemSchema.parse(unreadable.json()).errors).toEqual([
        { field: 'body.profile.cotizante.0.edad', reason: 'debe ser 120 o menos' },
      ]);
      const strange = await ask({ profile: { ...family, region: { stateCode: '99' } } });
      expect(strange.statusCode).toBe(400);
      expect(problemSchema.parse(strange.json()).errors).toEqual([
        { field: 'body.profile.region.stateCode', reason: "'99' no es una región conocida" },
      ]);
      expect((await ask({ comparator: '/Comparar/Nada' })).statusCode).toBe(404);
    }
    expect(cache.size().answers).toBe(0);
    expect(lines.some((line) => line.includes('request failed'))).toBe(false);
  });
});

describe(`POST ${path}, with what the caller has`, () => {
  it('415 for a body that says it is compressed, also where the same one was answered as it stands', async () => {
    expect((await ask()).statusCode).toBe(200);
    const compressed = await ask({}, { 'content-encoding': 'gzip' });
    expect(compressed.statusCode).toBe(415);
    expect(problemSchema.parse(compressed.json()).type).toBe('/problems/unsupported-type');
    expect((await ask({}, { 'content-encoding': 'identity' })).statusCode).toBe(200);
  });

  it('304 without a body for the ETag of the answer, which changes with it', async () => {
    const first = await ask();
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const known = await ask({}, { 'if-none-match': `"other", ${String(etag)}` });
    expect([known.statusCode, known.payload, known.headers.etag]).toEqual([304, '', etag]);
    expect(known.headers['content-encoding']).toBeUndefined();
    expect(known.headers['cache-control']).toBe('no-store');
    expect((await ask({ page: 2 }, { 'if-none-match': String(etag) })).statusCode).toBe(200);
    world.version = 'v2';
    expect((await ask({}, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('200 in %s: the same answer once it is decompressed, under the same ETag', async (coding, decompress) => {
    const plain = await ask();
    const headers = { 'accept-encoding': coding };
    for (const answer of await Promise.all([ask({}, headers), ask({}, headers), ask({}, headers)])) {
      expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding', etag: plain.headers.etag });
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(decompress(answer.rawPayload).toString()).toBe(plain.payload);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(worked).toBe(1);
  });
});

describe('a known body without the headers of the wire', () => {
  it('POST 400 names x-country and x-qpversion, and the answer that is kept is not told (C7-01, C7-02)', async () => {
    const known = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ comparator, profile: family });
    expect((await ask()).statusCode).toBe(200);
    const bare = await app.inject({ method: 'POST', url: path, payload, headers: known });
    expect(bare.statusCode).toBe(400);
    expect(problemSchema.parse(bare.json()).errors).toEqual([
      { field: 'headers.x-country', reason: 'falta la cabecera X-Country' },
      { field: 'headers.x-qpversion', reason: 'falta la cabecera x-qpversion' },
    ]);
    expect((await ask({}, { 'x-country': 'peru' })).statusCode).toBe(400);
  });
});

describe('what a compare call leaves behind', () => {
  it('is a line of the log and a measure without age, income, region or profile', async () => {
    await ask();
    await ask();
    await ask({}, { 'if-none-match': String((await ask()).headers.etag) });
    await ask({ profile: { ...family, region: { stateCode: '99' } } });
    const requests = lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(5);
    for (const line of requests) {
      expect(Object.keys(line).toSorted()).toEqual(
        ['edition', 'level', 'method', 'milliseconds', 'msg', 'requestId', 'route', 'status', 'time'].toSorted(),
      );
      expect(line).toMatchObject({ route: path, edition: 'chile', method: 'POST' });
    }
    const { payload: metrics } = await app.inject('/metrics');
    for (const text of [lines.join(''), metrics]) {
      // A request's id may have 'edad' in it: as the name of a field it has signs around it.
      for (const personal of ['1654321', 'cotizante', 'Metropolitana', 'stateCode', 'Masculino', '"edad"', '"edad\\"', 'edad=']) {
        expect(text).not.toContain(personal);
      }
    }
  });
});
