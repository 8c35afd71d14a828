import { isCrawler } from '@cotejo/core/crawlers';
import { leadToSamePage } from './country-links.ts';
import { fetchFragment } from './fetch-fragment.ts';

/** The part of the footer's place that must be in view, counted two heights of the window ahead (A9-53, A9-54). */
const nearness: IntersectionObserverInit = { threshold: 0.1, rootMargin: '0% 0% 200% 0%' };

function writtenFor(footer: HTMLElement): readonly Element[] {
  const copy = footer.querySelector('noscript')?.textContent ?? '';
  return [...new DOMParser().parseFromString(copy, 'text/html').body.children];
}

/** What stands in the footer's place when it could not be had (A2.1-18). */
function failureOf({ failed = '', retry = '' }: DOMStringMap, onRetry: () => void): HTMLElement {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'footer-retry';
  button.textContent = retry;
  button.addEventListener('click', onRetry, { once: true });
  const box = document.createElement('div');
  box.className = 'wrap footer-failure';
  box.append(text, button);
  return box;
}

/**
 * Fetches the footer when its place nears the viewport, and says where it could not. Crawlers get the copy that the page
 * carries, at once and without an observer (B9-57).
 */
export function loadFooter(footer: HTMLElement): void {
  const place = footer.querySelector<HTMLElement>('[data-footer-place]');
  const path = footer.dataset['footer'];
  if (place === null || path === undefined) return;
  if (isCrawler(navigator.userAgent)) {
    place.replaceChildren(...writtenFor(footer));
    return;
  }

  const show = (...content: readonly Element[]): void => {
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...content);
    // Whoever asked again goes on where what was asked for begins.
    if (isFocused) place.querySelector<HTMLElement>('a, button')?.focus();
  };
  const load = (): void => {
    fetchFragment(path, '[data-footer-content] > *').then(
      (content) => {
        leadToSamePage(content);
        show(...content);
      },
      () => show(failureOf(footer.dataset, load)),
    );
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    load();
  }, nearness);
  observer.observe(footer);
}
