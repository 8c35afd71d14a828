import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { laterCalls } from '@cotejo/contract/later-calls';
import type { LaterEndpoints } from '@cotejo/contract/later-endpoints';
import type { Profile } from '@cotejo/contract/profile';
import { isInternal } from '../shell/internal-traffic.ts';
import { local, recall } from '../shell/kept-values.ts';

/** The page that a profile is sent from. */
export interface SendingPage {
  /** Country of the edition, as calls name it. */
  readonly country: string;
  readonly version: string;
  readonly productType: string;
}

/** No cookie goes along, so that nobody can tell whose profile it is; it outlives the page. */
const anonymous: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, ...(body ? { body } : {}), credentials: 'omit', keepalive: true });
  return { status: response.status, retryAfter: null, text: await response.text() };
};

/**
 * Sends a profile to be counted (B4-17, B7-09): without anything of who entered it, and not for who is of the house (B7-10).
 * Nobody waits for it, and whatever becomes of it is nobody's concern.
 */
export function sendProfile(profile: Profile, { country, version, productType }: SendingPage): void {
  if (isInternal((key) => recall(local, key))) return;
  const headers = { 'x-country': country, 'x-qpversion': version };
  const client = createBrowserClient<LaterEndpoints>(laterCalls, anonymous, { headers, retries: false });
  void client.saveProfileForm({ body: { form: profile, productType: { name: productType } } });
}
