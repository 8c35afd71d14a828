import type { Profile } from '@cotejo/contract/profile';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEdition } from '../edition-context.ts';
import { browserProfileStore } from './browser-profile-store.ts';
import { ownProfile } from './own-profile.ts';
import type { ProfileLine } from './profile-line.ts';

interface StoredProfile {
  /** What the visitor entered, as the line takes it; null while there is none (and during hydration, as on the server). */
  readonly profile: Profile | null;
  /** False: the browser refuses to keep it, and it lasts until the page is left. */
  readonly save: (profile: Profile) => boolean;
}

const nothing = (): null => null;
const neverChanges = (): (() => void) => () => undefined;

/** The visitor's profile for a line, kept in the browser and in step with other tabs. */
export function useStoredProfile(line: ProfileLine): StoredProfile {
  const edition = useEdition();
  const store = browserProfileStore();
  const kept = useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.read(edition, line) ?? null, nothing);
  const profile = useMemo(() => ownProfile(kept, line), [kept, line]);
  const save = useCallback((next: Profile) => store?.write(edition, line.productType, next) ?? true, [store, edition, line]);
  return { profile, save };
}
