import type { Referrer } from '@cotejo/contract/session';

/** Holds who sent the visitor until the frame's script has moved it to the browser's storage. */
export const referralCookie = 'referido';

/** The Set-Cookie value that keeps a referrer until the browser is closed; scripts of this site may read it. */
export function writeReferralCookie(referrer: Referrer, { secure }: { readonly secure: boolean }): string {
  return `${referralCookie}=${encodeURIComponent(JSON.stringify(referrer))}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
