import { campaignNames } from '@cotejo/core/campaign-names';
import type { Attribution } from '../storage/attribution-store.ts';

/** What a page tells of how the visit to it began. */
export interface VisitPage {
  /** Address of the page that led here; '': none. */
  readonly referrer: string;
  readonly url: string;
  readonly cookies: string;
  /** True: it was reloaded, or gone back to. */
  readonly isReturn: boolean;
  /** True: the visitor lets visits be measured. */
  readonly isMeasured: boolean;
}

const longestText = 200;

/** What names the browser for GA4, from its cookie 'GA1.1.<id>.<time>'; null: it has none. */
function clientIdIn(cookies: string): string | null {
  return /(?:^|; )_ga=GA\d+\.\d+\.(\d+\.\d+)(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** Where from, if it is not this site; a search may say what somebody looked for, and is left out. */
function originOf(referrer: string, own: URL): string {
  const from = URL.parse(referrer);
  return from === null || !/^https?:$/.test(from.protocol) || from.origin === own.origin
    ? ''
    : (from.origin + from.pathname).slice(0, longestText);
}

/** How a visit began; null: with nothing that tells, on its way through this site, or long before (C1-09). */
export function visitStart({ referrer, url, cookies, isReturn, isMeasured }: VisitPage, now: Date): Attribution | null {
  const own = new URL(url);
  const from = originOf(referrer, own);
  const said = [...own.searchParams].filter(([name]) => campaignNames.test(name));
  if (isReturn || (from === '' && said.length === 0)) return null;
  const urlParameters = Object.fromEntries(said.map(([name, value]) => [name, value.slice(0, longestText)]));
  const clientId = isMeasured ? clientIdIn(cookies) : null;
  return { referrer: from, date: now.toISOString(), infoGA: { clientId, urlParameters } };
}
