import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client.ts';
import { getOrganizationByCode } from '../endpoints/organizations.ts';
import { getTokenByHash } from '../endpoints/session.ts';
import { keepToken, readToken, tokenName, tokenPlacesOf, type TokenPlaces } from './token-places.ts';
import { createTokenSource } from './token-source.ts';

const word = 'demostracion-chile-persona';

function browser({ stored, tag = null }: { stored?: string; tag?: string | null } = {}) {
  const kept = new Map(stored === undefined ? [] : [[tokenName, stored]]);
  const read = { times: 0 };
  const state: { tag: string | null } = { tag };
  const places: TokenPlaces = {
    storage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) },
    pageTag: () => {
      read.times += 1;
      return state.tag;
    },
  };
  return { kept, read, state, places };
}

function sourceOver(transport: Transport, places = browser().places) {
  const asked = vi.fn<Transport>(transport);
  const client = createClient({ getTokenByHash }, asked, { headers: {} });
  return { asked, source: createTokenSource({ places, client, loginUrl: (code) => `/login?loginError=${code}` }) };
}

const answer = (status: number, text: string): Transport => {
  return async () => ({ status, retryAfter: null, text });
};
const problem = (status: number): string => JSON.stringify({ type: '/problems/x', title: 'x', status, requestId: 'r' });
const never: Transport = () => new Promise(() => undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('where a token is', () => {
  it('C4-36 is the storage, and the tag of the page where the storage has none', () => {
    expect(readToken(browser({ stored: 'v1.a.b', tag: 'v1.c.d' }).places)).toBe('v1.a.b');
    expect(readToken(browser({ tag: 'v1.c.d' }).places)).toBe('v1.c.d');
    expect(readToken(browser().places)).toBeNull();
  });

  it.each(['', 'dos palabras', 'v1.a\r\nX-Otra: 1', 'ñ', 'a'.repeat(4097)])('is not where %j stands', (text) => {
    expect(readToken(browser({ stored: text, tag: 'v1.c.d' }).places)).toBe('v1.c.d');
  });

  it('is read from a window, also from one that gives no storage or refuses to keep', () => {
    const document = { querySelector: (selector: string) => (selector === 'meta[name="cotejo-token"]' ? element : null) };
    const element = { getAttribute: (name: string) => (name === 'content' ? 'v1.c.d' : null) };
    const refusing = {
      document,
      get sessionStorage(): Storage {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    expect(readToken(tokenPlacesOf(refusing as never))).toBe('v1.c.d');
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const sessionStorage = { getItem: () => 'v1.a.b', setItem: full };
    const places = tokenPlacesOf({ document, sessionStorage } as never);
    expect(readToken(places)).toBe('v1.a.b');
    expect(keepToken(places, 'v1.e.f')).toBe(false);
  });

  it('goes with the calls that take one', async () => {
    const asked = vi.fn<Transport>(answer(503, ''));
    const { source } = sourceOver(never, browser({ tag: 'v1.c.d' }).places);
    const client = createClient({ getOrganizationByCode }, asked, { headers: {}, retries: false, token: source.current });
    await client.getOrganizationByCode({ params: { code: '78' } });
    expect(asked.mock.calls[0]?.[0].headers['authorization']).toBe('Bearer v1.c.d');
  });
});

describe('a token that is needed', () => {
  it('C4-37 leads to the login where there is none and none is being fetched', async () => {
    const { source, asked } = sourceOver(never);
    const failure = { code: 'sin-token', loginUrl: '/login?loginError=sin-token' };
    expect(await source.required()).toEqual({ ok: false, error: failure });
    expect(asked).not.toHaveBeenCalled();
  });

  it('C7-11 is fetched by its word, kept for the next page, and given to who waits', async () => {
    const { kept, places } = browser();
    const { source, asked } = sourceOver(answer(200, '{"token":"v1.a.b"}'), places);
    source.fetch(word);
    expect(await source.required()).toEqual({ ok: true, value: 'v1.a.b' });
    expect(asked.mock.calls.map(([{ method, url }]) => `${method} ${url}`)).toEqual([`GET /hashtoken/${word}`]);
    expect(kept.get(tokenName)).toBe('v1.a.b');
  });

  it('is held for the page where the browser keeps nothing', async () => {
    const { source } = sourceOver(answer(200, '{"token":"v1.a.b"}'), { storage: null, pageTag: () => null });
    source.fetch(word);
    expect(await source.required()).toEqual({ ok: true, value: 'v1.a.b' });
    expect(source.current()).toBe('v1.a.b');
  });

  it('C4-38 is looked for every 1.5 s while one is being fetched, and found where another script put it', async () => {
    const { places, read, state } = browser();
    const { source } = sourceOver(never, places);
    source.fetch(word);
    const needed = source.required();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(read.times).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read.times).toBe(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(read.times).toBe(3);
    state.tag = 'v1.c.d';
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await needed).toEqual({ ok: true, value: 'v1.c.d' });
  });

  it('C7-12 C8-11 fails after fifteen seconds of fetching, in the words for it, and leads to the login', async () => {
    const { source } = sourceOver(never);
    source.fetch(word);
    const ended = vi.fn<() => void>();
    const needed = source.required().finally(ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await needed).toMatchObject({
      error: {
        code: 'timeout',
        text: 'Timeout en rescate de token via hash',
        loginUrl: '/login?loginError=timeout',
      },
    });
  });

  it.each([
    ['C8-12', 'text that cannot be read', 200, '<html>', 'token-invalido'],
    ['C8-12', 'an answer without a token', 200, '{"data":1}', 'token-invalido'],
    ['C8-12', 'no problem at all', 404, 'nada', 'token-invalido'],
    ['404', 'a word that was spent', 404, problem(404), 'token-invalido'],
    ['410', 'a word that came too late', 410, problem(410), 'sesion-vencida'],
    ['429', 'too many words', 429, problem(429), 'otro'],
    ['503', 'a server that is busy', 503, problem(503), 'otro'],
  ])('%s leads to the login after %s', async (_row, _what, status, text, code) => {
    const { source } = sourceOver(answer(status, text));
    source.fetch(word);
    expect(await source.required()).toMatchObject({
      error: { code, loginUrl: `/login?loginError=${code}` },
    });
  });

  it('leads to the login where nobody answers', async () => {
    const { source } = sourceOver(() => Promise.reject(new TypeError('fetch failed')));
    source.fetch(word);
    expect(await source.required()).toMatchObject({ error: { code: 'otro' } });
  });
});
