import type { ApiFailure } from '@cotejo/contract/errors';
import { problemKinds } from '@cotejo/contract/problem-kinds';
import { ok, type Result } from '@cotejo/core/result';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { sharedAnswer, type PreparedAnswer } from './prepared-answer.ts';

/** When an answer is asked for, and what it may be answered from. */
export interface Moment {
  /** Names what answers depend on beside the URL, e.g. the published catalogue and the day. */
  readonly ground: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds that an answer is good for on the same ground. */
  readonly lasts: number;
  /** Milliseconds that an older answer stands in for a failure; absent: a day. */
  readonly standsInFor?: number;
}

export interface SharedQuestion {
  /** What is asked, in its one spelling: endpoint, edition, input. No personal data: such calls are not kept. */
  readonly question: string;
  /** How it was written, by which the answer is found at once next time. */
  readonly spelling: string;
  /** True: an answer that is kept is not good enough. */
  readonly isForced: boolean;
  /** The text of the answer; null for one without content. */
  readonly workOut: () => Promise<Result<string | null, ApiFailure>>;
  /** Told what was thrown when an older answer took its place. */
  readonly onFailure: (error: unknown) => void;
}

/** Where an answer came from: it was kept, made now, or kept for longer than it is good because making one failed. */
export type Provenance = 'hit' | 'miss' | 'stale';
export type SharedOutcome = Result<{ readonly answer: PreparedAnswer; readonly from: Provenance }, ApiFailure>;

/** Shared answers of this process by URL (C §7): each is worked out once, and an old one stands in for a failure. */
export interface UrlCache {
  readonly known: (spelling: string, moment: Moment) => PreparedAnswer | undefined;
  readonly get: (asked: SharedQuestion, moment: Moment) => Promise<SharedOutcome>;
  /** Forgets everything, and what is being worked out as well. */
  readonly drop: () => void;
  readonly size: () => { readonly answers: number; readonly bytes: number };
}

export interface UrlCacheLimits {
  readonly answers: number;
  /** Of all answers in every coding with their names. */
  readonly bytes: number;
  /** Longer URLs are answered and not kept. */
  readonly characters: number;
  /** A source that has not answered by then has failed, for who can be given an older answer. */
  readonly patienceMilliseconds: number;
}

interface Kept {
  readonly answer: PreparedAnswer;
  readonly ground: string;
  readonly at: number;
}

const defaultLimits: UrlCacheLimits = { answers: 5_000, bytes: 48_000_000, characters: 1_000, patienceMilliseconds: 3_000 };
/** An answer stands in for a failure for a day (C §7). */
export const staleMilliseconds = 24 * 60 * 60_000;
const bytesPerPlainByte = 2;
const bytesPerUnit = 2;

function isFailureOfOurs({ kind }: ApiFailure): boolean {
  return problemKinds[kind].status >= 500;
}

/** A cache of shared answers, bounded in number and bytes. */
export function createUrlCache(given: Partial<UrlCacheLimits> = {}): UrlCache {
  const limits = { ...defaultLimits, ...given };
  const kept = new LRUCache<string, Kept>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: ({ answer }, key) => answer.plain.length * bytesPerPlainByte + key.length * bytesPerUnit + 1,
  });
  const questions = new LRUCache<string, string>({ max: limits.answers });
  const underWay = new Map<string, Promise<SharedOutcome>>();
  const state = { generation: 0 };

  function isFresh(known: Kept | undefined, { ground, now, lasts }: Moment): known is Kept {
    return known !== undefined && known.ground === ground && now - known.at < lasts;
  }

  function standIn(question: string, { now, standsInFor = staleMilliseconds }: Moment): SharedOutcome | null {
    const known = kept.get(question);
    return known !== undefined && now - known.at < standsInFor ? ok({ answer: known.answer, from: 'stale' }) : null;
  }

  async function make(asked: SharedQuestion, moment: Moment): Promise<SharedOutcome> {
    const { question, spelling, workOut, onFailure } = asked;
    const { generation } = state;
    try {
      const made = await workOut();
      if (!made.ok) return (isFailureOfOurs(made.error) ? standIn(question, moment) : null) ?? made;
      const answer = sharedAnswer(made.value);
      const mayKeep = generation === state.generation && question.length + spelling.length <= limits.characters * 2;
      if (mayKeep) kept.set(question, { answer, ground: moment.ground, at: moment.now });
      return ok({ answer, from: 'miss' });
    } catch (error) {
      const old = standIn(question, moment);
      if (old === null) throw error;
      onFailure(error);
      return old;
    }
  }

  /** What is made, or after some seconds the answer that stands in, where there is one: making goes on for who comes next. */
  async function inTime(asked: SharedQuestion, making: Promise<SharedOutcome>, moment: Moment): Promise<SharedOutcome> {
    const old = standIn(asked.question, moment);
    if (old === null) return making;
    const ended = new AbortController();
    const late = sleep(limits.patienceMilliseconds, old, { signal: ended.signal, ref: false }).then((answer) => {
      asked.onFailure(new Error('no answer in time'));
      return answer;
    });
    try {
      return await Promise.race([making, late]);
    } finally {
      late.catch(() => undefined);
      ended.abort();
    }
  }

  return {
    known: (spelling, moment) => {
      // Not moved to the end: a spelling that falls out is read once more, and that is cheaper than moving it at each answer.
      const question = questions.peek(spelling);
      const found = question === undefined ? undefined : kept.get(question);
      return isFresh(found, moment) ? found.answer : undefined;
    },
    get: (asked, moment) => {
      const { question, spelling, isForced } = asked;
      if (spelling.length <= limits.characters) questions.set(spelling, question);
      const found = isForced ? undefined : kept.get(question);
      if (isFresh(found, moment)) return Promise.resolve(ok({ answer: found.answer, from: 'hit' }));
      const place = `${isForced ? 'forced' : 'plain'}\n${moment.ground}\n${question}`;
      const running = underWay.get(place);
      if (running) return running;
      const making = make(asked, moment);
      const started = inTime(asked, making, moment);
      underWay.set(place, started);
      // A source that hangs is asked once, however many come meanwhile.
      const end = (): void => {
        if (underWay.get(place) === started) underWay.delete(place);
      };
      making.then(end, end);
      return started;
    },
    drop: () => {
      state.generation += 1;
      kept.clear();
      questions.clear();
      underWay.clear();
    },
    size: () => ({ answers: kept.size, bytes: kept.calculatedSize }),
  };
}
