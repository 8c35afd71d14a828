import { mostCards, type CardInformation } from '@cotejo/contract/card';

/** What is known of a card beside its item. 'pending' is also what the server writes (A4-18). */
export type CardState =
  { readonly kind: 'pending' | 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly information: CardInformation };

/** A card is asked for once nothing else came into sight for this long (A4-17). */
export const sightPause = 1000;

/** Every card of a visit with what was answered of it, by the product's number (A4-19). */
export interface CardKeeper {
  readonly stateOf: (id: number) => CardState;
  /** How many calls have failed; 0: there is no card that waits to be asked for again. */
  readonly failures: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly cameIntoSight: (id: number) => void;
  readonly leftSight: (id: number) => void;
  /** Asks again for this product and for no other (A4-25). */
  readonly retry: (id: number) => void;
}

const pending: CardState = { kind: 'pending' };

/** Keeps what cards tell. `ask` answers for several products at once; null: it failed. */
export function createCardKeeper(ask: (ids: readonly number[]) => Promise<readonly CardInformation[] | null>): CardKeeper {
  const states = new Map<number, CardState>();
  const inSight = new Set<number>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const stateOf = (id: number): CardState => states.get(id) ?? pending;
  const set = (ids: readonly number[], stateFor: (id: number) => CardState): void => {
    for (const id of ids) states.set(id, stateFor(id));
    for (const listener of listeners) listener();
  };

  async function bring(ids: readonly number[]): Promise<void> {
    set(ids, () => ({ kind: 'loading' }));
    const answered = await ask(ids);
    const byId = new Map(answered?.map((information) => [information.id, information]));
    if (ids.some((id) => !byId.has(id))) failures += 1;
    set(ids, (id) => {
      const information = byId.get(id);
      return information ? { kind: 'loaded', information } : { kind: 'failed' };
    });
  }

  function bringAll(): void {
    const wanted = [...inSight].filter((id) => stateOf(id).kind === 'pending');
    for (let from = 0; from < wanted.length; from += mostCards) void bring(wanted.slice(from, from + mostCards));
  }

  return {
    stateOf,
    failures: () => ([...states.values()].some(({ kind }) => kind === 'failed') ? failures : 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cameIntoSight: (id) => {
      inSight.add(id);
      if (stateOf(id).kind !== 'pending') return;
      clearTimeout(timer);
      timer = setTimeout(bringAll, sightPause);
    },
    leftSight: (id) => void inSight.delete(id),
    retry: (id) => void bring([id]),
  };
}
