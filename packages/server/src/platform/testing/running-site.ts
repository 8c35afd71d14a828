import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askPatiently, type Told } from './patience.ts';
import { startServerProcess } from './server-process.ts';

/** What the running site answers. */
export interface SiteAnswer extends Told {
  /** Where it leads; '': nowhere. */
  readonly location: string;
}

/** The built site with the demonstration, in a process of its own. */
export interface RunningSite {
  /** Asks for a path, with its search, at a host: 'localhost', 'peru.localhost', … */
  readonly ask: (host: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<SiteAnswer>;
  readonly close: () => Promise<void>;
}

/** Starts the server's own program on a free port, with a database of its own. */
export async function startSite(): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-site-'));
  const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const server = startServerProcess({ program, env: { DATA_DIR: join(folder, 'data'), CATALOGUE: 'demo' } });
  const { port } = new URL(await server.address);
  const agent = new Agent({ keepAlive: true });
  const askOnce = (...[host, path, headers]: Parameters<RunningSite['ask']>): Promise<SiteAnswer> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent, headers: { ...headers, host: `${host}:${port}` } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const { location = '', 'retry-after': retryAfter = '' } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, text, retryAfter });
        });
      }).on('error', reject);
    });
  const ask: RunningSite['ask'] = (...asked) => askPatiently(() => askOnce(...asked));
  const close = async (): Promise<void> => {
    agent.destroy();
    server.kill('SIGTERM');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ask, close };
}
