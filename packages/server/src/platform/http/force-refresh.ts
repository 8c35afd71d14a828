import { LRUCache } from 'lru-cache';

/** The query value that asks for an answer worked out anew (C §7). */
export const refreshName = 'forceRefresh';
const minute = 60_000;
/** Fresh answers an address gets in a minute; internal traffic sends the value with every GET, and so may anybody. */
export const refreshesPerMinute = 10;
const addressesCounted = 10_000;

/** True when a query asks for a fresh answer. */
export function asksToRefresh(query: unknown): boolean {
  return (
    typeof query === 'object' &&
    query !== null &&
    Object.entries(query).some(([key, value]) => key === refreshName && value === '1')
  );
}

/** The query without that value, which no endpoint needs to name. */
export function withoutRefresh(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !Object.hasOwn(query, refreshName)) return query;
  return Object.fromEntries(Object.entries(query).filter(([key]) => key !== refreshName));
}

export interface RefreshLimit {
  /** Takes one of an address's refreshes; false: it has had all of this minute. */
  readonly take: (address: string) => boolean;
}

/** Counts refreshes by address, in this process. `clock` in milliseconds since 1970. */
export function createRefreshLimit(clock: () => number, perMinute = refreshesPerMinute): RefreshLimit {
  const counts = new LRUCache<string, { readonly since: number; readonly taken: number }>({ max: addressesCounted });
  return {
    take: (address) => {
      const now = clock();
      const known = counts.get(address);
      const current = known !== undefined && now - known.since < minute ? known : { since: now, taken: 0 };
      if (current.taken >= perMinute) return false;
      counts.set(address, { since: current.since, taken: current.taken + 1 });
      return true;
    },
  };
}
