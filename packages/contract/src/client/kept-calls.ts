import type { Result } from '@cotejo/core/result';
import type { CallFacts } from './call-facts.ts';
import type { CallFailure } from './wire.ts';

type Answer = Result<unknown, CallFailure>;

/** Answers a client has had, by URL (C §7). */
export interface KeptCalls {
  /** The answer that is kept, or the one `ask` gets now; who asks meanwhile waits for the same. Failures are not kept. */
  readonly get: (
    url: string,
    call: { readonly lasts: number; readonly isForced: boolean; readonly ask: () => Promise<Answer> },
  ) => Promise<Answer>;
}

const mostAnswers = 200;
const contentMilliseconds = 5 * 60_000;

/**
 * How long a client keeps what a call answers, in milliseconds; null: each call asks. Content and lists that seldom
 * change are kept for five minutes.
 * What is read from the catalogue is asked for anew, and validated by its ETag, since pages follow a publication at once; who
 * asks meanwhile waits for the same.
 */
export function keepsFor({ method, isPrivate, cache, isKeptByClient }: CallFacts): number | null {
  if (method !== 'GET' || isPrivate === true || cache === undefined) return null;
  return cache === 'content' || isKeptByClient === true ? contentMilliseconds : 0;
}

/** Keeps the answers of one client in memory. `now` in milliseconds. */
export function createKeptCalls(now: () => number): KeptCalls {
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>();
  const underWay = new Map<string, Promise<Answer>>();

  async function make(url: string, lasts: number, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask();
      if (!answer.ok || lasts === 0) return answer;
      kept.delete(url);
      kept.set(url, { answer, until: now() + lasts });
      const [oldest] = kept.keys();
      if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest);
      return answer;
    } finally {
      underWay.delete(url);
    }
  }

  return {
    get: (url, { lasts, isForced, ask }) => {
      const known = kept.get(url);
      if (!isForced && known !== undefined && now() < known.until) return Promise.resolve(known.answer);
      const running = isForced ? undefined : underWay.get(url);
      if (running) return running;
      const started = make(url, lasts, ask);
      underWay.set(url, started);
      return started;
    },
  };
}
