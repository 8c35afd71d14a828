import { findBrowser } from './browser.ts';
import { startServer } from './running-server.ts';

/** Makes the browser ready and starts the server once for all tests; COTEJO_URL names one that runs already. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await findBrowser();
  if (process.env['COTEJO_URL']) return undefined;
  // Tests say from which address and country a visitor comes, as a proxy on this machine would.
  const server = await startServer({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      // Browsers leave it a part of two processors: what is tried here is not what it refuses then.
      BUSY_AFTER: '3000',
      COUNTRY_HEADER: 'cf-ipcountry',
      // Of badge.spec.ts, whose visitor of the house empties the caches.
      CACHE_PURGE_CREDENTIALS: 'ana:clave-de-los-viajes',
      ASSISTANCE_CHILE_URL: 'https://asistencia.example/chile',
      ASSISTANCE_WORLDWIDE_URL: 'https://asistencia.example/mundo',
    },
  });
  process.env['COTEJO_URL'] = server.url;
  process.env['COTEJO_DATA_DIR'] = server.dataDirectory;
  return server.stop;
}
