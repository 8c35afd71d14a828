/** Where the router keeps how far each entry of the history was scrolled. */
export const scrollsKey = 'react-router-scroll-positions';

function keptScrolls(): object {
  const kept: unknown = JSON.parse(sessionStorage.getItem(scrollsKey) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/**
 * Keeps how far the page is scrolled as it goes into the background, from which a phone may throw it away: the router does so at a
 * page's end, of which that page is not told. To be told of each change of what is seen.
 */
export function keepScroll(): void {
  history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  const key: unknown = Reflect.get(Object(history.state), 'key');
  if (!document.hidden || typeof key !== 'string') return;
  try {
    sessionStorage.setItem(scrollsKey, JSON.stringify({ ...keptScrolls(), [key]: scrollY }));
  } catch {
    // A browser that keeps nothing shows the page from its top.
  }
}
