import { z } from 'zod';
import { profileSchema } from './profile.ts';

const longestPath = 2000;
/** Nobody's host: paths are read against it, to see whether they lead away. */
const nowhere = 'http://own.invalid';
/** Addresses that are no pages. */
const noPages = /^\/(?:api|url|token|hashtoken|cdn-cgi|cloudflare-cache)(?:[/?#]|$)/i;

/**
 * A path of the site as a browser would ask for it, percent-encoded; null for anything that may lead elsewhere: another
 * origin, two slashes in front, a backslash, a control character, or a call of the API (decision 32).
 */
export function ownPathOf(text: string): string | null {
  if (!text.startsWith('/') || text.length > longestPath || /[\\\p{Cc}\p{Cs}]/u.test(text)) return null;
  if (!URL.canParse(text, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(text, nowhere);
  const path = `${pathname}${search}${hash}`;
  return origin === nowhere && !path.startsWith('//') && !noPages.test(pathname) ? path : null;
}

const ownPathSchema = z
  .string()
  .max(longestPath, { error: `debe tener como máximo ${longestPath} caracteres`, abort: true })
  .refine((text) => ownPathOf(text) !== null, { error: 'debe ser la dirección de una página de este sitio, desde su primera /' });

export const sharedLinkBodySchema = z.object({ url: ownPathSchema }).meta({ id: 'SharedLinkBody' });

/** A page together with the family it is looked at with. */
export const sharedInsurancesBodySchema = z
  .object({ url: ownPathSchema, decodedProfile: profileSchema })
  .meta({ id: 'SharedInsurancesBody' });

/** `link` is the last segment of `/url/{link}` (B7-41). */
export const sharedLinkSchema = z.object({ link: z.string() }).meta({ id: 'SharedLink' });
