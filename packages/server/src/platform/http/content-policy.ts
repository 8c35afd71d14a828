import { randomBytes } from 'node:crypto';

/** A nonce for one response. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of a page: our own files, and inline scripts and styles that carry the response's nonce. Style
 * attributes are allowed, because drawn marks take their hue from one. In development Vite inlines without a nonce.
 */
export function pagePolicy(nonce: string, { isDevelopment }: { readonly isDevelopment: boolean }): string {
  const inline = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}`,
    `style-src 'self' ${inline}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
