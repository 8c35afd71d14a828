import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';
import { whenIdle } from '../../when-idle.ts';
import type { ListedItem } from './listed-item.ts';

/** Results that take their turn together: about what a slow phone does between two touches. */
const perTurn = 2;

/** Results that stand in the first screen of a document as the server wrote it: shown and laid out at once. */
const firstWritten = 4;

/** The same of a list that the browser makes: what is to be seen of it below the page's head is a row. */
const firstRow = (): number => (matchMedia('(width >= 62rem)').matches ? 2 : 1);

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
  const [documentKey, setDocumentKey] = useState(isHydrated ? null : key);
  // Once it was left for another list, its results are no longer all in the page.
  if (documentKey !== null && key !== documentKey) setDocumentKey(null);
  return type === 'POP' && key !== documentKey;
}

/** What of some results is in the page. */
interface Present {
  readonly items: readonly ListedItem[];
  /** Ids of those that came with the document and are still there. */
  readonly written: ReadonlySet<number>;
  /** Ids of those whose turn came. */
  readonly turned: ReadonlySet<number>;
}

/** The same of another list: what it shares with the one before stays in the page, the others take their turn once more. */
function presentIn(items: readonly ListedItem[], { written, turned }: Present): Present {
  const keptOf = (ids: ReadonlySet<number>) => new Set(items.map(({ id }) => id).filter((id) => ids.has(id)));
  return { items, written: keptOf(written), turned: keptOf(turned) };
}

/**
 * Lets results take their turn, from the first on, two in each idle moment: all at once would hold up the next touch. Those of the
 * first screen are shown at once, and what the document has stays; they get their buttons once `isReady`. `isWhole`: all are shown.
 */
export function useTurns(items: readonly ListedItem[], isReady: boolean, isWhole: boolean): (index: number) => TurnState {
  const isHydrated = useHydrated();
  const cameBack = useCameBack();
  const [present, setPresent] = useState<Present>(() => ({
    items,
    written: new Set(isHydrated ? [] : items.map(({ id }) => id)),
    turned: new Set(),
  }));
  if (present.items !== items) setPresent(presentIn(items, present));
  const { written, turned } = present;
  // Null: none of its lists came with the document.
  const [documentItems] = useState(isHydrated ? null : items);
  const first = items === documentItems ? firstWritten : firstRow();
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
      if (isGone) return;
      const ids = next.split(' ').map(Number);
      startTransition(() => setPresent((before) => ({ ...before, turned: new Set([...before.turned, ...ids]) })));
    });
    return () => {
      isGone = true;
    };
  }, [next]);
  return stateOf;
}
