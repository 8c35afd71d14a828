import type { CompareAnswer } from '@cotejo/contract/compare';
import type { CompareWish, DeviceAnswer, DeviceAnswers } from './device-answers.ts';

/** A list that is about to be asked for. */
export type AheadWish = Omit<CompareWish, 'signal'>;

export interface AnswersAhead {
  readonly compare: DeviceAnswers['compare'];
  /**
   * Asks for a list that is about to be asked for, so that its answer is there at once when it is; kept until any list is asked
   * for, until this is done for another, or for five seconds. Done again meanwhile it tells of the same. True: it is there.
   */
  readonly askAhead: (wish: AheadWish) => Promise<boolean>;
}

/** How long an answer may wait for who asks for it: what is published, and what day it is, may be another by then. Milliseconds. */
const longestWait = 5000;

interface Ahead {
  readonly question: string;
  readonly askedAt: number;
  readonly answer: DeviceAnswer<CompareAnswer>;
}

function questionOf({ productKind, input }: AheadWish): string {
  return JSON.stringify([productKind, input]);
}

function isAbout(ahead: Ahead | null, question: string): ahead is Ahead {
  return ahead?.question === question && Date.now() - ahead.askedAt < longestWait;
}

/** Answers that may be asked for before they are needed. */
export function createAnswersAhead({ compare }: Pick<DeviceAnswers, 'compare'>): AnswersAhead {
  let ahead: Ahead | null = null;
  return {
    compare: (wish) => {
      const asked = ahead;
      ahead = null;
      return isAbout(asked, questionOf(wish)) ? asked.answer : compare(wish);
    },
    askAhead: async (wish) => {
      const question = questionOf(wish);
      if (!isAbout(ahead, question)) ahead = { question, askedAt: Date.now(), answer: compare({ ...wish, signal: undefined }) };
      const asked = ahead;
      const isThere = (await asked.answer) !== null;
      if (!isThere && ahead === asked) ahead = null;
      return isThere;
    },
  };
}
