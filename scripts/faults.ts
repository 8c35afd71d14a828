import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** Runs a program of the packages here to its end; its exit code. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn('npx', args, { cwd: root, env: { ...env, ...process.env }, stdio: 'inherit' });
  return new Promise((ended) => child.once('exit', (code) => ended(code ?? 1)));
}

/**
 * The tests of what breaks under load, a hundred times each in place of twenty, an hour and more; then the form in a browser whose
 * database is away for a minute in place of seconds.
 */
const underLoad = await run(
  [
    'vitest',
    'run',
    '--project',
    'process',
    '--project',
    'server',
    'lead-durability',
    'request-faults',
    'smtp-faults',
    'disk-full',
    '--testTimeout=7200000',
  ],
  { FAULT_CYCLES: '100' },
);
const inBrowser = await run(['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'database-away', '--project=desktop'], {
  FAULT_AWAY_SECONDS: '60',
});
process.exitCode = underLoad === 0 ? inBrowser : underLoad;
