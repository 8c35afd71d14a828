import { randomBytes } from 'node:crypto';

/** A nonce for one response. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of a page: our own files, calls to `api` (an origin), and inline scripts and styles that carry the nonce. Style
 * attributes are allowed, because drawn marks take their hue from one. In development Vite inlines without a nonce.
 */
export function pagePolicy(
  nonce: string,
  { isDevelopment, api = '' }: { readonly isDevelopment: boolean; readonly api?: string },
): string {
  const inline = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}`,
    `style-src 'self' ${inline}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...(api === '' ? [] : [api]), ...(isDevelopment ? ['ws:'] : [])].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
