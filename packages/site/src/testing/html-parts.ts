/** Addresses of the scripts that a page loads; blocks of data are none. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address ?? '');
}
