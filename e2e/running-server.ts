import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

export interface RunningServer {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** Where its database and its mails are. */
  readonly dataDirectory: string;
  readonly processId: number;
  /** From the start of the process to its address line. */
  readonly startSeconds: number;
  /** Stops the process; its data stays when it was given a folder, and goes with it otherwise. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Data folder to use and keep; without it a temporary one. */
  readonly dataDirectory?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '..');
const manifestSchema = z.object({ scripts: z.object({ start: z.string().startsWith('node ') }) });
const patience = 180_000;

function addressFrom(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`the server said no address in ${patience / 1000} s:\n${output}`)), patience);
    const read = (text: string): void => {
      output += text;
      const [address] = /https?:\/\/[^\s/"']+/.exec(output.replace(/^\{.*$/gm, '')) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      found(address);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      failed(new Error(`the server ended with ${code} before it said an address:\n${output}`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

/** What stands behind 'node' in the start script of package.json: the product is started with the same memory limits. */
function startArguments(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const { scripts } = manifestSchema.parse(manifest);
  return scripts.start.split(' ').slice(1);
}

/**
 * Starts the product as `npm start` does, on a free port and the demo catalogue, and waits until it says its
 * address. Rejects with the process's output when it does not get there.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'cotejo-e2e-')));
  const started = performance.now();
  const child = spawn(process.execPath, startArguments(), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      CATALOGUE: 'demo',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDirectory,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await end(child);
    if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const url = await addressFrom(child);
    return { url, dataDirectory, processId: child.pid ?? 0, startSeconds: (performance.now() - started) / 1000, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
