import type { Profile } from '@cotejo/contract/profile';
import { readProfile } from '@cotejo/contract/read-profile';
import type { Edition } from '@cotejo/core/editions';
import type { ForgivingStorage } from '../storage/forgiving-storage.ts';
import { suits, withKept } from './own-profile.ts';
import { olderKeysIn, profileKey, profileKeysIn } from './profile-keys.ts';
import type { ProfileLine } from './profile-line.ts';

export interface ProfileStore {
  /** The profile entered for a line, else one entered for another that says enough, or null. The same object while nothing changed. */
  readonly read: (edition: Edition, line: ProfileLine) => Profile | null;
  /** All that was entered for a product type itself, whatever lines ask; null: nothing. */
  readonly kept: (edition: Edition, productType: string) => Profile | null;
  /**
   * Keeps a family the visitor entered; an example (ingresodatos false) is never kept (decision 26). False: the browser refuses,
   * and it lasts until the page is left.
   */
  readonly write: (edition: Edition, productType: string, profile: Profile) => boolean;
  readonly remove: (edition: Edition, productType: string) => void;
  /** Takes over what older versions of the site kept; the few who have any load what reads it. */
  readonly adoptOlder: (edition: Edition) => Promise<void>;
  /** Tells of changes, in this tab and in others. Answers the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A kept text as a profile; anything corrupted or of another shape is no profile. */
function parseProfile(text: string): Profile | null {
  try {
    return readProfile(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Makes the store over what the browser keeps; several tabs stay in step. */
export function createProfileStore(storage: ForgivingStorage): ProfileStore {
  const parsed = new Map<string, { readonly text: string; readonly profile: Profile | null }>();

  const readKey = (key: string): Profile | null => {
    const text = storage.read(key);
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.profile;
    const profile = parseProfile(text);
    parsed.set(key, { text, profile });
    return profile;
  };

  /** The family already entered for another line: nobody types the same people twice. */
  const readOtherLine = (edition: Edition, line: ProfileLine): Profile | null => {
    for (const key of profileKeysIn(storage.keys(), edition).toSorted()) {
      const profile = readKey(key);
      if (profile && suits(profile, line)) return profile;
    }
    return null;
  };

  return {
    read: (edition, line) => {
      const own = readKey(profileKey(edition, line.productType));
      return own && suits(own, line) ? own : readOtherLine(edition, line);
    },
    kept: (edition, productType) => readKey(profileKey(edition, productType)),
    write: (edition, productType, profile) => {
      const key = profileKey(edition, productType);
      return !profile.ingresodatos || storage.write(key, JSON.stringify(withKept(readKey(key), profile)));
    },
    remove: (edition, productType) => storage.remove(profileKey(edition, productType)),
    adoptOlder: async (edition) => {
      if (olderKeysIn(storage.keys(), edition).length === 0) return;
      const { adoptOlderProfiles } = await import('./adopt-older-profiles.ts');
      adoptOlderProfiles(storage, edition);
    },
    subscribe: (listener) => storage.subscribe(() => listener()),
  };
}
