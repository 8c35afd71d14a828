import type { Item } from '@cotejo/contract/compare';
import type { LeadAnswer } from '@cotejo/contract/lead';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useEdition } from '../edition-context.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { createKeptAnswers, type AnswerPlace, type KeptAnswer, type KeptAnswers } from './kept-answer.ts';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';

let opened: KeptAnswers | null = null;

/** Those of this tab. Of a browser alone. */
function ownAnswers(): KeptAnswers {
  opened ??= createKeptAnswers(
    forgivingStorage(window, () => sessionStorage),
    () => Date.now(),
  );
  return opened;
}

type AskedItem = Pick<Item, 'productCode'>;

function useAnswerPlace({ productCode: product }: AskedItem): AnswerPlace {
  const { id: edition, brand } = useEdition();
  return { brand: brand.code, edition, product };
}

/** Has the answer of a product forgotten when this page is left for where its request is taken back: what it says holds no more. */
export function useForgetAnswer(item: AskedItem): () => void {
  const place = useAnswerPlace(item);
  return () => addEventListener('pagehide', () => ownAnswers().remove(place), { once: true });
}

type Outcome = RequestOutcome | DynamicOutcome;
type Sent = Extract<Outcome, { kind: 'sent' }>;

/** A product is asked for, or was. */
type Asked =
  | {
      readonly kind: 'form';
      readonly outcome: Exclude<Outcome, Sent> | null;
      /** The visitor began it by asking for another one, and goes on in it. */
      readonly isAgain: boolean;
    }
  | (KeptAnswer & {
      readonly kind: 'answered';
      readonly journey: SaidJourney | null;
      /** It went earlier: forgets it and begins another one. Null: it has just gone. */
      readonly onAgain: (() => void) | null;
    });

/**
 * What is shown of the request for a product: the form, what was just answered to it, or what was answered to an earlier one of this
 * tab (docs/decisions/0332), which is kept here. `isExample`: the price that is asked with is of the example's family.
 */
export function useAnswer(item: AskedItem, outcome: Outcome | null, isExample: boolean): Asked {
  const place = useAnswerPlace(item);
  const [isAgain, setIsAgain] = useState(false);
  const kept = useSyncExternalStore(
    (listener) => ownAnswers().subscribe(listener),
    () => ownAnswers().read(place),
    () => null,
  );
  // As it was sent: a profile that is entered later was not what it was sent with.
  const keep = useEffectEvent((answer: LeadAnswer) => ownAnswers().write(place, { answer, isExample }));
  useEffect(() => {
    if (outcome?.kind === 'sent') keep(outcome.answer);
  }, [outcome]);
  if (outcome?.kind === 'sent')
    return { kind: 'answered', answer: outcome.answer, isExample, journey: outcome.journey ?? null, onAgain: null };
  if (outcome !== null || kept === null) return { kind: 'form', outcome, isAgain };
  const onAgain = (): void => {
    setIsAgain(true);
    ownAnswers().remove(place);
  };
  return { kind: 'answered', answer: kept.answer, isExample: kept.isExample, journey: null, onAgain };
}
