import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The fields of /proc/<pid>/stat from the state on: the name before them, in brackets, may hold spaces. */
function linuxState(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** True when a process with this id runs, whoever owns it; one that ended and only waits to be collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return linuxState(pid)[0] !== 'Z';
}

/**
 * When a process started, in the system's own words, so that a reused process id is told apart from its former
 * owner. Null when there is no such process or the system does not say.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return linuxState(pid)[19] ?? null;
  if (process.platform === 'win32') return null;
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
}

/** Where process ids mean something: the machine and, on Linux, the container. */
export async function processSpace(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return [hostname(), boot.trim(), namespace].filter(Boolean).join(' ');
}
