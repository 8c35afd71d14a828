import type { Profile } from '@cotejo/contract/profile';
import type { SiteFacts } from '@cotejo/contract/site';
import type { Edition } from '@cotejo/core/editions';
import { adoptServerProfile, type HandoverHost } from './adopt-server-profile.ts';
import type { ProfileStore } from './profile-storage.ts';
import { sendProfile, type SendingPage } from './send-profile.ts';

interface PostedProfile {
  readonly edition: Edition;
  readonly profile: Profile;
  readonly version: string;
  readonly comparators: SiteFacts['comparators'];
  /** Of the page that it was posted to. */
  readonly path: string;
}

/** What it is taken over in, and by whom it is sent to be counted. */
interface TakingPage {
  readonly host: HandoverHost;
  readonly send?: (profile: Profile, page: SendingPage) => void;
}

/**
 * Takes over a profile that was posted, as the first page does, and sends it to be counted like one of the editor (B4-17): once,
 * and for the comparator that shows what was posted to it.
 */
export function takeServerProfile(
  store: ProfileStore,
  { edition, profile, version, comparators, path }: PostedProfile,
  { host, send = sendProfile }: TakingPage,
): void {
  const productTypes = comparators.map(({ productType }) => productType);
  if (!adoptServerProfile(store, { edition, profile, productTypes }, host)) return;
  const productType = comparators.find(({ url }) => url === path)?.productType;
  if (productType !== undefined) send(profile, { country: edition.country, version, productType });
}
