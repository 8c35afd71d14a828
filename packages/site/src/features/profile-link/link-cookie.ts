import { linkCookie } from '@cotejo/contract/page-rendering';
import { decodeBase64, encodeBase64 } from '@cotejo/core/base64';

/** Browsers drop cookies over 4096 bytes, name and attributes included. */
const longest = 3_800;
const seconds = 300;

interface CookiePlace {
  /** Path of the page alone, with its language. */
  readonly path: string;
  readonly secure: boolean;
}

/**
 * The Set-Cookie value that holds what a link said while its form is shown, for five minutes and that page alone, out of reach of
 * scripts; null: it says too much. An address would be written into logs on its way.
 */
export function writeLinkCookie(search: URLSearchParams, { path, secure }: CookiePlace): string | null {
  const value = encodeBase64(search.toString());
  if (value.length > longest) return null;
  return `${linkCookie}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The Set-Cookie value that ends what a link said, of the page whose path it is. */
export function endLinkCookie({ path, secure }: CookiePlace): string {
  return `${linkCookie}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** What a link said a moment ago; empty: nothing, or what no link of ours says. */
export function readLinkCookie(header: string | null): URLSearchParams {
  const pair = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${linkCookie}=`));
  const text = decodeBase64(pair?.slice(linkCookie.length + 1) ?? '');
  return new URLSearchParams(text.ok ? text.value : '');
}
