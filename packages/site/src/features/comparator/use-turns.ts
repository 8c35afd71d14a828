import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';
import { useStateOfRenders } from '../../use-state-of-renders.ts';
import { whenIdle } from '../../when-idle.ts';
import type { CardScript } from './card-script.ts';
import type { ListedItem } from './listed-item.ts';
import type { Held } from './with-leaving.ts';

/** Results that take their turn together: about what a slow phone does between two touches. */
const perTurn = 2;

/** Whose turn comes before that of any other. */
const leaving = 'leaving';

/** Results that stand in the first screen of a document as the server wrote it: shown and laid out at once. */
const firstWritten = 4;

/** The same of a list that the browser makes: what is to be seen of it below the page's head is a row. */
const firstRow = (): number => (matchMedia('(width >= 62rem)').matches ? 2 : 1);

/** A result, or what was one until now and is to be hidden, and how far it has come. */
export interface Turn extends Held<ListedItem> {
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
  /** They came with the document. */
  readonly isOfDocument: boolean;
  /** They, and those that just left their list. */
  readonly held: readonly Held<ListedItem>[];
  /** Ids of those that came with the document and are still there. */
  readonly written: ReadonlySet<number>;
  /** Ids of those whose turn came. */
  readonly turned: ReadonlySet<number>;
}

const staying = (items: readonly ListedItem[]): readonly Held<ListedItem>[] =>
  items.map((value) => ({ value, isLeaving: false }));

/** The same of another list: what it shares with the one before stays in the page, the others take their turn once more. */
function presentIn(items: readonly ListedItem[], { held, written, turned }: Present, script: CardScript | null): Present {
  // What left before and is out of the page comes back as any other.
  const keptOf = (ids: ReadonlySet<number>) => new Set(held.map(({ value }) => value.id).filter((id) => ids.has(id)));
  const next = script?.withLeaving(held, items) ?? staying(items);
  return { items, isOfDocument: false, held: next, written: keptOf(written), turned: keptOf(turned) };
}

/**
 * Lets results take their turn, from the first on, two in each idle moment: all at once would hold up the next touch. Those of the
 * first screen are shown at once, and what the document has stays; they get their buttons once their script is there. `isWhole`: all
 * are shown. Those that leave the list have the first turn, once the others are there: to take twenty cards out of the page costs a
 * slow phone a third of what it takes to show others, who need not wait for it.
 */
export function useTurns(items: readonly ListedItem[], script: CardScript | null, isWhole: boolean): readonly Turn[] {
  const isHydrated = useHydrated();
  const cameBack = useCameBack();
  const [present, setPresent] = useStateOfRenders<Present>(() => ({
    items,
    isOfDocument: !isHydrated,
    held: staying(items),
    written: new Set(isHydrated ? [] : items.map(({ id }) => id)),
    turned: new Set(),
  }));
  if (present.items !== items) setPresent((before) => presentIn(items, before, script));
  const { isOfDocument, held, written, turned } = present;
  const first = items.slice(0, isOfDocument ? firstWritten : firstRow());
  const isAtOnce = isWhole || cameBack;
  const turns = held.map((thing): Turn => {
    const { id } = thing.value;
    const isAlive = turned.has(id);
    const isLaidOut = isAtOnce || first.includes(thing.value) || isAlive;
    return { ...thing, isAlive, isLaidOut, isShown: isLaidOut || written.has(id) };
  });
  const isWaiting = ({ isAlive, isShown }: Turn): boolean => !isAlive && (script !== null || !isShown);
  const next = turns.some(({ isLeaving }) => isLeaving)
    ? leaving
    : turns
        .filter(isWaiting)
        .slice(0, perTurn)
        .map(({ value }) => value.id)
        .join(' ');
  useEffect(() => {
    if (next === '') return undefined;
    if (next === leaving) return script?.oncePainted(() => setPresent((before) => ({ ...before, held: staying(before.items) })));
    let isGone = false;
    whenIdle(() => {
      if (isGone) return;
      const ids = next.split(' ').map(Number);
      startTransition(() => setPresent((before) => ({ ...before, turned: new Set([...before.turned, ...ids]) })));
    });
    return () => {
      isGone = true;
    };
  }, [next, held, script, setPresent]);
  return turns;
}
