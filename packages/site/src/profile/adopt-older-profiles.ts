import { readOlderProfile } from '@cotejo/contract/older-profiles';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import type { ForgivingStorage } from '../storage/forgiving-storage.ts';
import { olderKeysIn, profileKey } from './profile-keys.ts';

/** A kept text as a profile, in whatever spelling a version kept it; anything corrupted or of another shape is no profile. */
function parseOlder(text: string | null, edition: Edition): Profile | null {
  try {
    return readOlderProfile(JSON.parse(text ?? ''), edition);
  } catch {
    return null;
  }
}

/**
 * Reads what older versions kept, converts it and removes it (decision 27). Of several of a product type the newest that was
 * entered wins, and what this version kept before all of them; an example is nobody's own (decision 26).
 */
export function adoptOlderProfiles(storage: ForgivingStorage, edition: Edition): void {
  const older = olderKeysIn(storage.keys(), edition);
  for (const key of older.toSorted((left, right) => right.localeCompare(left, 'en', { numeric: true }))) {
    const productType = key.slice(`${edition.brand.code}_PROFILE_`.length, key.lastIndexOf('_'));
    const current = profileKey(edition, productType);
    const profile = storage.read(current) === null ? parseOlder(storage.read(key), edition) : null;
    const isSettled = profile?.ingresodatos !== true || storage.write(current, JSON.stringify(profile));
    // Where there is no room for it yet, the older one waits for the next visit.
    if (isSettled) storage.remove(key);
  }
}
