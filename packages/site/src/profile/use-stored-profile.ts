import type { Profile } from '@cotejo/contract/profile';
import { useCallback, useSyncExternalStore } from 'react';
import { useEdition } from '../edition-context.ts';
import { browserProfileStore } from './browser-profile-store.ts';

interface StoredProfile {
  /** The family the visitor entered, null while there is none (and during hydration, as on the server). */
  readonly profile: Profile | null;
  readonly save: (profile: Profile) => void;
  readonly forget: () => void;
}

const nothing = (): null => null;
const neverChanges = (): (() => void) => () => undefined;

/** The visitor's profile for a product type, kept in the browser and in step with other tabs. */
export function useStoredProfile(productType: string): StoredProfile {
  const edition = useEdition();
  const store = browserProfileStore();
  const profile = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.read(edition, productType) ?? null,
    nothing,
  );
  const save = useCallback((next: Profile) => store?.write(edition, productType, next), [store, edition, productType]);
  const forget = useCallback(() => store?.remove(edition, productType), [store, edition, productType]);
  return { profile, save, forget };
}
