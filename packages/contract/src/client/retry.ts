import type { Result } from '@cotejo/core/result';
import type { RetryRule } from '../endpoint.ts';
import type { CallFailure } from './wire.ts';

/** Waits for what the outside gives: a pause, a chance between 0 and 1, whether there is a network at all. */
export interface RetrySurroundings {
  readonly pause: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

/** Pauses differ by a fifth, so that visitors whose calls failed together do not come back together. */
const jitter = 0.2;
/** Who is told to wait longer than this tells the visitor instead. Seconds. */
const longestWaitSeconds = 10;

/** A pause that ends early when the call is aborted. */
export function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** How long to wait before asking again; null: asking again changes nothing. Milliseconds. */
export function pauseAfter(failure: CallFailure, rule: RetryRule, { random, isOnline }: RetrySurroundings): number | null {
  const pause = rule.pauseMilliseconds * (1 - jitter + 2 * jitter * random());
  if (failure.kind === 'offline') return isOnline() ? pause : null;
  if (failure.kind !== 'problem') return null;
  const { problem, retryAfterSeconds } = failure;
  if (problem.status !== 429 && problem.status < 500) return null;
  if (retryAfterSeconds !== null && !(retryAfterSeconds <= longestWaitSeconds)) return null;
  return Math.max(pause, (retryAfterSeconds ?? 0) * 1_000);
}

/** Asks, and asks again as the rule says while what went wrong may pass; the last answer counts. */
export async function withRetries<Value>(
  ask: () => Promise<Result<Value, CallFailure>>,
  rule: RetryRule,
  { signal, surroundings }: { readonly signal: AbortSignal | undefined; readonly surroundings: RetrySurroundings },
): Promise<Result<Value, CallFailure>> {
  let answer = await ask();
  for (let tried = 0; tried < rule.times && !answer.ok; tried += 1) {
    const milliseconds = pauseAfter(answer.error, rule, surroundings);
    if (milliseconds === null) return answer;
    await surroundings.pause(milliseconds, signal);
    if (signal?.aborted) return { ok: false, error: { kind: 'aborted' } };
    answer = await ask();
  }
  return answer;
}
