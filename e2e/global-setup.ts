import { findBrowser } from './browser.ts';
import { startServer } from './running-server.ts';

/** Makes the browser ready and starts the server once for all tests; COTEJO_URL names one that runs already. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await findBrowser();
  if (process.env['COTEJO_URL']) return undefined;
  const server = await startServer();
  process.env['COTEJO_URL'] = server.url;
  process.env['COTEJO_DATA_DIR'] = server.dataDirectory;
  return server.stop;
}
