/**
 * Takes back what the document said of its first page once another is shown: where that is in other countries. Links to them
 * lead to their first page from then on (decision 0177).
 */
export function forgetCounterparts(page: Document): void {
  for (const alternate of page.head.querySelectorAll('link[rel="alternate"][hreflang]')) alternate.remove();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-country-site]')) {
    link.href = link.dataset['countrySite'] ?? link.href;
  }
}
