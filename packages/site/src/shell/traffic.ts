import { createReferralStore, referrerIn, type ReferralStore } from '../storage/referral-store.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { isInternal } from './internal-traffic.ts';
import { local, recall } from './kept-values.ts';
import { noReferral, referralIn } from './referral-cookie.ts';

/** What is known of where the visitor comes from: the adviser's name before anything else. Null: nothing. */
export type Traffic = { readonly referrer: string } | 'internal' | null;

type Pages = Pick<Document, 'cookie'>;

/** Moves who sent the visitor from the cookie of `/ref` to the browser's storage. */
export function keepReferral(store: Pick<ReferralStore, 'write'>, key: string, pages: Pages): void {
  const sent = referralIn(pages.cookie);
  const referrer = sent === null ? null : referrerIn(sent);
  // Where nothing can be kept the cookie stays for this visit.
  if (referrer !== null && store.write(key, { ...referrer, typed: '' })) pages.cookie = noReferral;
}

/** What the bar tells of a visitor. */
export function trafficOf(store: Pick<ReferralStore, 'read'>, key: string, readFlag: (key: string) => string | null): Traffic {
  const referrer = store.read(key)?.name;
  if (referrer !== undefined) return { referrer };
  return isInternal(readFlag) ? 'internal' : null;
}

/** Says in the bar who sent the visitor, or that the visitor is of the house (A2.1-13), and goes on saying what other tabs change. */
export function startTraffic(note: HTMLElement): void {
  const { referralKey = '', referred = '', internal = '' } = note.dataset;
  const store = createReferralStore(forgivingStorage(window), () => new Date());
  function tell(): void {
    const traffic = trafficOf(store, referralKey, (key) => recall(local, key));
    note.hidden = traffic === null;
    if (traffic === null) return;
    note.textContent = traffic === 'internal' ? internal : referred.replace('{}', () => traffic.referrer);
  }
  /** Brings the badge (B2.13) with the first thing that it has to show. */
  function bring(): void {
    if (store.read(referralKey) === null && !isInternal((key) => recall(local, key))) return;
    stop();
    // Without a connection there is none.
    import('../traffic/badge.ts').then((part) => part.openBadge({ note, store })).catch(() => undefined);
  }
  keepReferral(store, referralKey, document);
  store.subscribe(tell);
  tell();
  const stop = store.subscribe(bring);
  bring();
}
