import { readChoice } from '../analytics/data-layer.ts';
import { visitStart } from '../analytics/visit-start.ts';
import { attributionKey, createAttributionStore } from '../storage/attribution-store.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { local } from './kept-values.ts';

/** Keeps how this visit began (C1-09). */
export function keepAttribution({ dataset: { keys = '' } }: HTMLElement): void {
  const isMeasured = readChoice(local) === 'granted';
  const [arrival] = performance.getEntriesByType('navigation');
  const isReturn = arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate';
  const page = { referrer: document.referrer, url: location.href, cookies: document.cookie, isReturn, isMeasured };
  const start = visitStart(page, new Date());
  if (start !== null) createAttributionStore(forgivingStorage(window)).add(attributionKey(keys), start);
}
