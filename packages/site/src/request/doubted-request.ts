import type { CallFailure } from '@cotejo/contract/client';

/** The challenge of a call that was doubted (docs/decisions/0326); undefined: it failed for another reason. */
export function doubtOf(failure: CallFailure): string | undefined {
  return failure.kind === 'problem' ? failure.problem.work : undefined;
}

/**
 * The work that a doubted call asks for, done by the browser, which loads for it what nobody else does; null: nothing was asked, or it
 * cannot be done. A server does it for nobody.
 */
export async function workFor(failure: CallFailure): Promise<string | null> {
  const challenge = doubtOf(failure);
  if (challenge === undefined || import.meta.env.SSR) return null;
  const part = await import('./solve-work.ts').catch(() => null);
  return part && part.solveWork(challenge);
}
