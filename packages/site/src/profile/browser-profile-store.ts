import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { createProfileStore, type ProfileStore } from './profile-storage.ts';

let store: ProfileStore | null = null;

/** The one store of this window; null on the server, where no profile is kept. */
export function browserProfileStore(): ProfileStore | null {
  if (typeof window === 'undefined') return null;
  store ??= createProfileStore(forgivingStorage(window));
  return store;
}
