import type { Item } from '@cotejo/contract/compare';
import type { LeadAnswer } from '@cotejo/contract/lead';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useEdition } from '../edition-context.ts';
import { tabStorage } from '../storage/tab-storage.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { createKeptAnswers, type FoundAnswer, type KeptAnswers } from './kept-answer.ts';
import type { DynamicOutcome, RequestOutcome } from './submit-request.ts';
import { useTakenBack } from './use-taken-back.ts';

let opened: KeptAnswers | null = null;

/** Those of this tab. Of a browser alone. */
function ownAnswers(): KeptAnswers {
  opened ??= createKeptAnswers(tabStorage(), () => Date.now());
  return opened;
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
  | (Omit<FoundAnswer, 'path'> & {
      readonly kind: 'answered';
      readonly journey: SaidJourney | null;
      /** It went earlier: begins another one. Null: it has just gone. */
      readonly onAgain: (() => void) | null;
      /** It went earlier and was taken back since. */
      readonly isTakenBack: boolean;
    });

/**
 * What is shown of the request for a product: the form, what was just answered to it, or what was answered to an earlier one of this
 * tab (docs/decisions/0332), which is kept here. `isExample`: the price that is asked with is of the example's family. `isShown`: it is in
 * sight; what is not is not asked about.
 */
export function useAnswer(
  item: Pick<Item, 'productCode'>,
  outcome: Outcome | null,
  { isExample, isShown }: { readonly isExample: boolean; readonly isShown: boolean },
): Asked {
  const { id: edition, brand } = useEdition();
  const place = { brand: brand.code, edition, product: item.productCode };
  const [isAgain, setIsAgain] = useState(false);
  const kept = useSyncExternalStore(
    (listener) => ownAnswers().subscribe(listener),
    () => ownAnswers().read(place),
    () => null,
  );
  // As it was sent: a profile that is entered later was not what it was sent with.
  const keep = useEffectEvent((answer: LeadAnswer) => {
    ownAnswers().write(place, { answer, isExample, path: location.pathname });
  });
  useEffect(() => {
    if (outcome?.kind === 'sent') keep(outcome.answer);
  }, [outcome]);
  const isTakenBack = useTakenBack(outcome === null && kept !== null ? kept.answer.withdrawalUrl : null, isShown && !isAgain);
  if (outcome?.kind === 'sent') {
    const { answer, journey = null } = outcome;
    return { kind: 'answered', answer, isExample, isToday: true, journey, onAgain: null, isTakenBack: false };
  }
  if (outcome !== null || kept === null || isAgain) return { kind: 'form', outcome, isAgain };
  // What was answered stays until another one is: whoever pressed by mistake finds it again.
  const onAgain = (): void => setIsAgain(true);
  const { answer, isExample: wasExample, isToday } = kept;
  return { kind: 'answered', answer, isExample: wasExample, isToday, journey: null, onAgain, isTakenBack };
}
