import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StopReason } from '../stop-reason.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { SystemUser } from './postgres-user.ts';

const run = promisify(execFile);
export const databaseUser = 'cotejo';

/** Who runs which programs. */
export interface Place {
  /** Null: the user of this process. */
  readonly user: SystemUser | null;
  readonly binaries: PostgresBinaries;
}

interface ClusterOptions {
  readonly dataDirectory: string;
  readonly durable: boolean;
}

/**
 * How a program started as `user` in `folder` names that folder. Root hands PostgreSQL to another user, who may not
 * be allowed to walk the path (a parent of mode 0700); on Linux the working directory it was given is reachable all
 * the same. See docs/decisions/0030.
 */
export function reach(folder: string, user: SystemUser | null): string {
  return user !== null && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** The identity to start a program with. */
export function identityOf(user: SystemUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Kept away from PostgreSQL: settings of the surroundings that would change what it does. */
export function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** The database user's password, kept in a file of mode 0600 that is made at first. */
export async function readPassword(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'postgres.password');
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.trim() !== '') return known.trim();
  const fresh = randomBytes(24).toString('base64url');
  await writeFile(path, fresh, { mode: 0o600 });
  return fresh;
}

/** Of the log, kept at least for being used again: said, as without it the size of its pieces says it. */
export const keptLog = '80MB';

/** Pieces of the log that a new cluster has ahead of the one it writes. */
const piecesAhead = 32;

/**
 * Makes pieces of the log ahead, which PostgreSQL does not by itself before its first checkpoint: where a disk is full and the next piece is
 * missing it ends at once, and cannot begin again until there is room (docs/decisions/0386). Each is begun and left, and used again.
 */
async function makePiecesAhead(cluster: string, { user, binaries }: Place): Promise<void> {
  const leave = "select pg_logical_emit_message(false, 'ahead', ''); select pg_switch_wal();\n";
  const flags = ['--single', '-D', reach(cluster, user), '-c', `min_wal_size=${keptLog}`, 'postgres'];
  const running = run(binaries.postgres, flags, { ...identityOf(user), cwd: cluster, env: environment() });
  running.child.stdin?.end(`${leave.repeat(piecesAhead)}checkpoint;\n`);
  await running;
}

async function createCluster(options: ClusterOptions, place: Place, secret: string): Promise<void> {
  const { dataDirectory, durable } = options;
  // Made aside and renamed when complete: a start cut short leaves no half cluster.
  const draft = await mkdtemp(join(dataDirectory, 'postgres-new-'));
  const cluster = join(draft, 'cluster');
  const passwordFile = join(draft, 'password');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, secret, { mode: 0o600 });
  if (place.user) for (const path of [draft, cluster, passwordFile]) await chown(path, place.user.uid, place.user.gid);
  const flags = [
    `--pgdata=${reach(cluster, place.user)}`,
    `--username=${databaseUser}`,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    // A new piece of the log is filled with zeros while every commit waits: 100 ms for 16 MB on a cheap disk (docs/decisions/0370).
    '--wal-segsize=1',
  ];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(place.binaries.initdb, [...flags, ...locale, ...(durable ? [] : ['--no-sync'])], {
    ...identityOf(place.user),
    cwd: cluster,
    env: environment(),
  });
  if (durable) await makePiecesAhead(cluster, place);
  await rename(cluster, join(dataDirectory, 'postgres'));
  await rm(draft, { recursive: true, force: true });
}

async function giveTo(folder: string, user: SystemUser): Promise<void> {
  await lchown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** Makes the cluster when there is none; gives one that another user of the system left to this one, when root may. */
export async function prepareCluster(options: ClusterOptions, place: Place, secret: string): Promise<void> {
  const cluster = join(options.dataDirectory, 'postgres');
  for (const name of await readdir(options.dataDirectory)) {
    if (name.startsWith('postgres-new-')) await rm(join(options.dataDirectory, name), { recursive: true, force: true });
  }
  const found = await stat(cluster).catch(() => null);
  if (!found) {
    await createCluster(options, place, secret);
    return;
  }
  if (place.user && found.uid !== place.user.uid) await giveTo(cluster, place.user);
  const ownUser = process.getuid?.();
  if (!place.user && ownUser !== undefined && found.uid !== ownUser) {
    throw new StopReason(
      `La base de datos de ${cluster} pertenece a otro usuario del sistema: inicia con el usuario que la creó o elige otra carpeta con DATA_DIR.`,
    );
  }
  await chmod(cluster, 0o700);
}
