import { endpoints } from '@cotejo/contract/endpoints';
import { paths } from '@cotejo/contract/paths';
import { closedPaths } from '@cotejo/contract/paths/closed';
import { fragmentPaths } from '@cotejo/contract/paths/fragments';
import { prefixOf, type Edition } from '@cotejo/core/editions';
import type { FastifyInstance } from 'fastify';
import type { SiteSource } from './page-renderer.ts';

interface ServiceWorkerOptions {
  readonly site: Pick<SiteSource, 'serviceWorker'>;
  readonly isOn: boolean;
  /** Of the program: what a browser kept of another one is forgotten. */
  readonly version: string;
}

const path = '/sw.js';

/** What the worker keeps; read by its script under this shape (kept-requests.ts of the site). */
const orders = {
  closed: closedPaths,
  comparing: paths.comparator.slice(0, paths.comparator.indexOf(':')),
  offline: fragmentPaths.offline,
  parts: [fragmentPaths.footer],
  plan: endpoints.getIsaprePlan.path,
};

/** A worker may call this origin and load nothing. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Takes the place of a worker that a browser still has: deletes what it kept, and itself. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('cotejo-')).map((name) => caches.delete(name)));
    await registration.unregister();
  })());
});
`;

/**
 * Serves the service worker at the root of the site, so that it is for all of it. Its text changes with each version, by which
 * browsers know that there is a newer one; without a script it is one that removes itself (docs/decisions/0237).
 */
export function addServiceWorker(app: FastifyInstance, { site, isOn, version }: ServiceWorkerOptions): void {
  const { serviceWorker } = site;
  const isThere = isOn && serviceWorker !== undefined;
  const textFor = ({ languages }: Edition): string => {
    const ordered = { version, prefixes: languages.map(prefixOf), ...orders };
    return isThere ? `const workerOrders = ${JSON.stringify(ordered)};\n${serviceWorker}` : removal;
  };
  app.get(path, async ({ edition }, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
      .type('text/javascript; charset=utf-8')
      .send(textFor(edition)),
  );
}
