import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startServerProcess } from './server-process.ts';

const busy = 503;

/** What the running site answers. */
export interface SiteAnswer {
  readonly status: number;
  /** Where it leads; '': nowhere. */
  readonly location: string;
  readonly text: string;
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
  const askOnce = (
    ...[host, path, headers]: Parameters<RunningSite['ask']>
  ): Promise<SiteAnswer & { readonly secondsToWait: number }> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent, headers: { ...headers, host: `${host}:${port}` } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const { location = '', 'retry-after': secondsToWait } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, text, secondsToWait: Number(secondsToWait ?? 0) });
        });
      }).on('error', reject);
    });
  /** A server that has too much to do says when to come back, and is asked again then, as long as a test lasts. */
  const ask: RunningSite['ask'] = async (host, path, headers) => {
    const answer = await askOnce(host, path, headers);
    if (answer.status !== busy || answer.secondsToWait <= 0) return answer;
    await sleep(answer.secondsToWait * 1000);
    return ask(host, path, headers);
  };
  const close = async (): Promise<void> => {
    agent.destroy();
    server.kill('SIGTERM');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ask, close };
}
