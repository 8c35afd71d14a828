import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient, type ClientSettings, type Transport, type WireResponse } from './client.ts';
import { flattenRecord, lastRecord } from './content-record.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { problemOf } from './problem-of.ts';

const base = { group: 'Datos generales', summary: 'Prueba', access: 'public' } as const;
const answer = z.object({ data: z.string() });
const calls = {
  plain: defineEndpoint({ ...base, method: 'GET', path: '/api/plain', responses: { 200: answer } }),
  kept: defineEndpoint({
    ...base,
    method: 'GET',
    path: '/api/kept/{type}',
    cache: 'content',
    retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener {type}' },
    params: z.object({ type: z.string() }),
    query: z.object({ page: z.string().optional() }),
    responses: { 200: answer },
  }),
  own: defineEndpoint({
    ...base,
    method: 'GET',
    path: '/api/own',
    cache: 'content',
    isPrivate: true,
    responses: { 200: answer },
  }),
  sent: defineEndpoint({ ...base, method: 'POST', path: '/api/sent', body: z.object({}), responses: { 200: answer } }),
  offers: defineEndpoint({ ...base, method: 'GET', path: '/api/offers', responses: { 200: answer, 204: z.null() } }),
  trace: defineEndpoint({ ...base, method: 'GET', path: '/trace', mediaType: 'text/plain', responses: { 200: z.string() } }),
  token: defineEndpoint({
    ...base,
    method: 'GET',
    path: '/token',
    timeout: { milliseconds: 15_000, failure: 'Timeout en rescate de token via hash' },
    responses: { 200: answer },
  }),
};

const good = (data: string): WireResponse => ({ status: 200, retryAfter: null, text: JSON.stringify({ data }) });
const bad = (kind: 'unavailable' | 'not-found' | 'too-many-requests', retryAfter: string | null = null): WireResponse => {
  const problem = problemOf({ kind }, 'r1');
  return { status: problem.status, retryAfter, text: JSON.stringify(problem) };
};

function clientOver(transport: Transport, settings: Partial<ClientSettings> = {}) {
  const pauses: number[] = [];
  const world = { now: 0 };
  const asked = vi.fn<Transport>(transport);
  const client = createClient(calls, asked, {
    headers: { 'x-country': 'chile', 'x-qpversion': 'test' },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
    now: () => world.now,
    ...settings,
  });
  return { client, asked, pauses, world };
}

describe('a client that keeps', () => {
  it('asks for a URL once in five minutes, whoever asks meanwhile, and for each query by itself (C7-06, C9-05)', async () => {
    const { client, asked, world } = clientOver(async ({ url }) => good(url));
    await Promise.all([client.kept({ params: { type: 'a' }, query: {} }), client.kept({ params: { type: 'a' }, query: {} })]);
    world.now = 5 * 60_000 - 1;
    await client.kept({ params: { type: 'a' }, query: {} });
    expect(asked).toHaveBeenCalledTimes(1);
    await client.kept({ params: { type: 'a' }, query: { page: '2' } });
    expect(asked).toHaveBeenCalledTimes(2);
    world.now = 5 * 60_000;
    await client.kept({ params: { type: 'a' }, query: {} });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('asks past what is kept with forceRefresh=1, once or always (C7-05)', async () => {
    const { client, asked } = clientOver(async ({ url }) => good(url));
    await client.kept({ params: { type: 'a' }, query: {} });
    const forced = await client.kept({ params: { type: 'a' }, query: {} }, { forceRefresh: true });
    expect(forced).toEqual({ ok: true, value: { data: '/api/kept/a?forceRefresh=1' } });
    expect(await client.kept({ params: { type: 'a' }, query: {} })).toEqual(forced);
    expect(asked).toHaveBeenCalledTimes(2);
    const internal = clientOver(async ({ url }) => good(url), { forcesRefresh: () => true });
    expect(await internal.client.plain({})).toEqual({ ok: true, value: { data: '/api/plain?forceRefresh=1' } });
  });

  it('keeps nothing private, nothing that failed and nothing that was posted', async () => {
    const { client, asked } = clientOver(async ({ url }) => (url === '/api/kept/x' ? bad('not-found') : good('a')));
    for (let time = 0; time < 2; time += 1) {
      await client.own({});
      await client.sent({ body: {} });
      await client.kept({ params: { type: 'x' }, query: {} });
    }
    expect(asked).toHaveBeenCalledTimes(6);
  });

  it('lets one leave while another waits for the same', async () => {
    let finish: (response: WireResponse) => void = () => undefined;
    const { client } = clientOver(() => new Promise((resolve) => (finish = resolve)));
    const leaving = new AbortController();
    const [left, stays] = [
      client.kept({ params: { type: 'a' }, query: {} }, { signal: leaving.signal }),
      client.kept({ params: { type: 'a' }, query: {} }),
    ];
    leaving.abort();
    expect(await left).toEqual({ ok: false, error: { kind: 'aborted' } });
    finish(good('late'));
    expect(await stays).toEqual({ ok: true, value: { data: 'late' } });
  });
});

describe('a client that asks again', () => {
  it('asks three more times, 1500 ms apart give or take a fifth, and then says the text of the call (C8-08, C8-09, C8-10)', async () => {
    const { client, asked, pauses } = clientOver(async () => bad('unavailable'));
    const failed = await client.kept({ params: { type: 'EPS' }, query: {} });
    expect(failed).toMatchObject({ ok: false, error: { kind: 'problem', text: 'Error al obtener EPS' } });
    expect(asked).toHaveBeenCalledTimes(4);
    expect(pauses).toEqual([1500, 1500, 1500]);
    const chances = [0, 0.5, 0.999];
    const spread = clientOver(async () => bad('unavailable'), { random: () => chances.shift() ?? 0 });
    await spread.client.kept({ params: { type: 'a' }, query: {} });
    expect(spread.pauses.map(Math.round)).toEqual([1200, 1500, 1799]);
  });

  it('has the answer of the last try', async () => {
    const answers = [bad('unavailable'), new Error('no network'), good('at last')];
    const { client } = clientOver(async () => {
      const next = answers.shift();
      if (next instanceof Error || next === undefined) throw new Error('no network');
      return next;
    });
    expect(await client.kept({ params: { type: 'a' }, query: {} })).toEqual({ ok: true, value: { data: 'at last' } });
  });

  it('waits as long as it is told, and not at all for what will not pass', async () => {
    const waits = clientOver(async () => bad('too-many-requests', '4'));
    await waits.client.kept({ params: { type: 'a' }, query: {} });
    expect(waits.pauses).toEqual([4000, 4000, 4000]);
    for (const [response, settings] of [
      [bad('not-found'), {}],
      [bad('too-many-requests', '60'), {}],
      [bad('unavailable'), { retries: false }],
      [null, { isOnline: () => false }],
    ] as const) {
      const { client, asked } = clientOver(async () => response ?? Promise.reject(new Error('no network')), settings);
      const { ok } = await client.kept({ params: { type: 'a' }, query: {} });
      expect([ok, asked.mock.calls.length]).toEqual([false, 1]);
    }
    const plain = clientOver(async () => bad('unavailable'));
    expect(await plain.client.plain({})).not.toHaveProperty('error.text');
    expect(plain.asked).toHaveBeenCalledTimes(1);
  });
});

describe('a client that waits', () => {
  it('ends a call that takes too long, with the text of that call (C8-11)', async () => {
    vi.useFakeTimers();
    try {
      const { client } = clientOver(() => new Promise(() => undefined));
      const [token, plain] = [client.token({}), client.plain({})];
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await plain).toEqual({ ok: false, error: { kind: 'offline' } });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await token).toEqual({ ok: false, error: { kind: 'offline', text: 'Timeout en rescate de token via hash' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads an answer without content and one that is text', async () => {
    const { client } = clientOver(async ({ url }) =>
      url === '/trace' ? { status: 200, retryAfter: null, text: 'loc=CL\n' } : { status: 204, retryAfter: null, text: '' },
    );
    expect(await client.offers({})).toEqual({ ok: true, value: null });
    expect(await client.trace({})).toEqual({ ok: true, value: 'loc=CL\n' });
    expect(await client.plain({})).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('sends what every call has that is not GET, and only then (C7-01, C7-02)', async () => {
    const { client, asked } = clientOver(async () => good('a'));
    await client.sent({ body: {} });
    await client.plain({});
    const [[sent], [plain]] = asked.mock.calls as unknown as [[{ headers: object }], [{ headers: object }]];
    expect(sent.headers).toMatchObject({ 'x-country': 'chile', 'x-qpversion': 'test' });
    expect(plain.headers).not.toHaveProperty('x-country');
  });
});

describe('records of the content backend', () => {
  const data = [
    { id: 1, attributes: { title: 'Primera' } },
    { id: 2, attributes: { title: 'Segunda' } },
  ];
  it('have their attributes beside their number (C3-55), and the last one counts (C7-116)', () => {
    expect(data.map(flattenRecord)).toEqual([
      { id: 1, title: 'Primera' },
      { id: 2, title: 'Segunda' },
    ]);
    expect(lastRecord({ data })).toEqual({ id: 2, title: 'Segunda' });
    expect(lastRecord({ data: [] })).toBeNull();
  });
});

describe('the calls that are asked again (C8-01 to C8-08)', () => {
  it.each([
    ['getUf', 1000, 'Error al obtener el valor de la UF.'],
    ['listWorkSectors', 1500, 'Error al obtener los sectores laborales'],
    ['listCountries', 1500, 'Error al obtener los paises'],
    ['listRegions', 1500, 'Error al obtener las regiones'],
    ['getCoverageResume', 1500, 'Error al obtener resumen de coberturas'],
    ['calculatePrice', 1500, 'Error al obtener el precio del producto para el perfil'],
    ['listComparators', 1500, 'Error al obtener los comparadores'],
    ['listOrganizations', 1500, 'Error al obtener las organizaciones de tipo {type}'],
  ])('%s, %i ms apart', (name, pauseMilliseconds, failure) => {
    const endpoint = Object.entries<Endpoint>(endpoints).find(([known]) => known === name)?.[1];
    expect(endpoint?.retry).toEqual({ times: 3, pauseMilliseconds, failure });
  });
});
