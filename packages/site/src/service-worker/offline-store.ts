import { cacheName, type CacheKind } from './kept-caches.ts';
import { filesIn, mayBeKept, type WorkerOrders } from './kept-requests.ts';

/** Answers kept of each kind; the oldest go first. Files of a version are few and needed together. */
const most = { pages: 30, data: 60, files: 200 } as const satisfies Record<CacheKind, number>;

/** What the worker keeps and finds again. */
export interface OfflineStore {
  /** Keeps an answer when it may be. */
  readonly put: (kind: CacheKind, url: string, answer: Response) => Promise<void>;
  /** Fetches as nobody in particular, and keeps: a page with the files that it names. Fails where nothing answers. */
  readonly fetchAndKeep: (kind: CacheKind, url: string) => Promise<void>;
  readonly find: (kind: CacheKind, url: string) => Promise<Response | undefined>;
  /** A page as it was kept; it says that there is no connection. */
  readonly findPage: (url: string) => Promise<Response | undefined>;
  /** The newest page kept of the same path, whatever its search; it says under which address it was kept. */
  readonly findPath: (url: URL) => Promise<Response | undefined>;
  /** The page for what is not kept, with the way to the page kept last whose path begins so. */
  readonly findOffline: (offline: string, comparing: string) => Promise<Response | undefined>;
}

function attribute(name: string, path: string): string {
  return `${name}="${path.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`;
}

/** The frame's script says it at once (connection.ts): a browser may take a network that leads nowhere for a connection. */
function withoutConnection(html: string): string {
  return html.replace('data-connection=', 'data-lost="" data-connection=');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A kept page with another text. */
async function changed(answer: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(withoutConnection(change(await answer.text())), { headers });
}

/** Opens what is kept for the version that the worker is of. */
export function openOfflineStore({ version, plan }: Pick<WorkerOrders, 'version' | 'plan'>): OfflineStore {
  const open = (kind: CacheKind): Promise<Cache> => caches.open(cacheName(kind, version));

  async function put(kind: CacheKind, url: string, answer: Response): Promise<void> {
    if (!mayBeKept(answer, new URL(url), { plan })) return;
    const cache = await open(kind);
    await cache.put(url, answer);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most[kind])).map((old) => cache.delete(old)));
  }

  async function fetchAndKeep(kind: CacheKind, url: string): Promise<void> {
    // Without cookies a page is everybody's: no family gets in here.
    const answer = await fetch(url, { credentials: 'omit' });
    if (kind !== 'pages') return put(kind, url, answer);
    const named = filesIn(await answer.clone().text());
    await put(kind, url, answer);
    await Promise.all(named.map(async (file) => (await find('files', file)) ?? fetchAndKeep('files', new URL(file, url).href)));
  }

  async function find(kind: CacheKind, url: string): Promise<Response | undefined> {
    // Asking makes no cache: one that was taken away stays away.
    return caches.match(url, { cacheName: cacheName(kind, version) });
  }

  async function newest(suits: (path: string) => boolean): Promise<Request | undefined> {
    return (await (await open('pages')).keys()).findLast(({ url }) => suits(new URL(url).pathname));
  }

  return {
    put,
    fetchAndKeep,
    find,
    findPage: async (url) => {
      const answer = await find('pages', url);
      return answer && changed(answer, (html) => html);
    },
    findPath: async ({ pathname }) => {
      const same = await newest((path) => path === pathname);
      const answer = same && (await find('pages', same.url));
      // Its script starts there, and goes on to the address that was asked for (entry-client.tsx).
      return (
        answer &&
        changed(answer, (html) => html.replace('id="page-data"', attribute('id="page-data" data-kept', pathOf(same.url))))
      );
    },
    findOffline: async (offline, comparing) => {
      const last = await newest((path) => path.startsWith(comparing));
      const answer = await find('pages', offline);
      const way = last && attribute('href', pathOf(last.url));
      return (
        answer && changed(answer, (html) => (way ? html.replace(/href="[^"]*" hidden="" data-last-comparison=""/, way) : html))
      );
    },
  };
}
