import { robotCalls } from '@cotejo/contract/browser-calls';
import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { CallFailure, Transport } from '@cotejo/contract/client';
import type { RobotChallenge } from '@cotejo/contract/robot';
import type { RobotEndpoints } from '@cotejo/contract/robot-endpoints';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** What came of proving to be a person. */
export type ProofOutcome =
  | { readonly kind: 'proved' }
  /** Proofs are limited too. */
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'failed' };

/** How far `_fh` may be from the server's clock (docs/decisions/0171): what a challenge lives. Milliseconds. */
const challengeMilliseconds = 10 * 60_000;
const tooManyRequests = 429;

/** PBKDF2 with SHA-256 where a page came without https and the browser offers none; the page breathes while it computes. */
export const deriveKeyAlone: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/** The moment that is told the server: a device whose clock is wrong must not be taken for a robot. */
function momentNear(now: number, { parameters }: RobotChallenge): number {
  const { expiresAt } = parameters.data;
  return Math.min(Math.max(now, expiresAt - challengeMilliseconds), expiresAt);
}

function outcomeOf(failure: CallFailure): ProofOutcome {
  const isBusy = failure.kind === 'problem' && failure.problem.status === tooManyRequests;
  return isBusy && failure.retryAfterSeconds !== null ? { kind: 'busy', seconds: failure.retryAfterSeconds } : { kind: 'failed' };
}

/**
 * Asks for the small work, does it and hands it in (decision 17); the pass comes as a cookie. `now` in milliseconds since
 * 1970. Never rejects for what a call answers.
 */
export async function provePerson(transport: Transport, now: () => number): Promise<ProofOutcome> {
  const client = createBrowserClient<RobotEndpoints>(robotCalls, transport, { headers: {} });
  const given = await client.getRobotChallenge({});
  if (!given.ok) return outcomeOf(given.error);
  const challenge = given.value.data;
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const solution = await solveChallenge({ challenge, deriveKey: subtle ? deriveKey : deriveKeyAlone });
  if (solution === null) return { kind: 'failed' };
  const { counter, derivedKey } = solution;
  const answer = await client.provePerson({
    query: { _fh: String(Math.round(momentNear(now(), challenge))) },
    headers: { 'x-robot-solution': btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })) },
  });
  return answer.ok ? { kind: 'proved' } : outcomeOf(answer.error);
}
