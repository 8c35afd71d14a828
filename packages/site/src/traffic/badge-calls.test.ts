import type { Transport, WireRequest } from '@cotejo/contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { badgeApi, purgeCaches, shortAddress, type PurgedApp } from './badge-calls.ts';

const headers = { 'x-country': 'CL', 'x-qpversion': 'test' };
const answering =
  (status: number, body: unknown): Transport =>
  async () => ({ status, retryAfter: null, text: JSON.stringify(body) });
const problem = (status: number) => answering(status, { type: 'about:blank', title: 'No', status, requestId: 'test' });

afterEach(() => vi.restoreAllMocks());

describe('a link to pass on', () => {
  it('B7-40 B7-41 is saved by its own path, and is {origin}/url/{link}', async () => {
    const sent: WireRequest[] = [];
    const transport: Transport = async (request) => {
      sent.push(request);
      return { status: 200, retryAfter: null, text: '{"data":{"link":"a1B2"}}' };
    };
    const address = await shortAddress('/Comparar/Isapres', badgeApi(transport, headers), 'https://cotejo.example');
    expect(address).toBe('https://cotejo.example/url/a1B2');
    expect(sent).toMatchObject([{ method: 'POST', url: '/api/shared-links', body: '{"url":"/Comparar/Isapres"}' }]);
  });

  it('is none where it cannot be saved', async () => {
    expect(await shortAddress('/', badgeApi(problem(429), headers), 'https://cotejo.example')).toBeNull();
  });
});

describe('emptying the caches', () => {
  /** What came of it, in their order: what was called, forgotten, loaded anew and logged. */
  async function purged(app: PurgedApp, transport: Transport) {
    const done: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((message) => done.push(String(message)));
    const calling: Transport = async (request) => {
      done.push(`${request.method} ${request.url}`);
      return transport(request);
    };
    const came = await purgeCaches({
      api: badgeApi(calling, headers),
      app,
      forget: async () => void done.push('forget'),
      reload: () => done.push('reload'),
    });
    return { came, done };
  }

  it.each(['site', 'partner-marketplace'] as const)(
    'B7-43 B7-45 of %s: they are, also those here, and the page is loaded anew',
    async (app) => {
      expect(await purged(app, answering(200, { data: { purged: true } }))).toEqual({
        came: 'purged',
        done: [`GET /cloudflare-cache/${app}`, 'forget', 'reload'],
      });
    },
  );

  it("B7-44 fails on a partner's page: it is logged, and the page is loaded anew", async () => {
    expect(await purged('partner-marketplace', problem(500))).toEqual({
      came: 'failed',
      done: ['GET /cloudflare-cache/partner-marketplace', 'caches could not be emptied: 500', 'reload'],
    });
  });

  it.each([
    [401, 'refused'],
    [500, 'failed'],
  ] as const)('B7-45 fails with %i on our own: it is logged, the page stays, and says why', async (status, came) => {
    expect(await purged('site', problem(status))).toEqual({
      came,
      done: ['GET /cloudflare-cache/site', `caches could not be emptied: ${status}`],
    });
  });
});
