import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Calls that a page makes inside this process carry it; nobody outside can know the word. */
export const pageMarkHeader = 'x-cotejo-page';
const word = randomBytes(16).toString('hex');
const length = word.length;

/** A page counts as one call of its visitor, however many it makes itself. */
export type PageCall = 'first' | 'further';

let marks = 0;

/** The value of the mark for a page's first call or one after it; each is another, so that it names its call. */
export function pageMark(call: PageCall): string {
  marks += 1;
  return `${word}${call} ${marks}`;
}

/** Which call of a page this is; null for what came from outside, whatever header it brings. */
export function pageCallOf({ headers }: Pick<FastifyRequest, 'headers'>): PageCall | null {
  const mark = headers[pageMarkHeader];
  if (typeof mark !== 'string' || mark.length < length) return null;
  const given = Buffer.from(mark.slice(0, length), 'latin1');
  if (!timingSafeEqual(given, Buffer.from(word, 'latin1'))) return null;
  const [call] = mark.slice(length).split(' ');
  return call === 'first' || call === 'further' ? call : null;
}
