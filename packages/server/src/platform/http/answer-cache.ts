import { randomBytes } from 'node:crypto';
import type { ApiFailure } from '@cotejo/contract/errors';
import { ok, type Result } from '@cotejo/core/result';
import { LRUCache } from 'lru-cache';
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts';

/** What an answer is kept under. It stays in this process: a question holds a family. */
export interface AnswerKey {
  /** Endpoint and edition. On another ground, what the scope kept before is dropped. */
  readonly scope: string;
  /** Everything beside the question that the answer depends on. */
  readonly ground: string;
  readonly question: string;
}

type Outcome = Result<PreparedAnswer, ApiFailure>;
type WorkOut = () => Promise<Result<string, ApiFailure>>;

/** Answers of this process, each worked out once. */
export interface AnswerCache {
  /** The answer that this very spelling of a question had before, as long as it is kept. */
  readonly bySpelling: (spelling: AnswerKey) => PreparedAnswer | undefined;
  /**
   * The answer kept under the key, or the text that is worked out now; who asks meanwhile waits for the same. A failure is
   * not kept. `spelling` finds the answer at once next time.
   */
  readonly get: (key: AnswerKey, spelling: string, workOut: WorkOut) => Promise<Outcome>;
  /** Forgets every answer; those being worked out are sent to who waits and not kept. */
  readonly clear: () => void;
  readonly size: () => { readonly answers: number; readonly bytes: number; readonly spellings: number };
}

export interface AnswerCacheLimits {
  readonly answers: number;
  /** Of all answers together, in every coding, with the names they are kept under. */
  readonly bytes: number;
  readonly spellings: number;
  /** Of all spellings together, with the names they lead to. */
  readonly spellingBytes: number;
}

const defaultLimits: AnswerCacheLimits = { answers: 2_000, bytes: 40_000_000, spellings: 5_000, spellingBytes: 8_000_000 };
/** Longer questions are read each time, so that their spellings take no memory. */
const longestSpelling = 4_096;
/** JSON shrinks to less than half, in either coding. */
const bytesPerPlainByte = 2;
/** A text takes one byte for each of its units, or two. */
const bytesPerUnit = 2;

function textOf({ scope, ground, question }: AnswerKey): string {
  return `${scope}\n${ground}\n${question}`;
}

/** The ground is not part of it: spellings are dropped with their scope's ground. */
function spellingOf({ scope }: AnswerKey, spelling: string): string {
  return `${scope}\n${spelling}`;
}

function dropOf(scope: string, cache: LRUCache<string, PreparedAnswer> | LRUCache<string, string>): void {
  for (const key of cache.keys()) if (key.startsWith(`${scope}\n`)) cache.delete(key);
}

/** A cache of finished answers, bounded in number and bytes, and so are the names and spellings they are found by. */
export function createAnswerCache(limits: AnswerCacheLimits = defaultLimits): AnswerCache {
  const etagKey = randomBytes(32);
  const kept = new LRUCache<string, PreparedAnswer>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: ({ plain }, key) => plain.length * bytesPerPlainByte + key.length * bytesPerUnit,
  });
  /** Names of answers and not answers, so that what was dropped there is not held here. */
  const keysBySpelling = new LRUCache<string, string>({
    max: limits.spellings,
    maxSize: limits.spellingBytes,
    sizeCalculation: (key, spelling) => (key.length + spelling.length) * bytesPerUnit,
  });
  const grounds = new Map<string, string>();
  const underWay = new Map<string, Promise<Outcome>>();

  /** Puts the scope on that ground; what it kept on another one is dropped. */
  function moveTo({ scope, ground }: AnswerKey): void {
    if (grounds.get(scope) === ground) return;
    grounds.set(scope, ground);
    dropOf(scope, kept);
    dropOf(scope, keysBySpelling);
  }

  async function make(key: AnswerKey, workOut: WorkOut): Promise<Outcome> {
    const text = textOf(key);
    try {
      const made = await workOut();
      if (!made.ok) return made;
      const answer = prepareAnswer(made.value, etagKey);
      if (grounds.get(key.scope) === key.ground) kept.set(text, answer);
      return ok(answer);
    } finally {
      underWay.delete(text);
    }
  }

  return {
    bySpelling: (spelling) => {
      const isNow = grounds.get(spelling.scope) === spelling.ground;
      const key = isNow ? keysBySpelling.get(spellingOf(spelling, spelling.question)) : undefined;
      return key === undefined ? undefined : kept.get(key);
    },
    get: (key, spelling, workOut) => {
      const text = textOf(key);
      moveTo(key);
      if (spelling.length <= longestSpelling) keysBySpelling.set(spellingOf(key, spelling), text);
      const known = kept.get(text);
      if (known) return Promise.resolve(ok(known));
      const running = underWay.get(text);
      if (running) return running;
      const started = make(key, workOut);
      underWay.set(text, started);
      return started;
    },
    clear: () => {
      kept.clear();
      keysBySpelling.clear();
      grounds.clear();
      underWay.clear();
    },
    size: () => ({
      answers: kept.size,
      bytes: kept.calculatedSize + keysBySpelling.calculatedSize,
      spellings: keysBySpelling.size,
    }),
  };
}
