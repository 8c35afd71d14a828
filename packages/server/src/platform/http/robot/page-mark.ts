import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Calls that a page makes inside this process carry it; nobody outside can know the word. */
export const pageMarkHeader = 'x-cotejo-page';
const word = randomBytes(16).toString('hex');
const length = word.length;

/** A page counts as one call of its visitor, however many it makes itself. */
export type PageCall = 'first' | 'further';

/** The value of the mark for a page's first call or one after it. */
export function pageMark(call: PageCall): string {
  return word + call;
}

/** Which call of a page this is; null for what came from outside, whatever header it brings. */
export function pageCallOf({ headers }: Pick<FastifyRequest, 'headers'>): PageCall | null {
  const mark = headers[pageMarkHeader];
  if (typeof mark !== 'string' || mark.length < length) return null;
  const given = Buffer.from(mark.slice(0, length), 'latin1');
  if (!timingSafeEqual(given, Buffer.from(word, 'latin1'))) return null;
  const call = mark.slice(length);
  return call === 'first' || call === 'further' ? call : null;
}
