import { warnInBrowser } from '../../browser-log.ts';
import type { ComparatorData } from './load-page.ts';

/** Asks for a comparison to be shown over its list. */
const overList = 'sobre';

/** Where a comparison is asked for to be shown over its list. `comparisonUrl` is its page's, with its products. */
export function overListUrl(comparisonUrl: string): string {
  return `${comparisonUrl}&${overList}=lista`;
}

/** Whether a URL asks for a comparison over its list. */
export function isOverList(query: URLSearchParams): boolean {
  return query.has(overList);
}

/** What came of loading what is shown over a list; null: it failed. The list below stays, where a page of its own would give way to an error screen. */
export async function orNothing<Loaded>(loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading;
  } catch (error) {
    warnInBrowser(`what opens over the list could not be loaded: ${String(error)}`);
    return null;
  }
}

/** What is shown over a list once it was asked for. */
export type OverList = ComparatorData | null;
