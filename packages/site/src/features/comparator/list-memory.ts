import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { Profile } from '@cotejo/contract/profile';
import type { ListedAnswer } from './listed-item.ts';

/** A list with the family that it is priced for. */
export interface SeenList {
  readonly profile: Profile;
  readonly answer: ListedAnswer;
}

/** The last list seen of each comparator, by its URL; lives as long as the browser's page and only there. */
const lastLists = new Map<string, SeenList>();

/** Keeps a list for a moment without connection. Called in the browser only, after a list was shown. */
export function rememberList(comparatorUrl: string, list: SeenList): void {
  lastLists.set(comparatorUrl, list);
}

/** The last list of a comparator, or null when none was shown in this visit. */
export function recallList(comparatorUrl: string): SeenList | null {
  return lastLists.get(comparatorUrl) ?? null;
}

/** The comparators whose pages were shown, by their URL; as long as the lists above. */
const lastComparators = new Map<string, ComparatorAnswer>();

/** Keeps a comparator for when it cannot be asked for. Called in the browser only, once its page is shown. */
export function rememberComparator(comparator: ComparatorAnswer): void {
  lastComparators.set(comparator.url, comparator);
}

/** A comparator whose page was shown in this visit, or null. */
export function recallComparator(url: string): ComparatorAnswer | null {
  return lastComparators.get(url) ?? null;
}
