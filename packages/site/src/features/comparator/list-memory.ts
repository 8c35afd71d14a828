import type { CompareAnswer } from '@cotejo/contract/compare';

/** The last list seen of each comparator, by its URL; lives as long as the browser's page and only there. */
const lastLists = new Map<string, CompareAnswer>();

/** Keeps a list for a moment without connection. Called in the browser only, after a list was shown. */
export function rememberList(comparatorUrl: string, answer: CompareAnswer): void {
  lastLists.set(comparatorUrl, answer);
}

/** The last list of a comparator, or null when none was shown in this visit. */
export function recallList(comparatorUrl: string): CompareAnswer | null {
  return lastLists.get(comparatorUrl) ?? null;
}
