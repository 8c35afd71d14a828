import { arrivalScript } from '@cotejo/contract/page-rendering';

/**
 * What of a page would run where it is written, but for what each runs first: scripts that are neither files nor data, styles,
 * handlers in attributes.
 */
export function inlineCodeIn(document: string): string[] {
  const html = document.replace(`<script>${arrivalScript}</script>`, '');
  const scripts = [...html.matchAll(/<script(?![^>]* (?:src="|type="application\/(?:ld\+)?json"))[^>]*>/g)];
  return [...scripts, ...html.matchAll(/<style[^>]*>|<[^>]+ on[a-z]+="[^"]*"/g)].map(([code]) => code);
}

/** Addresses of the scripts that a page loads or names to be run; blocks of data are none. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<(?:script[^>]* src|link(?=[^>]* data-runs)[^>]* href)="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );
}
