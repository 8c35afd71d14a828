import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseUser, readPassword } from '../../packages/server/src/platform/database/postgres-cluster.ts';
import { processorTimeOf, processorTimeOfAll } from './processor-time.ts';

const main = resolve(import.meta.dirname, '../../packages/server/src/main.ts');
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

export interface ProcessorTimes {
  readonly service: number;
  readonly database: number;
}

/** A process as `npm start` runs it, without pages, on a data directory of its own. */
export interface RunningSite {
  readonly url: string;
  /** What says which site is called. */
  readonly headers: Readonly<Record<string, string>>;
  /** How its PostgreSQL is reached. */
  readonly database: () => Promise<{ host: string; port: number; user: string; password: string; database: string }>;
  /** Milliseconds of the processor used up to now. */
  readonly processorTimes: () => Promise<ProcessorTimes>;
  readonly stop: () => Promise<void>;
}

/** Starts it and waits until it listens; throws with what it said when it ends instead. */
export async function startSite(dataDirectory: string): Promise<RunningSite> {
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDirectory,
      PORT: '0',
      HOST: '127.0.0.1',
      CATALOGUE: 'demo',
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      DATABASE_URL: '',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const port = await new Promise<string>((found, failed) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = `${output}${text}`.slice(-20_000);
        const [, said] = /Cotejo escucha en \S+:(\d+)/.exec(output) ?? [];
        if (said !== undefined) found(said);
      });
    }
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    headers: { 'x-country': 'chile', 'x-qpversion': 'bench' },
    database: async () => {
      const lines = (await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      const password = await readPassword(dataDirectory);
      return { host: '127.0.0.1', port: Number(lines[3]), user: databaseUser, password, database: 'postgres' };
    },
    processorTimes: async () => {
      const [postmaster] = (await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      return { service: await processorTimeOf(child.pid ?? 0), database: await processorTimeOfAll(Number(postmaster)) };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** A product of its catalogue that can be asked for. Throws when there is none. */
export async function productCodeOf({ url, headers }: RunningSite): Promise<string> {
  const response = await fetch(`${url}/api/buscarplanes/compare/metadataPlanesPersonas`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ comparator: '/Comparar/Isapres', profile: { cotizante: [{ edad: 34 }] }, pageSize: 1 }),
  });
  const [, code] = /"productCode":"([^"]+)"/.exec(await response.text()) ?? [];
  if (code === undefined) throw new Error(`no product: ${response.status}`);
  return code;
}
