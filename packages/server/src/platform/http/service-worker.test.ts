import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { quietOperation } from '../operation-settings.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import type { SiteSource } from './page-renderer.ts';

const nothing = async (): Promise<void> => undefined;
const site: SiteSource = {
  isDevelopment: false,
  clientFolder: null,
  serviceWorker: 'globalThis.started = workerOrders;',
  renderPage: async () => ({ kind: 'html', status: 200, html: '<p></p>', cacheable: true }),
  install: nothing,
  close: nothing,
};

describe('GET /sw.js', () => {
  let test: TestApp | null = null;
  afterEach(async () => {
    await test?.close();
    test = null;
  });

  const scriptWith = async (keepsOffline: boolean, source: SiteSource = site) => {
    test = await buildTestApp({ site: source, operation: { frame: { ...quietOperation.frame, keepsOffline } } });
    return test.app.inject('/sw.js');
  };

  it('200: the script with its orders, which name the version, asked anew each time and allowed to call this origin alone', async () => {
    const response = await scriptWith(true);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const world: { started?: unknown } = {};
    runInNewContext(response.payload, world);
    expect(world.started).toMatchObject({ version: 'test', comparing: '/Comparar/', offline: '/fragmento/sin-conexion' });
    expect(world.started).toHaveProperty('closed', expect.arrayContaining(['/*/Solicitar$', '/Compra-Online/']));
  });

  it.each([
    ['switched off', site, false],
    ['in development', { ...site, serviceWorker: undefined }, true],
  ])('200: %s, one that deletes our caches and itself', async (_name, source, keepsOffline) => {
    const { payload } = await scriptWith(keepsOffline, source);
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    const gone: string[] = [];
    const work: Promise<unknown>[] = [];
    runInNewContext(payload, {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      skipWaiting: () => gone.push('waiting'),
      caches: { keys: async () => ['cotejo-pages-1', 'of-others'], delete: async (name: string) => gone.push(name) },
      registration: { unregister: async () => gone.push('itself') },
    });
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (step) => work.push(step) });
    await Promise.all(work);
    expect(gone).toEqual(['waiting', 'cotejo-pages-1', 'itself']);
  });
});
