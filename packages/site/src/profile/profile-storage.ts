import type { Profile } from '@cotejo/contract/profile';
import { readOlderProfile } from '@cotejo/contract/older-profiles';
import type { Edition } from '@cotejo/core/editions';
import { suits } from './own-profile.ts';
import type { ProfileLine } from './profile-line.ts';

/** The part of a browser window the store needs. */
export interface StorageHost {
  /** Throws where the browser refuses storage (private mode, blocked cookies). */
  readonly localStorage: Storage;
  readonly addEventListener: (type: 'storage', listener: (event: { readonly key: string | null }) => void) => void;
}

export interface ProfileStore {
  /** The profile entered for a line, else one entered for another that says enough, or null. The same object while nothing changed. */
  readonly read: (edition: Edition, line: ProfileLine) => Profile | null;
  /** Keeps a family the visitor entered; an example (ingresodatos false) is never kept (decision 26). */
  readonly write: (edition: Edition, productType: string, profile: Profile) => void;
  readonly remove: (edition: Edition, productType: string) => void;
  /** Tells of changes, in this tab and in others. Answers the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

function keyPrefix(edition: Edition, productType: string): string {
  return `${edition.brand.code}_PROFILE_${productType}_`;
}

/** Key of a profile in the browser (decision 27), e.g. 'QP_PROFILE_isapre_V1.7'. */
export function profileKey(edition: Edition, productType: string): string {
  return keyPrefix(edition, productType) + edition.profileVersion;
}

/** A kept text as a profile, in whatever spelling a version kept it; anything corrupted or of another shape is no profile. */
function parseProfile(text: string, edition: Edition): Profile | null {
  try {
    return readOlderProfile(JSON.parse(text), edition);
  } catch {
    return null;
  }
}

/** Storage that falls back to memory, so that a visit in private mode keeps its profile until the tab closes. */
function forgivingStorage(host: StorageHost): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] } {
  const memory = new Map<string, string>();
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => host.localStorage.getItem(key), null),
    setItem: (key, value) => {
      const kept = attempt(() => {
        host.localStorage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(() => host.localStorage.removeItem(key), undefined);
    },
    keys: () =>
      attempt(() => Array.from({ length: host.localStorage.length }, (_, index) => host.localStorage.key(index) ?? ''), []),
  };
}

/** Makes the store over a window. Several tabs stay in step through the storage event. */
export function createProfileStore(host: StorageHost): ProfileStore {
  const storage = forgivingStorage(host);
  const listeners = new Set<() => void>();
  const parsed = new Map<string, { readonly text: string; readonly profile: Profile | null }>();
  const tell = (): void => listeners.forEach((listener) => listener());
  host.addEventListener('storage', tell);

  /** Keys of older versions are read once, converted and removed (decision 27); the newest that was entered wins. */
  const adoptOlder = (edition: Edition, productType: string): string | null => {
    const [prefix, current] = [keyPrefix(edition, productType), profileKey(edition, productType)];
    const older = storage.keys().filter((key) => key.startsWith(`${prefix}V`) && key !== current);
    const newest = older.sort((left, right) => right.localeCompare(left, 'en', { numeric: true }));
    const kept = newest.map((key) => parseProfile(storage.getItem(key) ?? '', edition));
    const entered = kept.find((profile) => profile?.ingresodatos === true);
    for (const key of older) storage.removeItem(key);
    if (!entered) return null;
    const text = JSON.stringify(entered);
    storage.setItem(current, text);
    return text;
  };

  const readKey = (edition: Edition, key: string, text: string | null): Profile | null => {
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.profile;
    const profile = parseProfile(text, edition);
    parsed.set(key, { text, profile });
    return profile;
  };

  /** The family already entered for another line: nobody types the same people twice. */
  const readOtherLine = (edition: Edition, line: ProfileLine): Profile | null => {
    const prefix = `${edition.brand.code}_PROFILE_`;
    const keys = storage.keys().filter((key) => key.startsWith(prefix) && key.endsWith(`_${edition.profileVersion}`));
    for (const key of keys.sort()) {
      const profile = readKey(edition, key, storage.getItem(key));
      if (profile && suits(profile, line)) return profile;
    }
    return null;
  };

  return {
    read: (edition, line) => {
      const key = profileKey(edition, line.productType);
      const own = readKey(edition, key, storage.getItem(key) ?? adoptOlder(edition, line.productType));
      return own && suits(own, line) ? own : readOtherLine(edition, line);
    },
    write: (edition, productType, profile) => {
      if (!profile.ingresodatos) return;
      storage.setItem(profileKey(edition, productType), JSON.stringify(profile));
      tell();
    },
    remove: (edition, productType) => {
      storage.removeItem(profileKey(edition, productType));
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
