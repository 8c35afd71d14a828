import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, open, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StopReason } from '../stop-reason.ts';
import { readPostmaster, stopOrphanPostmaster, stopPostmaster } from './orphan-postmaster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  databaseUser,
  environment,
  identityOf,
  keptLog,
  type Place,
  prepareCluster,
  reach,
  readPassword,
} from './postgres-cluster.ts';
import { postgresUser } from './postgres-user.ts';

const databaseName = 'postgres';
const startMilliseconds = 60_000;

export interface EmbeddedPostgresOptions {
  /** Absolute. The cluster lives in its folder 'postgres'. */
  readonly dataDirectory: string;
  /** False only in tests: no waiting for the disk. */
  readonly durable: boolean;
  /** Called when the server ends without having been told to. */
  readonly onUnexpectedExit: () => void;
}

export interface EmbeddedPostgres {
  /** Connection string over loopback with the password; keep it out of logs. */
  readonly url: string;
  readonly pid: number;
  /** Process id of a server that a killed owner had left running and that was ended first. */
  readonly recoveredFrom: number | null;
  readonly stop: () => Promise<void>;
  /** Tells it to end without waiting, for a process that is about to be gone. */
  readonly signalStop: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}

function settings(durable: boolean): string[] {
  const durability = durable ? 'on' : 'off';
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    max_connections: '100',
    shared_buffers: '128MB',
    // Said, as without it they follow from the size of the log's pieces.
    max_wal_size: '1GB',
    min_wal_size: keptLog,
    wal_buffers: '4MB',
    jit: 'off',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function launch(options: EmbeddedPostgresOptions, place: Place, port: number): Promise<ChildProcess> {
  const cluster = join(options.dataDirectory, 'postgres');
  const logPath = join(options.dataDirectory, 'postgres.log');
  await rename(logPath, `${logPath}.1`).catch(() => undefined);
  const log = await open(logPath, 'a', 0o600);
  try {
    // Its own process group: Ctrl-C in a terminal must not end it before the requests under way are answered.
    return spawn(place.binaries.postgres, ['-D', reach(cluster, place.user), '-p', String(port), ...settings(options.durable)], {
      ...identityOf(place.user),
      cwd: cluster,
      env: environment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function isReady(server: ChildProcess, cluster: string): Promise<boolean> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()).once('error', () => resolve()));
  const state = { ended: false };
  void ended.then(() => (state.ended = true));
  const deadline = Date.now() + startMilliseconds;
  while (!state.ended && Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.pid === server.pid && postmaster?.ready) return true;
    await sleep(15);
  }
  return false;
}

/**
 * Starts the PostgreSQL that npm installed on the data directory, creating the cluster when there is none.
 * The caller holds the lock of the data directory. Throws StopReason with one clear line when it cannot start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDirectory } = options;
  const cluster = join(dataDirectory, 'postgres');
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const user = await postgresUser();
  const place: Place = { user, binaries: await findPostgresBinaries(user) };
  const recoveredFrom = await stopOrphanPostmaster(cluster);
  const secret = await readPassword(dataDirectory);
  await prepareCluster(options, place, secret);

  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort();
    const server = await launch(options, place, port);
    if (!(await isReady(server, cluster)) || server.pid === undefined) {
      if (server.pid !== undefined && server.exitCode === null) await stopPostmaster(server.pid);
      continue;
    }
    const { pid } = server;
    const state = { stopping: false };
    server.once('exit', () => {
      if (!state.stopping) options.onUnexpectedExit();
    });
    return {
      url: `postgres://${databaseUser}:${secret}@127.0.0.1:${port}/${databaseName}`,
      pid,
      recoveredFrom,
      signalStop: () => {
        if (state.stopping) return;
        state.stopping = true;
        server.kill('SIGINT');
      },
      stop: async () => {
        state.stopping = true;
        if (server.exitCode !== null || server.signalCode !== null) return;
        const ended = new Promise((resolve) => server.once('exit', resolve));
        await stopPostmaster(pid);
        await ended;
      },
    };
  }
  throw new StopReason(`PostgreSQL no pudo iniciar; el motivo está en ${join(dataDirectory, 'postgres.log')}.`);
}
