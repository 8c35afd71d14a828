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

/** The parts of a browser's window that the handover touches. */
export interface HandoverHost {
  readonly document: { cookie: string };
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** True the first time a text is posted; where storage is refused, every time. */
function isNews(host: HandoverHost, key: string, text: string): boolean {
  try {
    const known = host.localStorage.getItem(key) === text;
    host.localStorage.setItem(key, text);
    return !known;
  } catch {
    return true;
  }
}

/** What was posted, beside the kept answers that it does not say: the pets beside a posted family, the family beside posted pets. */
function withUnsaid(kept: Profile | null, posted: Profile): Profile {
  if (!kept) return posted;
  const { cotizante, cargas, enPareja } = posted.cotizante.length > 0 ? posted : kept;
  return { ...kept, ...posted, cotizante, cargas, enPareja, region: posted.region ?? kept.region };
}

/**
 * Takes over a profile that a page without script posted: it is the last thing the visitor said, so it goes to the
 * browser's storage for every product type, beside what it does not say, and the cookie ends, so that pages are again alike for everybody. A cookie
 * that scripts cannot see cannot be ended either: then each posted profile is taken once, and later edits stay. True when it was
 * taken: it is news.
 */
export function adoptServerProfile(
  store: ProfileStore,
  { edition, profile, productTypes }: Handover,
  host: HandoverHost,
): boolean {
  if (!profile) return false;
  const cookieCanEnd = host.document.cookie.split('; ').some((pair) => pair.startsWith(`${profileCookie}=`));
  const news = isNews(host, `${edition.brand.code}_PROFILE_POSTED`, JSON.stringify(profile));
  const isTaken = cookieCanEnd || news;
  if (isTaken)
    for (const productType of productTypes)
      store.write(edition, productType, withUnsaid(store.kept(edition, productType), profile));
  if (cookieCanEnd) host.document.cookie = `${profileCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  return isTaken;
}
