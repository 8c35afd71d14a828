import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';
import { whenIdle } from '../../when-idle.ts';
import type { ListedItem } from './listed-item.ts';

/** Results that take their turn together: about what a slow phone does between two touches. */
const perTurn = 2;

/** Results that stand in the first screen, of a phone too where only the server's document is there: shown and laid out at once. */
const firstScreen = 4;

/** The same of a phone, in a list that its browser makes. */
const firstOnPhone = 2;

const isPhone = (): boolean => !matchMedia('(width >= 62rem)').matches;

/** What a result is by now. */
export interface TurnState {
  /** Whether its card is there, and not only its place. */
  readonly isShown: boolean;
  /** Whether it is laid out wherever it stands, and not only as it nears the screen. */
  readonly isLaidOut: boolean;
  /** Whether it may have its buttons. */
  readonly isAlive: boolean;
}

/**
 * True for a list that has to be there at once, so that the way back finds its place; not for the one that came with the document,
 * of which the browser has the place already.
 */
function useCameBack(): boolean {
  const isHydrated = useHydrated();
  const type = useNavigationType();
  const { key } = useLocation();
  const [documentKey] = useState(isHydrated ? null : key);
  return type === 'POP' && key !== documentKey;
}

/**
 * Lets results take their turn, from the first on, two in each idle moment: all at once would hold up the next touch. Those of the
 * first screen are shown at once, and what the document has stays; they get their buttons once `isReady`. `isWhole`: all are shown.
 */
export function useTurns(items: readonly ListedItem[], isReady: boolean, isWhole: boolean): (index: number) => TurnState {
  const isHydrated = useHydrated();
  const cameBack = useCameBack();
  const [written] = useState(() => new Set(isHydrated ? [] : items.map(({ id }) => id)));
  const [first] = useState(() => (isHydrated && isPhone() ? firstOnPhone : firstScreen));
  const [turned, setTurned] = useState<ReadonlySet<number>>(() => new Set());
  const isAtOnce = isWhole || cameBack;
  const stateOf = (index: number): TurnState => {
    const id = items[index]?.id ?? -1;
    const isAlive = turned.has(id);
    const isLaidOut = isAtOnce || index < first || isAlive;
    return { isAlive, isLaidOut, isShown: isLaidOut || written.has(id) };
  };
  const isWaiting = (_: ListedItem, index: number): boolean => {
    const { isAlive, isShown } = stateOf(index);
    return !isAlive && (isReady || !isShown);
  };
  const next = items
    .filter(isWaiting)
    .slice(0, perTurn)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (next === '') return;
    let isGone = false;
    whenIdle(() => {
      if (!isGone) startTransition(() => setTurned((before) => new Set([...before, ...next.split(' ').map(Number)])));
    });
    return () => {
      isGone = true;
    };
  }, [next]);
  return stateOf;
}
