import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { beginsWithZeros, readWork, workAttempt } from '@cotejo/contract/request-work';
import type { EditionId } from '@cotejo/core/editions';

/** The request that work is asked for. */
export interface WorkGround {
  readonly key: Buffer;
  readonly edition: EditionId;
  readonly idempotencyKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A challenge that we made and that still holds. */
export interface KnownChallenge {
  readonly bits: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** How long it still holds. Milliseconds. */
  readonly left: number;
  readonly signature: string;
  /** It was made for the request of the ground. */
  readonly isOwn: boolean;
}

/** Long enough for who reads the form once more; far below the 72 hours in which a key makes one request and no other. */
const lifeMilliseconds = 30 * 60_000;
const wordLength = 22;

/** The request that a challenge is for, told by a word that is not its key. */
function wordOf({ edition, idempotencyKey }: WorkGround): string {
  return createHash('sha256').update(`${edition}:${idempotencyKey}`).digest('base64url').slice(0, wordLength);
}

function tagOf(key: Buffer, said: string): Buffer {
  return createHmac('sha256', key).update(`work ${said}`).digest();
}

/** A challenge for one request: nobody has to remember that it was made, as its signature says so. */
export function workChallenge(ground: WorkGround, bits: number): string {
  const said = `${ground.now + lifeMilliseconds}.${bits}.${wordOf(ground)}`;
  return `${said}.${tagOf(ground.key, said).toString('base64url')}`;
}

/** Reads a challenge of ours; null for what we did not make, or is over. */
export function readChallenge(text: string, ground: WorkGround): KnownChallenge | null {
  const [, said, until, bits, word, signature] = /^((\d{1,15})\.(\d{1,2})\.([\w-]{22}))\.([\w-]{43})$/.exec(text) ?? [];
  if (said === undefined || signature === undefined) return null;
  if (!timingSafeEqual(tagOf(ground.key, said), Buffer.from(signature, 'base64url'))) return null;
  const left = Number(until) - ground.now;
  if (left <= 0) return null;
  return { bits: Number(bits), madeAt: Number(until) - lifeMilliseconds, left, signature, isOwn: word === wordOf(ground) };
}

/**
 * Whether the text is the work that was asked for this very request, done in time. It is good for that request alone: its key makes one
 * however often it comes.
 */
export function isWorkDone(text: string, ground: WorkGround): boolean {
  const work = readWork(text);
  const known = work && readChallenge(work.challenge, ground);
  if (!work || !known?.isOwn) return false;
  return work.counts.every((count, part) => {
    const digest = createHash('sha256')
      .update(workAttempt(work.challenge, part, count))
      .digest();
    return beginsWithZeros(digest, known.bits);
  });
}
