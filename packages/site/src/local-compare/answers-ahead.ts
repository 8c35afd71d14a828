import type { CompareAnswer } from '@cotejo/contract/compare';
import type { CatalogueKeeper } from './catalogue-keeper.ts';
import type { CompareWish, DeviceAnswer, DeviceAnswers } from './device-answers.ts';

/** A list that is about to be asked for. */
export type AheadWish = Omit<CompareWish, 'signal'>;

export interface AnswersAhead {
  readonly compare: DeviceAnswers['compare'];
  /**
   * Asks for a list that is about to be asked for, so that its answer is there at once when it is; kept until then, until this is
   * done for two others, until the catalogue is another, or for five seconds. Done again meanwhile it tells of the same. True: it
   * is there.
   */
  readonly askAhead: (wish: AheadWish) => Promise<boolean>;
}

/** How long an answer may wait for who asks for it: what day it is may be another by then. Milliseconds. */
const longestWait = 5000;

/** What was ticked, and what is pressed meanwhile. */
const mostWaiting = 2;

interface Ahead {
  readonly askedAt: number;
  /** What it was asked of. */
  readonly held: ReturnType<CatalogueKeeper['held']>;
  readonly answer: DeviceAnswer<CompareAnswer>;
}

function questionOf({ productKind, input }: AheadWish): string {
  return JSON.stringify([productKind, input]);
}

/** Answers that may be asked for before they are needed. */
export function createAnswersAhead(
  { compare }: Pick<DeviceAnswers, 'compare'>,
  { held }: Pick<CatalogueKeeper, 'held'>,
): AnswersAhead {
  const waiting = new Map<string, Ahead>();

  function find(wish: AheadWish): Ahead | undefined {
    const ahead = waiting.get(questionOf(wish));
    const isGood = ahead && ahead.held === held(wish.input.comparator) && Date.now() - ahead.askedAt < longestWait;
    return isGood ? ahead : undefined;
  }

  function ask(wish: AheadWish): Ahead {
    const answer = compare({ ...wish, signal: undefined });
    const ahead = { askedAt: Date.now(), held: held(wish.input.comparator), answer };
    const question = questionOf(wish);
    waiting.delete(question);
    waiting.set(question, ahead);
    const [oldest] = waiting.keys();
    if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
    return ahead;
  }

  return {
    compare: (wish) => {
      const ahead = find(wish);
      waiting.delete(questionOf(wish));
      return ahead?.answer ?? compare(wish);
    },
    askAhead: async (wish) => {
      const ahead = find(wish) ?? ask(wish);
      let isThere = false;
      try {
        isThere = (await ahead.answer) !== null;
      } finally {
        const question = questionOf(wish);
        if (!isThere && waiting.get(question) === ahead) waiting.delete(question);
      }
      return isThere;
    },
  };
}
