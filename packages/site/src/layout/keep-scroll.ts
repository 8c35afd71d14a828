import { keptInEntry } from './kept-in-entry.ts';

/** Where the router keeps how far each entry of the history was scrolled. */
export const scrollsKey = 'react-router-scroll-positions';

/**
 * Keeps how far the page is scrolled as it goes into the background, from which a phone may throw it away: the router does so at a
 * page's end, of which that page is not told. To be told of each change of what is seen.
 */
export function keepScroll(): void {
  const { hidden } = document;
  history.scrollRestoration = hidden ? 'auto' : 'manual';
  const key = keptInEntry('key');
  if (!hidden || typeof key !== 'string') return;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollsKey) ?? '{}');
    sessionStorage.setItem(scrollsKey, JSON.stringify({ ...Object(kept), [key]: scrollY }));
  } catch {
    // A browser that keeps nothing shows the page from its top.
  }
}
