import type { Edition } from '@cotejo/core/editions';
import type { ForgivingStorage } from '../storage/forgiving-storage.ts';
import type { AttemptOf } from './attempt.ts';
import { contentDigest } from './content-digest.ts';

/** Given, and not brought along: whoever loads this has them. */
interface AttemptsOfTab {
  /** The tab's. */
  readonly storage: ForgivingStorage;
  readonly edition: Pick<Edition, 'brand' | 'id'>;
  readonly newKey: () => string;
}

function keyOf({ brand, id }: AttemptsOfTab['edition'], digest: string): string {
  return `${brand.code}_ATTEMPT_${id}_${digest}`;
}

/**
 * Attempts over the storage of a tab: each content has its own random key, kept under the content's digest until its answer is known, also
 * through a reload. Where no digest can be made, the page's script is not whole and each sending is its own.
 */
export function createAttempts({ storage, edition, newKey }: AttemptsOfTab): AttemptOf {
  return async (content) => {
    const digest = await contentDigest(content).catch(() => null);
    if (digest === null) return { key: newKey(), end: () => undefined };
    const place = keyOf(edition, digest);
    const key = storage.read(place) ?? newKey();
    storage.write(place, key);
    return { key, end: () => storage.remove(place) };
  };
}
