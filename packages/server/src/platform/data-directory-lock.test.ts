import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';
import { processSpace, startOf } from './process-identity.ts';

let parent: string;
let data: string;
let lock: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cotejo-lock-'));
  data = join(parent, 'data');
  lock = join(data, 'owner.lock');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Leaves a lock as a process of that description would have. */
async function leaveLock(owner: { pid: number; started: string | null; space: string }): Promise<void> {
  await (await lockDataDirectory(data)).release();
  await writeFile(lock, JSON.stringify({ ...owner, since: '2026-11-20T15:00:00.000Z', token: 'other' }));
}

describe('the lock of a data directory', () => {
  it('makes the folder for its owner alone, and is gone when it is released', async () => {
    const held = await lockDataDirectory(data);
    expect((await stat(data)).mode & 0o077).toBe(0);
    await held.release();
    expect(await readdir(data)).toEqual([]);
  });

  it('lets in one of many that come at once, and tells the others who has it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDirectory(data)));
    const refusals = results.filter((result) => result.status === 'rejected').map((result) => String(result.reason));
    expect(refusals).toHaveLength(11);
    for (const refusal of refusals) expect(refusal).toContain(`ya está en uso por el proceso ${process.pid} (desde `);
  });

  it('is taken over from a process that is gone, by one of many', async () => {
    await leaveLock({ pid: 2 ** 22 - 1, started: '1', space: await processSpace() });
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDirectory(data)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over when the process number belongs to another process by now', async () => {
    await leaveLock({ pid: process.pid, started: 'another time', space: await processSpace() });
    await expect(lockDataDirectory(data)).resolves.toBeDefined();
  });

  it('is respected while its process runs', async () => {
    await leaveLock({ pid: process.pid, started: await startOf(process.pid), space: await processSpace() });
    await expect(lockDataDirectory(data)).rejects.toThrow('2026-11-20T15:00:00.000Z');
  });

  it('of another container or machine is respected while its heart beats', async () => {
    await leaveLock({ pid: 1, started: null, space: 'elsewhere' });
    await expect(lockDataDirectory(data)).rejects.toThrow('por el proceso 1 ');
    const old = new Date(Date.now() - 60_000);
    await utimes(lock, old, old);
    await expect(lockDataDirectory(data)).resolves.toBeDefined();
  });

  it('that cannot be read counts as left behind', async () => {
    await (await lockDataDirectory(data)).release();
    await writeFile(lock, '{"pid":');
    const held = await lockDataDirectory(data);
    expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    await held.release();
  });

  it('is not removed by a release of somebody who lost it', async () => {
    const held = await lockDataDirectory(data);
    await writeFile(lock, JSON.stringify({ pid: 1, started: null, space: 'x', since: '', token: 'y' }));
    await held.release();
    expect(await readdir(data)).toEqual(['owner.lock']);
  });
});
