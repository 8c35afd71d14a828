import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./server-program.ts', import.meta.url));

export interface ServerExit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly milliseconds: number;
}

export interface ServerProcess {
  readonly pid: number;
  /** Resolves with the address of the line on standard output; rejects when the process ends before. */
  readonly address: Promise<string>;
  /** Resolves when the process has ended, with how long it lived. */
  readonly exit: Promise<ServerExit>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
}

export interface ServerProcessOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Program and arguments put in front, e.g. to run as another user. */
  readonly prefix?: readonly string[];
  /** Another copy of server-program.ts than this repository's. */
  readonly program?: string;
}

/** Starts the server in a process of its own, on a free port unless PORT is given; the caller ends it. */
export function startServerProcess(options: ServerProcessOptions): ServerProcess {
  const [command, ...args] = [...(options.prefix ?? []), process.execPath, options.program ?? program];
  const started = performance.now();
  const { HOME = '/', PATH = '' } = process.env;
  const child = spawn(command, args, {
    env: { HOME, PATH, PORT: '0', LOG_LEVEL: 'info', CATALOGUE: 'none', ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (heard.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (heard.stderr += chunk.toString()));
  const exit = new Promise<ServerExit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, milliseconds: performance.now() - started }));
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const line = /^Cotejo escucha en (\S+)$/m.exec(heard.stdout);
      if (line?.[1] !== undefined) resolve(line[1]);
    });
    void exit.then(() => reject(new Error(`the server ended before it listened: ${heard.stderr}`)));
  });
  address.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    address,
    exit,
    stdout: () => heard.stdout,
    stderr: () => heard.stderr,
    kill: (signal) => child.kill(signal),
  };
}
