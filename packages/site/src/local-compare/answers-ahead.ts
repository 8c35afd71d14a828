import type { CompareAnswer } from '@cotejo/contract/compare';
import type { CompareWish, DeviceAnswer, DeviceAnswers } from './device-answers.ts';

/** A list that is about to be asked for. */
export type AheadWish = Omit<CompareWish, 'signal'>;

export interface AnswersAhead {
  readonly compare: DeviceAnswers['compare'];
  /**
   * Asks for a list that is about to be asked for, so that its answer is there at once when it is; kept until then, until this is
   * done for two others, or for five seconds. Done again meanwhile it tells of the same. True: it is there.
   */
  readonly askAhead: (wish: AheadWish) => Promise<boolean>;
  /** Gives up what is kept: it was answered from what is no longer held. */
  readonly forget: () => void;
}

/** How long an answer may wait for who asks for it: what day it is may be another by then. Milliseconds. */
const longestWait = 5000;

/** What was ticked, and what is pressed meanwhile. */
const mostHeld = 2;

interface Ahead {
  readonly askedAt: number;
  readonly answer: DeviceAnswer<CompareAnswer>;
}

function questionOf({ productKind, input }: AheadWish): string {
  return JSON.stringify([productKind, input]);
}

/** Answers that may be asked for before they are needed. */
export function createAnswersAhead({ compare }: Pick<DeviceAnswers, 'compare'>): AnswersAhead {
  const held = new Map<string, Ahead>();

  function young(question: string): Ahead | undefined {
    const ahead = held.get(question);
    return ahead && Date.now() - ahead.askedAt < longestWait ? ahead : undefined;
  }

  function hold(question: string, ahead: Ahead): Ahead {
    held.delete(question);
    held.set(question, ahead);
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    return ahead;
  }

  return {
    compare: (wish) => {
      const question = questionOf(wish);
      const ahead = young(question);
      held.delete(question);
      return ahead?.answer ?? compare(wish);
    },
    askAhead: async (wish) => {
      const question = questionOf(wish);
      const ahead = young(question) ?? hold(question, { askedAt: Date.now(), answer: compare({ ...wish, signal: undefined }) });
      let isThere = false;
      try {
        isThere = (await ahead.answer) !== null;
      } finally {
        if (!isThere && held.get(question) === ahead) held.delete(question);
      }
      return isThere;
    },
    forget: () => held.clear(),
  };
}
