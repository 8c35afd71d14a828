import { fail, ok, type Result } from '@cotejo/core/result';

export interface TurnLimits {
  /** Work that goes on at once. */
  readonly atOnce: number;
  /** Work that waits; more is not taken on. */
  readonly waiting: number;
}

/** Runs work when its turn comes, or says that too much is waiting already. What the work throws is thrown. */
export type TakeTurn = <Done>(work: () => Promise<Done>) => Promise<Result<Done, 'full'>>;

/**
 * Lets so much heavy work go on at once, first come first served, and lets go of the thread before each turn: what needs a
 * moment only is not kept waiting for all that was asked before it.
 */
export function createTurns({ atOnce, waiting }: TurnLimits): TakeTurn {
  const queue: (() => void)[] = [];
  let underWay = 0;

  function end(): void {
    const next = queue.shift();
    if (next === undefined) underWay -= 1;
    else setImmediate(next);
  }

  return async (work) => {
    if (underWay < atOnce) underWay += 1;
    else if (queue.length >= waiting) return fail('full');
    // Who waits takes over the place of who ends.
    else {
      await new Promise<void>((begin) => {
        queue.push(begin);
      });
    }
    try {
      return ok(await work());
    } finally {
      end();
    }
  };
}
