import { describe, expect, it } from 'vitest';
import { attributionKey } from '../storage/attribution-store.ts';
import { startsAtOnce, type StartPlace } from './starts-at-once.ts';

const origin = 'https://cotejo.example';

interface Known {
  readonly referrer?: string;
  readonly cameBy?: string;
  readonly kept?: readonly (readonly [string, string])[];
  readonly hasAlert?: boolean;
}

function placeOf({ referrer = '', cameBy = 'navigate', kept = [], hasAlert = false }: Known): StartPlace {
  const entry = { type: cameBy } as unknown as PerformanceEntry;
  return {
    document: { referrer, querySelector: (found: string) => (hasAlert && found === 'main [role=alert]' ? {} : null) } as never,
    location: { origin },
    performance: { getEntriesByType: (type) => (type === 'navigation' ? [entry] : []) },
    localStorage: {
      length: kept.length,
      key: (index) => kept[index]?.[0] ?? null,
      getItem: (name) => new Map(kept).get(name) ?? null,
    },
  };
}

describe("a page's script starts at once", () => {
  it.each<readonly [string, Known]>([
    ['who comes from another page of the site', { referrer: `${origin}/Comparar/Isapres` }],
    ['who reloads', { cameBy: 'reload' }],
    ['who goes back', { cameBy: 'back_forward' }],
    ['who has a profile kept', { kept: [['QP_PROFILE', '{"edad":34}']] }],
    ['whom the page tells of a failure', { hasAlert: true }],
  ])('for %s', (_, known) => {
    expect(startsAtOnce(placeOf(known))).toBe(true);
  });

  it.each<readonly [string, Known]>([
    ['who is here for the first time', {}],
    ['who comes from elsewhere', { referrer: 'https://cotejo.example.com/blog' }],
    ['whom the browser keeps no more of than that nothing was read', { kept: [['QP_NOTICES_READ', '']] }],
    ['whom the browser keeps no more of than how the visit began', { kept: [[attributionKey('QP'), '[{}]']] }],
  ])('not for %s', (_, known) => {
    expect(startsAtOnce(placeOf(known))).toBe(false);
  });

  it('not where a browser gives nothing to keep things in', () => {
    const place = placeOf({});
    const refusing = Object.defineProperty({ ...place }, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(startsAtOnce(refusing)).toBe(false);
  });
});
