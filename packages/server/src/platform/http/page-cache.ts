import { campaignNames } from '@cotejo/core/campaign-names';
import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

/** A page that is the same for everybody. */
export interface KeptPage {
  readonly answer: PreparedAnswer;
  /** From this moment on it is another page, in milliseconds since 1970; Infinity: no moment makes it one. */
  readonly until: number;
}

export interface PageCache {
  /** The page kept under the key, as long as its moment has not come. */
  readonly known: (key: string) => KeptPage | undefined;
  /**
   * The page kept under the key, or the one `render` makes now. Callers that come while it is being made wait for the
   * same one. `render` answers null when the page may not be shared; then nothing is kept and each caller renders.
   */
  readonly get: (key: string, render: () => Promise<KeptPage | null>) => Promise<KeptPage | null>;
  /** Forgets every page; those being made are sent to who waits and not kept. */
  readonly clear: () => void;
  readonly size: () => number;
}

export interface PageCacheLimits {
  readonly pages: number;
  /** Of all pages in every coding. */
  readonly bytes: number;
  readonly milliseconds: number;
}

const defaultLimits: PageCacheLimits = { pages: 1000, bytes: 48_000_000, milliseconds: 5 * 60_000 };

/** HTML shrinks to a fifth and less, in either coding. */
const bytesPerPlainByte = 1.4;

/** A page cache of this process, bounded in pages, bytes and age. `clock` in milliseconds since 1970. */
export function createPageCache(clock: () => number, limits: PageCacheLimits = defaultLimits): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    max: limits.pages,
    maxSize: limits.bytes,
    ttl: limits.milliseconds,
    sizeCalculation: ({ answer: { plain } }) => Math.ceil(plain.length * bytesPerPlainByte) + 1,
  });
  const underWay = new Map<string, Promise<KeptPage | null>>();
  const generation = { now: 0 };

  function knownOf(key: string): KeptPage | undefined {
    const page = kept.get(key);
    return page !== undefined && clock() < page.until ? page : undefined;
  }

  async function make(key: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const begun = generation.now;
    try {
      const page = await render();
      if (page && begun === generation.now) kept.set(key, page);
      return page;
    } finally {
      if (begun === generation.now) underWay.delete(key);
    }
  }

  return {
    known: knownOf,
    get: (key, render) => {
      const known = knownOf(key);
      if (known) return Promise.resolve(known);
      const running = underWay.get(key);
      if (running) return running;
      const started = make(key, render);
      underWay.set(key, started);
      return started;
    },
    clear: () => {
      generation.now += 1;
      kept.clear();
      underWay.clear();
    },
    size: () => kept.size,
  };
}

/** What only says how a page is to be made or which was chosen. */
const choiceNames = /^(forceRefresh|idioma)$/;

/**
 * The one spelling of a page's URL (path and search): parameters in order of name, those of advertisements left
 * out, so that a page reached through a thousand campaigns is rendered once.
 */
export function canonicalUrl(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const search = new URLSearchParams(url.slice(mark + 1));
  for (const name of new Set(search.keys())) if (campaignNames.test(name) || choiceNames.test(name)) search.delete(name);
  search.sort();
  return search.size > 0 ? `${url.slice(0, mark)}?${search}` : url.slice(0, mark);
}

/** Where a page leads on, with what the address said of campaigns as it said it: pages themselves are not told of them. */
export function withCampaign(location: string, url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0 || !location.startsWith('/')) return location;
  const [path = '', fragment] = location.split('#', 2);
  const [, search = ''] = path.split('?', 2);
  const has = new URLSearchParams(search);
  const said = url
    .slice(mark + 1)
    .split('&')
    .filter((part) => {
      const [name = ''] = part.split('=', 1);
      return campaignNames.test(name) && !has.has(name);
    });
  if (said.length === 0) return location;
  const more = `${path.includes('?') ? '&' : '?'}${said.join('&')}`;
  return path + more + (fragment === undefined ? '' : `#${fragment}`);
}
