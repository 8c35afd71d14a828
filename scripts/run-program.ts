import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { inRoot, root } from './root.ts';

export interface ProgramRun {
  /** Exit code; a program killed by a signal counts as 1. */
  readonly code: number;
  /** Standard output and error in the order they came. */
  readonly output: string;
  readonly seconds: number;
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Also show the output while it comes. */
  readonly show?: boolean;
}

const packageSchema = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The script behind a package's command, so that it runs on this Node and needs no shell.
 * Throws when the package is not installed or has no such command.
 */
export function commandOf(packageName: string, command = packageName): string {
  const file = inRoot('node_modules', packageName, 'package.json');
  const { bin } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return resolve(dirname(file), script);
}

/** Runs a Node script to its end and gives code, output and seconds. Rejects only when it cannot be started. */
export async function runNode(script: string, args: readonly string[], options: ProgramOptions = {}): Promise<ProgramRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      if (options.show) process.stdout.write(text);
    });
  }
  const code = await new Promise<number>((done, failed) => {
    child.once('error', failed);
    child.once('close', (exitCode) => done(exitCode ?? 1));
  });
  return { code, output, seconds: (performance.now() - started) / 1000 };
}
