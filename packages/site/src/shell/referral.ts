import { keep, local } from './kept-values.ts';

const cookieName = 'referido';

/** What the cookie of who sent the visitor holds; null: there is none, or none that can be read. */
export function referralIn(cookies: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  try {
    return decodeURIComponent(pair?.slice(cookieName.length + 1) ?? '') || null;
  } catch {
    return null;
  }
}

/** Moves who sent the visitor from the cookie of `/ref` to the browser's storage, under the key that the note names. */
export function keepReferral({ dataset: { referralKey = '' } }: HTMLElement): void {
  const referral = referralIn(document.cookie);
  if (referral === null || referralKey === '') return;
  // Where nothing can be kept the cookie stays for this visit.
  if (keep(local, referralKey, referral)) document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
}
