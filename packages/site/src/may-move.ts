import { isCrawler } from '@cotejo/core/crawlers';

/** True where motion is welcome: not for visitors who ask for less of it, nor for crawlers, which skip it (B9-56). In the browser. */
export function mayMove(): boolean {
  return !isCrawler(navigator.userAgent) && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
