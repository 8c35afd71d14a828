import type { Redis } from 'ioredis';

/** Remembers what was handed in, so that no solution is good twice. */
export interface UsedSolutions {
  /** True the first time; `milliseconds`: for how long the solution would still be taken. */
  readonly take: (signature: string, milliseconds: number) => Promise<boolean>;
}

/** Solutions that this process has seen, each until it has expired. */
export function usedSolutionsInMemory(clock: () => number): UsedSolutions {
  const expiryOf = new Map<string, number>();
  return {
    take: async (signature, milliseconds) => {
      const now = clock();
      for (const [known, expiry] of expiryOf) {
        if (expiry > now) break;
        expiryOf.delete(known);
      }
      if (expiryOf.has(signature)) return false;
      expiryOf.set(signature, now + milliseconds);
      return true;
    },
  };
}

/** Solutions that any process has seen. While Redis is away, each process refuses those it has seen itself. */
export function usedSolutionsInRedis(redis: Redis, clock: () => number): UsedSolutions {
  const own = usedSolutionsInMemory(clock);
  return {
    take: async (signature, milliseconds) => {
      const isFirstHere = await own.take(signature, milliseconds);
      if (!isFirstHere) return false;
      const stored = await redis.set(`cotejo-solution-${signature}`, '1', 'PX', milliseconds, 'NX').catch(() => 'OK');
      return stored === 'OK';
    },
  };
}
