import type { Profile } from '@cotejo/contract/profile';
import type { SiteContext } from '../../page-context.ts';
import { lineOf, type ProfileLine } from '../../profile/profile-line.ts';
import { mainComparator } from '../../start/main-comparator.ts';

/** Where a reader can go on to a price of their own. */
export interface Invitation {
  readonly url: string;
  readonly displayName: string;
  /** Whom the visitor said it is for; null while they said nothing. */
  readonly household: { readonly profile: Profile; readonly line: ProfileLine } | null;
}

/** The edition's main comparator, with the visitor's own family when it is known (A2.2-049). Null while there is none. */
export async function loadInvitation({ api, edition, profileFor }: SiteContext): Promise<Invitation | null> {
  const answer = await api.listComparators({});
  const main = mainComparator(answer.ok ? answer.value.data : [], edition);
  if (main === null) return null;
  const profile = profileFor(main);
  const household = profile === null ? null : { profile, line: lineOf(main) };
  return { url: main.url, displayName: main.displayName, household };
}
