import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { problemOf } from '../problem-of.ts';
import type { Endpoint } from '../endpoint.ts';
import type { LooseInput } from './wire.ts';

const unavailable = { status: 503, retryAfter: null, text: JSON.stringify(problemOf({ kind: 'unavailable' }, 'r1')) };

/** Every call of the contract over a transport, with the pauses that it made. */
function everyCall(transport: Transport) {
  const pauses: number[] = [];
  const asked = vi.fn<Transport>(transport);
  const client = createClient(endpoints, asked, {
    headers: { 'x-country': 'chile', 'x-qpversion': 'test' },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
    now: () => 0,
  });
  return { client, asked, pauses };
}

afterEach(() => vi.useRealTimers());

describe('a call that fails to the end', () => {
  const path = { params: { id: 'ALC-4001' } };
  it.each([
    ['C8-02', 'Error al obtener los sectores laborales', 'listWorkSectors', {}],
    ['C8-03', 'Error al obtener los paises', 'listCountries', {}],
    ['C8-04', 'Error al obtener las regiones', 'listRegions', {}],
    ['C8-05', 'Error al obtener resumen de coberturas', 'getCoverageResume', { ...path, query: {} }],
    ['C8-07', 'Error al obtener los comparadores', 'listComparators', {}],
  ] as const)('%s says %j after three more tries', async (_row, text, name, input) => {
    const { client, pauses } = everyCall(async () => unavailable);
    const call: (given: LooseInput) => Promise<unknown> = client[name] as never;
    expect(await call(input)).toMatchObject({ ok: false, error: { text } });
    expect(pauses).toEqual([1500, 1500, 1500]);
  });

  it('C7-20 the UF is asked for three times more, a second apart', async () => {
    const { client, asked, pauses } = everyCall(async () => unavailable);
    await client.getUf({});
    expect(asked.mock.calls.map(([{ url }]) => url)).toEqual(Array.from({ length: 4 }, () => '/api/globales/uf'));
    expect(pauses).toEqual([1000, 1000, 1000]);
  });

  it('C7-12 the exchange of a word for a token ends after fifteen seconds, and not before', async () => {
    vi.useFakeTimers();
    const { client } = everyCall(() => new Promise(() => undefined));
    const ended = vi.fn<() => void>();
    const answer = client.getTokenByHash({ params: { hash: 'demostracion-chile' } }).finally(ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ error: { text: 'Timeout en rescate de token via hash' } });
  });
});

describe('a list that seldom changes', () => {
  const lists = {
    'C7-27 of work sectors': ['listWorkSectors', '/api/workSectorType'],
    'C7-27 of countries': ['listCountries', '/api/country'],
    'C7-27 of regions': ['listRegions', '/api/countryState/country'],
    'A7-15 B7-18 of contact information': ['listContactInformation', '/api/contactInformations'],
  } as const;
  it.each(Object.entries(lists))('%s is asked for once, however often it is used', async (_name, [name, url]) => {
    const { client, asked } = everyCall(async () => ({ status: 200, retryAfter: null, text: '{"data":[]}' }));
    expect(await client[name]({})).toEqual({ ok: true, value: { data: [] } });
    await client[name]({});
    expect(asked.mock.calls.map(([call]) => call.url)).toEqual([url]);
  });
});

describe('every call of the contract', () => {
  const named = Object.entries<Endpoint>(endpoints);

  async function sentBy(name: string, forceRefresh: boolean) {
    const { client, asked } = everyCall(async () => ({ status: 404, retryAfter: null, text: '{}' }));
    const calls: Readonly<Record<string, (input: LooseInput, options: object) => Promise<unknown>>> = client as never;
    await calls[name]?.({ params: {}, query: {}, body: {} }, { forceRefresh });
    return asked.mock.calls[0]![0];
  }

  it('B7-58 B7-59 B7-60 carries X-Country and x-qpversion when it is not GET, and is told so in one place', async () => {
    const others = named.filter(([, { method }]) => method !== 'GET');
    expect(others.length).toBeGreaterThan(20);
    for (const [name] of others) {
      const { headers } = await sentBy(name, false);
      expect([name, headers['x-country'], headers['x-qpversion']]).toEqual([name, 'chile', 'test']);
    }
  });

  it('B7-61 carries forceRefresh=1 when it is a GET that is forced, and else never', async () => {
    for (const [name, { method, isAlwaysFresh }] of named) {
      const forced = new URL((await sentBy(name, true)).url, 'http://site.test').searchParams.get('forceRefresh');
      const plain = new URL((await sentBy(name, false)).url, 'http://site.test').searchParams.get('forceRefresh');
      const isFresh = method === 'GET' && isAlwaysFresh === true;
      expect([name, forced, plain]).toEqual([name, method === 'GET' ? '1' : null, isFresh ? '1' : null]);
    }
  });
});
