import type { Transport } from '@cotejo/contract/client';
import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { CardInformation } from '@cotejo/contract/card';
import { laterCalls } from '@cotejo/contract/later-calls';
import type { LaterEndpoints } from '@cotejo/contract/later-endpoints';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useTransport } from '../../person-check/use-person-proof.ts';
import type { Texts } from '../../texts/texts.ts';
import { useAllTexts } from '../../texts/use-texts.ts';
import { forcesRefresh } from '../../traffic/forces-refresh.ts';
import { createCardKeeper, type CardKeeper, type CardState } from './card-information.ts';
import { watchSight } from './watch-sight.ts';

const keepers = new WeakMap<Transport, CardKeeper>();

/** What cards tell, in the page's language (docs/decisions/0234). */
async function inLanguage(cards: readonly CardInformation[], texts: Texts): Promise<readonly CardInformation[]> {
  if (texts.language === 'es') return cards;
  const { wordAnswer } = await import('../../labels/word-answer.ts');
  return wordAnswer(cards, texts);
}

function keeperOf(transport: Transport, texts: Texts): CardKeeper {
  const known = keepers.get(transport);
  if (known) return known;
  const client = createBrowserClient<LaterEndpoints>(laterCalls, transport, { headers: {}, forcesRefresh });
  const made = createCardKeeper(async (ids) => {
    const answer = await client.listCardInformation({ query: { ids: ids.join() } });
    return answer.ok ? inLanguage(answer.value.data, texts) : null;
  });
  keepers.set(transport, made);
  return made;
}

const pending: CardState = { kind: 'pending' };
const neverChanges = (): (() => void) => () => undefined;

/** What is known of a product's card; asks for nothing by itself. */
export function useKnownCard(id: number): CardState {
  const transport = useTransport();
  const texts = useAllTexts();
  const keeper = transport && keeperOf(transport, texts);
  return useSyncExternalStore(
    keeper?.subscribe ?? neverChanges,
    () => keeper?.stateOf(id) ?? pending,
    () => pending,
  );
}

/** How many calls for cards have failed, while some card is without its answer. */
export function useFailedCalls(): number {
  const transport = useTransport();
  const texts = useAllTexts();
  const keeper = transport && keeperOf(transport, texts);
  return useSyncExternalStore(
    keeper?.subscribe ?? neverChanges,
    () => keeper?.failures() ?? 0,
    () => 0,
  );
}

interface CardStateInHand {
  readonly state: CardState;
  readonly retry: () => void;
}

/** What is known of a product's card, asked for while `place` is in sight. */
export function useCardState(id: number, place: RefObject<Element | null>): CardStateInHand {
  const transport = useTransport();
  const texts = useAllTexts();
  const keeper = transport && keeperOf(transport, texts);
  const state = useKnownCard(id);
  const isAwaited = state.kind === 'pending';
  useEffect(() => {
    const element = place.current;
    if (keeper === null || element === null || !isAwaited) return undefined;
    const stop = watchSight(element, (isInSight) => (isInSight ? keeper.cameIntoSight(id) : keeper.leftSight(id)));
    return () => {
      stop();
      keeper.leftSight(id);
    };
  }, [keeper, id, place, isAwaited]);
  return { state, retry: () => keeper?.retry(id) };
}
