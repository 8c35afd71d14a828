import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { mainComparator } from '@cotejo/core/main-comparator';
import type { SiteContext } from '../page-context.ts';
import { profileToFields } from '../profile/profile-fields.ts';

/** What a page needs that asks for a family and leads to the comparators. */
export interface StartData {
  /** Those that have a product here. */
  readonly comparators: readonly ComparatorAnswer[];
  /** Not null: the comparators could not be had, with what the client says of it (C §8). */
  readonly failure: { readonly text: string | null } | null;
  /** Values of the profile form, by field name; empty while the visitor has entered none. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Those with something to compare: under a partner's host that may be some of a country's. All where none has, as before an import. */
function withProducts(comparators: readonly ComparatorAnswer[]): readonly ComparatorAnswer[] {
  const filled = comparators.filter(({ productCount }) => productCount > 0);
  return filled.length > 0 ? filled : comparators;
}

/** The comparators with their counts, and the visitor's own profile when there is one. */
export async function loadStart({ api, edition, profileFor }: SiteContext): Promise<StartData> {
  const answer = await api.listComparators({});
  const comparators = answer.ok ? withProducts(answer.value.data) : [];
  const main = mainComparator(comparators, edition);
  const profile = main && profileFor(main);
  const failure = answer.ok ? null : { text: answer.error.text ?? null };
  return { comparators, failure, fields: profile ? profileToFields(profile, edition) : {} };
}
