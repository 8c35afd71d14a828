import { arrivalScript } from '@cotejo/contract/page-rendering';
import { createHash, randomBytes } from 'node:crypto';

/** A nonce for one response. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/** What the policy of a page depends on. */
export interface PolicyGround {
  readonly isDevelopment?: boolean;
  /** Origin that the page calls beside its own; '' or absent: none. */
  readonly api?: string;
  /** Origins of the partner whose host it is: they may frame the page, and their pictures are shown. */
  readonly partner?: readonly string[];
  /** Absent: the page has nothing inline but what each of our documents runs first. */
  readonly nonce?: string;
}

const ofArrival = `'sha256-${createHash('sha256').update(arrivalScript).digest('base64')}'`;

/**
 * The policy of a page: our own files, calls to `api` (an origin), and nothing inline that runs but what carries the nonce, where
 * one is given, or else what a document runs first, by its hash (docs/decisions/0225, 0249). Style attributes are allowed, because drawn marks take their hue from one. In development
 * Vite inlines.
 */
export function pagePolicy({ isDevelopment = false, api = '', partner = [], nonce }: PolicyGround): string {
  const ofNonce = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const inline = isDevelopment ? ["'unsafe-inline'"] : ofNonce;
  // A hash would take back what development allows.
  const first = isDevelopment || nonce !== undefined ? [] : [ofArrival];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline, ...first].join(' '),
    ["style-src 'self'", ...inline].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...partner].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    // A video's player comes into the page once its visitor asks for it (docs/decisions/0228).
    "frame-src 'self' https://www.youtube-nocookie.com",
    ["connect-src 'self'", ...(api === '' ? [] : [api]), ...(isDevelopment ? ['ws:'] : [])].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${partner.length === 0 ? "'none'" : partner.join(' ')}`,
  ].join('; ');
}
