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
