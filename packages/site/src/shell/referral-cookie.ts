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

/** What a page writes to its cookies to have none of a referral. */
export const noReferral = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
