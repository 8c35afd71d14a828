import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { attributionKey, createAttributionStore, mostAttributions, type Attribution } from './attribution-store.ts';
import { forgivingStorage, type StorageHost } from './forgiving-storage.ts';

const key = attributionKey('QP');
const storeOn = (host: StorageHost) => createAttributionStore(forgivingStorage(host));

function visit(number: number): Attribution {
  const infoGA = { clientId: number % 2 === 0 ? null : `${number}.7`, urlParameters: { utm_source: `s${number}` } };
  return { referrer: `https://ejemplo.example/${number}`, date: new Date(number * 1000).toISOString(), infoGA };
}

describe('how visits began, as the browser keeps it', () => {
  it('C3-52 C3-53 C1-09 is where from, when, and what measuring and the address know, also after a reload', () => {
    const shared = new SharedStorage();
    expect(storeOn(shared.tab()).add(key, visit(1))).toBe(true);
    expect(JSON.parse(shared.items.get('QP_ATTRIBUTION') ?? '')).toEqual([
      {
        referrer: 'https://ejemplo.example/1',
        date: '1970-01-01T00:00:01.000Z',
        infoGA: { clientId: '1.7', urlParameters: { utm_source: 's1' } },
      },
    ]);
    expect(storeOn(shared.tab()).take(key)).toEqual([visit(1)]);
  });

  it('C4-21 C4-22 C9-03 is at most 100 entries, of which the oldest goes', () => {
    expect(mostAttributions).toBe(100);
    const property = fc.property(fc.integer({ min: 0, max: 230 }), (count) => {
      const store = storeOn(new SharedStorage().tab());
      const visits = Array.from({ length: count }, (_, index) => visit(index));
      for (const each of visits) store.add(key, each);
      expect(store.take(key)).toEqual(visits.slice(Math.max(0, count - 100)));
    });
    fc.assert(property, { numRuns: 20, examples: [[100], [101]] });
  });

  it('C4-23 is cleared once read', () => {
    const shared = new SharedStorage();
    const store = storeOn(shared.tab());
    store.add(key, visit(1));
    expect([store.take(key).length, store.take(key).length, shared.items.size]).toEqual([1, 0, 0]);
  });

  it('is one list for all tabs', () => {
    const shared = new SharedStorage();
    const [here, there] = [storeOn(shared.tab()), storeOn(shared.tab())];
    here.add(key, visit(1));
    there.add(key, visit(2));
    here.add(key, visit(3));
    expect(there.take(key)).toEqual([visit(1), visit(2), visit(3)]);
    expect(here.take(key)).toEqual([]);
  });

  it.each(['', '{', 'null', '7', '{"referrer":""}'])('begins anew where it is spoilt: %s', (text) => {
    const shared = new SharedStorage();
    shared.change(key, text);
    const store = storeOn(shared.tab());
    expect(store.add(key, visit(1))).toBe(true);
    expect(store.take(key)).toEqual([visit(1)]);
  });

  it('leaves out entries of another shape', () => {
    const spoilt = [
      null,
      7,
      {},
      { ...visit(1), referrer: 7 },
      { ...visit(1), infoGA: null },
      { ...visit(1), infoGA: { clientId: 7, urlParameters: {} } },
      { ...visit(1), infoGA: { clientId: null, urlParameters: { utm_source: [] } } },
      { ...visit(1), infoGA: { clientId: null } },
    ];
    const shared = new SharedStorage();
    shared.change(key, JSON.stringify([...spoilt, visit(2)]));
    expect(storeOn(shared.tab()).take(key)).toEqual([visit(2)]);
  });

  it.each([
    ['in private mode', refusing],
    ['where storage is full', new SharedStorage(20).tab()],
  ])('lasts for the page %s', (_where, host) => {
    const store = storeOn(host);
    expect([store.add(key, visit(1)), store.add(key, visit(2))]).toEqual([false, false]);
    expect([store.take(key), store.take(key)]).toEqual([[visit(1), visit(2)], []]);
  });
});
