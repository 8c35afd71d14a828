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
  readonly size: () => { readonly answers: number; readonly bytes: number; readonly spellings: number };
}

export interface AnswerCacheLimits {
  readonly answers: number;
  /** Of all answers together, in every coding. */
  readonly bytes: number;
  /** Of each scope. */
  readonly spellings: number;
}

const defaultLimits: AnswerCacheLimits = { answers: 2_000, bytes: 48_000_000, spellings: 1_000 };
/** Longer questions are read each time, so that their spellings take no memory. */
const longestSpelling = 4_096;
/** JSON shrinks to less than half, in either coding. */
const bytesPerPlainByte = 2;

interface ScopeNow {
  readonly ground: string;
  /** Names of answers and not answers, so that what was dropped there is not held here. */
  readonly keysBySpelling: LRUCache<string, string>;
}

function textOf({ scope, ground, question }: AnswerKey): string {
  return `${scope}\n${ground}\n${question}`;
}

/** A cache of finished answers, bounded in answers and bytes. */
export function createAnswerCache(limits: AnswerCacheLimits = defaultLimits): AnswerCache {
  const etagKey = randomBytes(32);
  const kept = new LRUCache<string, PreparedAnswer>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: ({ plain }, key) => plain.length * bytesPerPlainByte + key.length,
  });
  const scopes = new Map<string, ScopeNow>();
  const underWay = new Map<string, Promise<Outcome>>();

  /** The scope on that ground; what it kept on another one is dropped. */
  function moveTo({ scope, ground }: AnswerKey): ScopeNow {
    const known = scopes.get(scope);
    if (known?.ground === ground) return known;
    const moved = { ground, keysBySpelling: new LRUCache<string, string>({ max: limits.spellings }) };
    scopes.set(scope, moved);
    for (const key of kept.keys()) if (key.startsWith(`${scope}\n`)) kept.delete(key);
    return moved;
  }

  async function make(key: AnswerKey, workOut: WorkOut): Promise<Outcome> {
    const text = textOf(key);
    try {
      const made = await workOut();
      if (!made.ok) return made;
      const answer = prepareAnswer(made.value, etagKey);
      if (scopes.get(key.scope)?.ground === key.ground) kept.set(text, answer);
      return ok(answer);
    } finally {
      underWay.delete(text);
    }
  }

  return {
    bySpelling: ({ scope, ground, question }) => {
      const now = scopes.get(scope);
      const key = now?.ground === ground ? now.keysBySpelling.get(question) : undefined;
      return key === undefined ? undefined : kept.get(key);
    },
    get: (key, spelling, workOut) => {
      const text = textOf(key);
      const { keysBySpelling } = moveTo(key);
      if (spelling.length <= longestSpelling) keysBySpelling.set(spelling, text);
      const known = kept.get(text);
      if (known) return Promise.resolve(ok(known));
      const running = underWay.get(text);
      if (running) return running;
      const started = make(key, workOut);
      underWay.set(text, started);
      return started;
    },
    size: () => ({
      answers: kept.size,
      bytes: kept.calculatedSize,
      spellings: [...scopes.values()].reduce((sum, { keysBySpelling }) => sum + keysBySpelling.size, 0),
    }),
  };
}
