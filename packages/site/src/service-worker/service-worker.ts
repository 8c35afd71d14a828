import { endOrder, forgetKept, type CacheKind } from './kept-caches.ts';
import { cacheFor, splitPrefix, type AskedFor, type WorkerOrders } from './kept-requests.ts';
import { openOfflineStore } from './offline-store.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Written before this script by the server. */
declare const workerOrders: WorkerOrders;

const { version, comparing, offline, parts, prefixes } = workerOrders;
const { origin } = self.location;
const store = openOfflineStore(workerOrders);
let isEnded = false;

function withoutHash(text: string): URL {
  const url = new URL(text);
  url.hash = '';
  return url;
}

function askedFor({ method, url, mode, headers }: Request): AskedFor {
  return { method, url: withoutHash(url), isPage: mode === 'navigate', isSigned: headers.has('authorization') };
}

/** What is kept in place of an answer that could not be had; of a page at least the one that says so. */
async function keptFor({ url, isPage }: AskedFor, kind: CacheKind | null): Promise<Response | undefined> {
  if (!isPage) return kind === null ? undefined : store.find(kind, url.href);
  const same = kind === null ? undefined : await store.findPage(url.href);
  if (same) return same;
  const { prefix, path } = splitPrefix(url.pathname, prefixes);
  const comparator = kind !== null && path.startsWith(comparing) ? await store.findPath(url) : undefined;
  return comparator ?? store.findOffline(origin + prefix + offline, prefix + comparing);
}

/** Keeps an answer; what was on its way while the worker was switched off is forgotten again. */
async function keep(kind: CacheKind, url: string, fresh: Response): Promise<void> {
  if (!isEnded) await store.put(kind, url, fresh);
  if (isEnded) await forgetKept();
}

/** The answer of the network, kept on its way where it may be; without one, what is kept. */
async function answer(event: FetchEvent, asked: AskedFor, kind: CacheKind | null): Promise<Response> {
  const { href } = asked.url;
  // A file's name changes with its content.
  const file = kind === 'files' ? await store.find(kind, href) : undefined;
  if (file) return file;
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    if (kind !== null) event.waitUntil(keep(kind, href, fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await keptFor(asked, kind);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what a page had loaded before there was a worker: its own address first, then its files and calls. */
async function keepLoaded(urls: readonly string[]): Promise<void> {
  for (const [index, text] of urls.entries()) {
    const url = withoutHash(text);
    const kind = cacheFor({ method: 'GET', url, isPage: index === 0, isSigned: false }, origin, workerOrders);
    // What cannot be had now may come by itself later.
    if (kind !== null && !(await store.find(kind, url.href))) await store.fetchAndKeep(kind, url.href).catch(() => undefined);
  }
}

self.addEventListener('install', (event) => {
  const first = prefixes
    .map((prefix) => origin + prefix)
    .flatMap((start) => [
      store.fetchAndKeep('pages', start + offline),
      ...parts.map((part) => store.fetchAndKeep('data', start + part)),
    ]);
  event.waitUntil(Promise.all(first).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload;
  event.waitUntil(Promise.all([forgetKept(version), preload?.enable()]).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const asked = askedFor(event.request);
  const kind = cacheFor(asked, origin, workerOrders);
  // Every page goes through here, also one that is not kept: the browser has asked for it ahead.
  const isOwnPage = asked.isPage && asked.method === 'GET' && asked.url.origin === origin;
  // A worker of before may have kept something while this one took its place.
  if (isOwnPage) event.waitUntil(forgetKept(version));
  if (kind !== null || isOwnPage) event.respondWith(answer(event, asked, kind));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === endOrder) {
    isEnded = true;
    event.waitUntil(forgetKept());
  }
  if (Array.isArray(data)) event.waitUntil(keepLoaded(data.filter((url) => typeof url === 'string')));
});
