import type { CallFailure } from '@cotejo/contract/client';
import type { Result } from '@cotejo/core/result';

/** A sending of a request, which is one however often it is repeated until its answer is known (docs/decisions/0376). */
export interface Attempt {
  /** Its Idempotency-Key. */
  readonly key: string;
  /** What became of it is known: the same content sent once more is meant to be. */
  readonly end: () => void;
}

/** The attempt that a content belongs to: one under way whose answer is not known, or a new one. */
export type AttemptOf = (content: unknown) => Promise<Attempt>;

/**
 * An attempt that nothing keeps: each sending has its own. Its key says nothing of a content, so that nobody can guess from it who asked.
 * `randomUUID` is for pages with https alone.
 */
export function newAttempt(): Attempt {
  return { key: `form-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`, end: () => undefined };
}

/** Whether an answer says what became of a request: taken, or refused for what it says. Of any other its key may have been taken. */
export function saysWhatBecame(sent: Result<unknown, CallFailure>): boolean {
  return sent.ok || (sent.error.kind === 'problem' && [400, 422].includes(sent.error.problem.status));
}
