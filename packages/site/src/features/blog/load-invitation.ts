import type { SiteContext } from '../../page-context.ts';
import { profileText } from '../../profile/say-profile.ts';
import { mainComparator } from '../../start/main-comparator.ts';

/** Where a reader can go on to a price of their own. */
export interface Invitation {
  readonly url: string;
  readonly displayName: string;
  /** Whom the visitor said it is for; empty while they said nothing. */
  readonly household: string;
}

/** The edition's main comparator, with the visitor's own family when it is known (A2.2-049). Null while there is none. */
export async function loadInvitation({ api, edition, profileFor }: SiteContext): Promise<Invitation | null> {
  const answer = await api.listComparators({});
  const main = mainComparator(answer.ok ? answer.value.data : [], edition);
  if (main === null) return null;
  const profile = profileFor(main);
  const household = profile === null ? '' : profileText(profile, main, edition);
  return { url: main.url, displayName: main.displayName, household };
}
