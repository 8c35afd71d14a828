import type { Edition } from '@cotejo/core/editions';
import type { ForgivingStorage } from '../storage/forgiving-storage.ts';
import type { Attempt, AttemptOf } from './attempt.ts';
import { contentDigest } from './content-digest.ts';

/** Given, and not brought along: whoever loads this has them. */
interface AttemptsOfTab {
  /** The tab's. */
  readonly storage: ForgivingStorage;
  readonly edition: Pick<Edition, 'brand' | 'id'>;
  readonly newAttempt: () => Attempt;
}

function keyOf({ brand, id }: AttemptsOfTab['edition'], digest: string): string {
  return `${brand.code}_ATTEMPT_${id}_${digest}`;
}

/**
 * Attempts over the storage of a tab: each content has its own random key, kept under the content's digest until its answer is known, also
 * through a reload. Where no digest can be made, the page's script is not whole and each sending is its own.
 */
export function createAttempts({ storage, edition, newAttempt }: AttemptsOfTab): AttemptOf {
  return async (content) => {
    const digest = await contentDigest(content).catch(() => null);
    if (digest === null) return newAttempt();
    const place = keyOf(edition, digest);
    // At once with what is read: two presses have one key.
    const key = storage.read(place) ?? newAttempt().key;
    storage.write(place, key);
    return { key, end: () => storage.remove(place) };
  };
}
