import type { LeadAnswer } from '@cotejo/contract/lead';

/** How long an answer is at hand, and of how many requests. */
const recentMilliseconds = 10_000;
const most = 2_000;

/** An answer that was kept under a key, with what it was an answer to. */
export interface RecentAnswer {
  readonly bodyHash: string;
  readonly answer: LeadAnswer;
}

/**
 * Answers that this process gave a moment ago: twins of a request come within seconds, and many at once. Whether the request still
 * stands they do not know: it may have been taken back, here or by another process.
 */
export interface RecentAnswers {
  /** The answer given under the key within the last ten seconds; null: none that is at hand. `now` in milliseconds since 1970. */
  readonly find: (key: string, now: number) => RecentAnswer | null;
  /** Remembers what is stored by now. */
  readonly remember: (key: string, recent: RecentAnswer, now: number) => void;
}

/** None yet. The oldest give way to new ones. */
export function createRecentAnswers(): RecentAnswers {
  const answers = new Map<string, RecentAnswer & { readonly until: number }>();
  return {
    find: (key, now) => {
      const known = answers.get(key);
      return known && now < known.until ? known : null;
    },
    remember: (key, recent, now) => {
      answers.delete(key);
      answers.set(key, { ...recent, until: now + recentMilliseconds });
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
}
