import { referralCookie } from '@cotejo/contract/page-rendering';
import type { Referrer } from '@cotejo/contract/session';

/**
 * The Set-Cookie value that keeps a referrer until the browser is closed; scripts of this site may read it. It goes with every
 * request until then, so an address of e-mail is not in it: whoever needs it asks for the referrer by its `id`.
 */
export function writeReferralCookie(
  { id, name, ejecutivo, loggedAs }: Referrer,
  { secure }: { readonly secure: boolean },
): string {
  return `${referralCookie}=${encodeURIComponent(JSON.stringify({ id, name, ejecutivo, loggedAs }))}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
