/** Channel on which processes are told to empty their caches. */
export const cachePurged = 'cache_purged';

/** Everything of this process that can be thrown away and made again. */
export interface CachePurge {
  /** Adds a cache by what empties it. */
  readonly add: (drop: () => void) => void;
  /** Empties them all. */
  readonly run: () => void;
}

export function createCachePurge(): CachePurge {
  const drops: (() => void)[] = [];
  return {
    add: (drop) => void drops.push(drop),
    run: () => {
      for (const drop of drops) drop();
    },
  };
}
