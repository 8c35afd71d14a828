import { editionOf } from '@cotejo/core/editions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultCountry, prefixOfVisitor } from './default-country.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** From now on the trace says this; null: there is no connection. Answers how often it was asked. */
function traceSays(text: string | null): () => number {
  const asked = vi.fn<() => Promise<Response>>(async () => {
    if (text === null) throw new TypeError('Failed to fetch');
    return new Response(text);
  });
  vi.stubGlobal('fetch', asked);
  return () => asked.mock.calls.length;
}

const countries = [
  { code: 'CL', name: 'Chile', phonePrefix: '+56', nationality: null },
  { code: 'PE', name: 'Perú', phonePrefix: '+51', nationality: null },
];

/** The prefix that the visitor of an edition gets, and the calls it took. */
async function prefixFor(edition: 'chile' | 'international') {
  const calls: string[] = [];
  const prefix = await prefixOfVisitor(editionOf(edition), async ({ method, url }) => {
    calls.push(`${method} ${url}`);
    return { status: 200, retryAfter: null, text: JSON.stringify({ data: countries }) };
  });
  return { prefix, calls };
}

describe('the default country', () => {
  it('B7-25 is where the trace says that the visitor is, asked once a session', async () => {
    const asked = traceSays('h=localhost\nloc=PE\n');
    expect([await defaultCountry(editionOf('chile')), await defaultCountry(editionOf('chile'))]).toEqual(['PE', 'PE']);
    expect(asked()).toBe(1);
  });

  it.each(['loc=XX\n', '', null])(
    'B7-26 is that of the edition, and CL where it has none, when the trace says %j',
    async (text) => {
      traceSays(text);
      const found = (['chile', 'peru', 'colombia', 'international'] as const).map((id) => defaultCountry(editionOf(id)));
      expect(await Promise.all(found)).toEqual(['CL', 'PE', 'CO', 'CL']);
    },
  );
});

describe('the prefix of a telephone without one', () => {
  it.each(['chile', 'international'] as const)('B7-25 is that of the country that the visitor of %s is in', async (edition) => {
    traceSays('loc=PE\n');
    expect(await prefixFor(edition)).toEqual({ prefix: '+51', calls: ['GET /api/country'] });
  });

  it('stays the edition’s own where the visitor is there, or nobody knows where', async () => {
    traceSays('loc=CL\n');
    expect(await prefixFor('chile')).toEqual({ prefix: null, calls: [] });
    kept.clear();
    traceSays('loc=XX\n');
    expect(await prefixFor('international')).toEqual({ prefix: null, calls: [] });
  });

  it('is none of a country that has none known', async () => {
    traceSays('loc=FR\n');
    expect((await prefixFor('chile')).prefix).toBeNull();
  });
});
