import { keepInEntry, keptInEntry } from './kept-in-entry.ts';

/** The link that an entry of the history was left by: its address, as it is written, and its place among the links that lead there. */
interface LeftBy {
  readonly href: string;
  readonly nth: number;
}

function linksTo(href: string): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]:not(.leaving a)`)];
}

function isLeftBy(value: unknown): value is LeftBy {
  if (typeof value !== 'object' || value === null || !('href' in value && 'nth' in value)) return false;
  return typeof value.href === 'string' && typeof value.nth === 'number';
}

/** Keeps with the entry that is shown which of its links is pressed. To be told of each click. */
export function noteLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || href == null) return;
  const left: LeftBy = { href, nth: linksTo(href).indexOf(link) };
  keepInEntry({ left });
}

/** Gives the focus to the link that the entry which is shown was left by; false where there is none any more. Nothing scrolls. */
export function focusLinkLeftBy(): boolean {
  const left = keptInEntry('left');
  if (!isLeftBy(left)) return false;
  const link = linksTo(left.href)[left.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && link === document.activeElement;
}

/** Whether the browser made the document for somebody who came back to it. */
export function isComeBackTo(): boolean {
  const [way] = performance.getEntriesByType('navigation');
  return way instanceof PerformanceNavigationTiming && way.type === 'back_forward';
}
