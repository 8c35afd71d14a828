import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isAlive, processSpace, startOf } from './process-identity.ts';
import { StopReason } from './stop-reason.ts';

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  started: z.string().nullable(),
  space: z.string(),
  since: z.string(),
  token: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

const lockName = 'owner.lock';
const heartbeatMilliseconds = 1000;
/** Without a heartbeat for this long, an owner on another machine or in another container is taken for dead. */
const silenceMilliseconds = 10_000;
const takeoverMilliseconds = 2000;

export interface DataDirectoryLock {
  /** Lets the next process in. */
  readonly release: () => Promise<void>;
}

async function readOwner(path: string): Promise<Owner | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function ageOf(path: string): Promise<number> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs;
}

async function isHeld(owner: Owner, path: string): Promise<boolean> {
  // Process ids of another space say nothing here; only the heartbeat does.
  if (owner.space !== (await processSpace())) return (await ageOf(path)) < silenceMilliseconds;
  if (!isAlive(owner.pid)) return false;
  const started = await startOf(owner.pid);
  return owner.started === null || started === null || owner.started === started;
}

/** Runs alone among all processes that take over stale locks in one folder. */
async function alone<Value>(path: string, task: () => Promise<Value>): Promise<Value> {
  const guard = `${path}.takeover`;
  for (;;) {
    try {
      await mkdir(guard);
      break;
    } catch {
      if ((await ageOf(guard)) > takeoverMilliseconds) await rm(guard, { recursive: true, force: true });
      await sleep(20);
    }
  }
  try {
    return await task();
  } finally {
    await rm(guard, { recursive: true, force: true });
  }
}

function refusal(owner: Owner, dataDirectory: string): StopReason {
  return new StopReason(
    `La carpeta de datos ${dataDirectory} ya está en uso por el proceso ${owner.pid} (desde ${owner.since}). Detén ese proceso o elige otra carpeta con DATA_DIR.`,
  );
}

/**
 * Takes the data directory for this process, creating it (mode 0700) when it is missing. A lock left by a process
 * that was killed is recognised by its process id and start time and taken over.
 * Throws StopReason naming the owner when another process holds it; answers well within two seconds.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<DataDirectoryLock> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, lockName);
  const mine: Owner = {
    pid: process.pid,
    started: await startOf(process.pid),
    space: await processSpace(),
    since: new Date().toISOString(),
    token: randomUUID(),
  };
  const draft = `${path}.${mine.token}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    await alone(path, async () => {
      const owner = await readOwner(path);
      if (owner && (await isHeld(owner, path))) throw refusal(owner, dataDirectory);
      await rm(path, { force: true });
      // A hard link appears with its content or not at all.
      await link(draft, path).catch(() => rename(draft, path));
    });
  } finally {
    await rm(draft, { force: true });
  }

  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMilliseconds);
  heartbeat.unref();

  return {
    release: async () => {
      clearInterval(heartbeat);
      if ((await readOwner(path))?.token === mine.token) await rm(path, { force: true });
    },
  };
}
