import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from '../process-identity.ts';

const run = promisify(execFile);

export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
}

/** What the cluster's postmaster.pid says (its 8th line is the state), or null without one. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : null;
}

/** True when the process is a PostgreSQL that works in this cluster, not another one that got its number. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const folder = await realpath(`/proc/${pid}/cwd`).catch(() => null);
    return folder !== null && folder === (await realpath(cluster));
  }
  const name =
    process.platform === 'win32' ? run('tasklist', ['/fi', `PID eq ${pid}`]) : run('ps', ['-o', 'command=', '-p', String(pid)]);
  return name.then(
    ({ stdout }) => stdout.includes('postgres'),
    () => false,
  );
}

async function goneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return !isAlive(pid);
}

/**
 * Ends the postmaster of a cluster and waits for it: fast shutdown (open transactions are rolled back, what was
 * committed stays), then, if it does not end, immediate shutdown, which the next start recovers from.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: readonly { readonly signal: NodeJS.Signals; readonly milliseconds: number }[] = [
    { signal: 'SIGINT', milliseconds: 6000 },
    { signal: 'SIGQUIT', milliseconds: 2000 },
    { signal: 'SIGKILL', milliseconds: 2000 },
  ];
  for (const { signal, milliseconds } of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await goneWithin(pid, milliseconds)) return;
  }
}

/**
 * Ends a PostgreSQL that a killed process left running on this cluster. Call it only while holding the lock of the
 * data directory: whoever runs there then has no owner. Answers the process id it ended, or null.
 */
export async function stopOrphanPostmaster(cluster: string): Promise<number | null> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) return null;
  if (await servesCluster(postmaster.pid, cluster)) {
    await stopPostmaster(postmaster.pid);
    return postmaster.pid;
  }
  // Its number may belong to another process by now, which would keep PostgreSQL from starting.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return null;
}
