import type { CacheKind } from './kept-caches.ts';

/** What a request is, as far as keeping its answer goes. */
export interface AskedFor {
  readonly method: string;
  readonly url: URL;
  /** True: a document that is gone to. */
  readonly isPage: boolean;
  /** True: it says who asks. */
  readonly isSigned: boolean;
}

/** What the server tells the worker. */
export interface WorkerOrders {
  readonly version: string;
  /** Paths of which nothing is kept, as robots.txt writes them: '*' for anything, '$' for the end. */
  readonly closed: readonly string[];
  /** What paths of comparators begin with. */
  readonly comparing: string;
  /** Path of the page for what is not kept. */
  readonly offline: string;
  /** What stands before the paths of each language: '' and, where there are more, '/en' and the like. */
  readonly prefixes: readonly string[];
  /** Paths that each page needs beside its files. */
  readonly parts: readonly string[];
  /** Path of the call for a plan: asked with its code alone it tells of the example family. */
  readonly plan: string;
}

function patternOf(closed: string): RegExp {
  const text = closed.replaceAll(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`));
  return new RegExp(`^${text.replace(/\\\$$/, '$')}`);
}

/** Tells for path and search whether they are among the closed ones. */
export function closedBy(closed: readonly string[]): (path: string) => boolean {
  const patterns = closed.map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** A path cut into what stands before it for its language, and the path that all languages share. */
export function splitPrefix(path: string, prefixes: readonly string[]): { readonly prefix: string; readonly path: string } {
  const prefix = prefixes.find((one) => one !== '' && (path === one || path.startsWith(`${one}/`))) ?? '';
  return { prefix, path: path.slice(prefix.length) || '/' };
}

const files = '/assets/';
const calls = '/api/';

/**
 * Which cache a request's answer may go to; null: none, and the worker leaves the request alone. Only reading of this origin is
 * kept, nothing that says who asks, and no page that is one visitor's.
 */
export function cacheFor(
  asked: AskedFor,
  origin: string,
  { closed, parts, prefixes }: Pick<WorkerOrders, 'closed' | 'parts' | 'prefixes'>,
): CacheKind | null {
  const { method, url, isPage, isSigned } = asked;
  if (method !== 'GET' || url.origin !== origin || isSigned) return null;
  const { path } = splitPrefix(url.pathname, prefixes);
  if (parts.includes(path)) return 'data';
  if (isPage) return closedBy(closed)(path + url.search) ? null : 'pages';
  if (url.pathname.startsWith(files)) return 'files';
  return url.pathname.startsWith(calls) ? 'data' : null;
}

/** True for an answer that anybody may be given: whole, not led on, and either free to be kept or to a question that names nobody. */
export function mayBeKept(
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
  { pathname, searchParams }: URL,
  { plan }: Pick<WorkerOrders, 'plan'>,
): boolean {
  if (status !== 200 || redirected) return false;
  const isOfNobody = pathname === plan && [...searchParams.keys()].join(' ') === 'codigoplan';
  return isOfNobody || !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
}

/** Paths of the files that a page names. */
export function filesIn(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+|\/favicon\.svg)"/g)].map(([, path = '']) => path))];
}
