import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import { splitLanguage } from '@cotejo/core/editions';
import { firstComparator } from '@cotejo/core/main-comparator';
import type { SiteContext } from '../page-context.ts';
import { lineOf, type ProfileLine } from '../profile/profile-line.ts';
import { subjectOf } from '../profile/profile-questions.ts';

/** Where a reader can go on to a price of their own. */
export interface Invitation {
  readonly url: string;
  readonly displayName: string;
  /** Whom its prices are for. */
  readonly subject: ReturnType<typeof subjectOf>;
  /** Whom the visitor said it is for; null while they said nothing. */
  readonly household: { readonly profile: Profile; readonly line: ProfileLine } | null;
}

/** The comparator that a text leads to by the first of its links to one with products; null: it leads to none. */
export function comparatorIn(html: string, comparators: readonly ComparatorAnswer[]): ComparatorAnswer | null {
  for (const [, address = ''] of html.matchAll(/ href="([^"#?]*)/g)) {
    const { path } = splitLanguage(address);
    const named = comparators.find(({ url, productCount }) => url === path && productCount > 0);
    if (named) return named;
  }
  return null;
}

/**
 * Where a text leads to compare, or else where comparing begins, with the visitor's own family when it is known (A2.2-038,
 * A2.2-049). Null while nothing can be compared.
 */
export async function loadInvitation({ api, edition, profileFor }: SiteContext, html = ''): Promise<Invitation | null> {
  const answer = await api.listComparators({});
  const comparators = answer.ok ? answer.value.data : [];
  const comparator = comparatorIn(html, comparators) ?? firstComparator(comparators, edition);
  if (comparator === null) return null;
  const line = lineOf(comparator);
  const profile = profileFor(comparator);
  const household = profile === null ? null : { profile, line };
  return { url: comparator.url, displayName: comparator.displayName, subject: subjectOf(line), household };
}
