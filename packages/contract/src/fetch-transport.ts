import type { Transport } from './client/wire.ts';

/**
 * Transport over fetch, for the browser and for tests against a running server. `origin` takes the place of the page's own
 * (C §7); the pass of who proved to be a person goes along to it as well.
 */
export function fetchTransport(origin = ''): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetch(origin + url, {
      method,
      headers,
      ...(origin === '' ? {} : { credentials: 'include' as const }),
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };
}
