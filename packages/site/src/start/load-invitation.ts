import type { Profile } from '@cotejo/contract/profile';
import { firstComparator } from '@cotejo/core/main-comparator';
import type { SiteContext } from '../page-context.ts';
import { lineOf, type ProfileLine } from '../profile/profile-line.ts';

/** Where a reader can go on to a price of their own. */
export interface Invitation {
  readonly url: string;
  readonly displayName: string;
  /** Whom the visitor said it is for; null while they said nothing. */
  readonly household: { readonly profile: Profile; readonly line: ProfileLine } | null;
}

/** Where comparing begins, with the visitor's own family when it is known (A2.2-038, A2.2-049). Null while nothing can be compared. */
export async function loadInvitation({ api, edition, profileFor }: SiteContext): Promise<Invitation | null> {
  const answer = await api.listComparators({});
  const main = firstComparator(answer.ok ? answer.value.data : [], edition);
  if (main === null) return null;
  const profile = profileFor(main);
  const household = profile === null ? null : { profile, line: lineOf(main) };
  return { url: main.url, displayName: main.displayName, household };
}
