import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** The tests of what breaks under load, a hundred times each in place of twenty: an hour and more. */
const child = spawn(
  'npx',
  ['vitest', 'run', '--project', 'process', 'durability', 'faults', 'disk-full', '--testTimeout=7200000'],
  {
    cwd: root,
    env: { ...process.env, FAULT_CYCLES: process.env['FAULT_CYCLES'] ?? '100' },
    stdio: 'inherit',
  },
);
process.exitCode = await new Promise<number>((ended) => child.once('exit', (code) => ended(code ?? 1)));
