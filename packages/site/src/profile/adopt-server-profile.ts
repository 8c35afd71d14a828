import { profileCookie } from '@cotejo/contract/page-rendering';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import type { ProfileStore } from './profile-storage.ts';

interface Handover {
  readonly edition: Edition;
  /** What the server read from the cookie; null when there was none. */
  readonly profile: Profile | null;
  readonly productTypes: readonly string[];
}

/**
 * Takes over a profile that was posted by a page without script: it is the last thing the visitor said, so it goes
 * to the browser's storage for every product type, and the cookie ends, so that pages are again alike for everybody.
 */
export function adoptServerProfile(store: ProfileStore | null, { edition, profile, productTypes }: Handover): void {
  if (!profile || !store) return;
  for (const productType of productTypes) store.write(edition, productType, profile);
  document.cookie = `${profileCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
