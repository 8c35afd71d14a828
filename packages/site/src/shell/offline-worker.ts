import { endOrder, forgetKept } from '../service-worker/kept-caches.ts';

/** Path of the service worker; its script is the server's to choose (SERVICE_WORKER). */
const script = '/sw.js';

/** Starts what keeps pages for moments without connection, and hands it what this page had loaded before it was there. */
export function startOfflineWorker(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined) return;
  const isFirst = workers.controller === null;
  const start = (): void => {
    workers
      .register(script, { updateViaCache: 'none' })
      .then(() => workers.ready)
      .then(({ active }) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        if (isFirst) active?.postMessage([location.href, ...loaded]);
      })
      // A browser that allows none shows pages as ever.
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** Takes away a worker of before, with all that it kept, also while no page was open: it is switched off. */
export function endOfflineWorker(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  void workers?.getRegistration().then(async (registration) => {
    // It still works for this page, and would keep what the page loads.
    workers.controller?.postMessage(endOrder);
    await registration?.unregister();
    await forgetKept();
  });
}
