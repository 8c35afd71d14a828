import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../../use-hydrated.ts';
import { whenIdle } from '../../when-idle.ts';

/** Results that take their turn together: about what a slow phone does between two touches. */
const perTurn = 2;

/** Results that stand in the first screen of a phone or a desktop: those are laid out at once. */
const firstScreen = 4;

interface Turns {
  /** How many results, from the first on, had their turn to come alive. */
  readonly alive: number;
  /** From which result on one that came with the document is laid out only as it nears the screen; null: all are laid out. */
  readonly notLaidOutFrom: number | null;
}

/**
 * Lets results take their turn, from the first on, each in an idle moment: all at once would hold up the next touch. Begins when
 * `isReady`; `count`: how many there are. A list that a browser made is laid out whole, so that the way back finds its place.
 */
export function useTurns(isReady: boolean, count: number): Turns {
  const isHydrated = useHydrated();
  const [cameWithDocument] = useState(!isHydrated);
  const [alive, setAlive] = useState(0);
  const isDue = isReady && alive < count;
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    whenIdle(() => {
      if (!isGone) startTransition(() => setAlive(alive + perTurn));
    });
    return () => {
      isGone = true;
    };
  }, [isDue, alive]);
  return { alive, notLaidOutFrom: cameWithDocument ? Math.max(alive, firstScreen) : null };
}
