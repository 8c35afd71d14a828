import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { isAlive } from './platform/process-identity.ts';
import { dataKeyText } from './platform/testing/data-keys-of-tests.ts';
import { startServerProcess, type ServerProcess, type ServerProcessOptions } from './platform/testing/server-process.ts';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
/** Two seconds on a machine that does nothing else; who waited for the folder would never end. */
const refusalMilliseconds = 60_000;
const started: ServerProcess[] = [];
const folders: string[] = [];

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cotejo-process-'));
  folders.push(path);
  return path;
}

function start(options: ServerProcessOptions): ServerProcess {
  const server = startServerProcess(options);
  started.push(server);
  return server;
}

function postmasterOf(dataDirectory: string): number {
  return Number(readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function statusOf(address: string, path = '/readyz'): Promise<number> {
  return (await fetch(address + path)).status;
}

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.kill('SIGTERM');
    await server.exit;
  }
  for (const path of folders.splice(0)) {
    const pidFile = join(path, 'data', 'postgres', 'postmaster.pid');
    if (existsSync(pidFile)) process.kill(postmasterOf(join(path, 'data')), 'SIGQUIT');
    rmSync(path, { recursive: true, force: true });
  }
});

describe('the process of the server', () => {
  it('starts on a fresh folder with one line, answers what is under way at SIGTERM, ends with 0 and leaves nothing', async () => {
    const data = join(folder(), 'data');
    const server = start({ env: { DATA_DIR: data } });
    const address = await server.address;
    expect(await statusOf(address)).toBe(200);
    const postmaster = postmasterOf(data);
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(statSync(join(data, 'postgres.password')).mode & 0o077).toBe(0);
    // One page is made before the address is said.
    await expect.poll(() => server.stderr(), { timeout: 60_000 }).toContain('page that waits 0\n');
    const answer = fetch(`${address}/?wait=1500`);
    await expect.poll(() => server.stderr(), { timeout: 60_000 }).toContain('page that waits 1500\n');
    const asked = performance.now();
    server.kill('SIGTERM');
    expect((await answer).status).toBe(200);
    expect((await server.exit).code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(60_000);
    expect(server.stdout()).toBe(`Cotejo escucha en ${address}\n`);
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(join(data, 'owner.lock'))).toBe(false);
  });

  it('refuses a folder another process has, naming it; killed with -9 it stops no later start, and keeps what was committed', async () => {
    const data = join(folder(), 'data');
    const first = start({ env: { DATA_DIR: data } });
    const address = await first.address;
    const second = start({ env: { DATA_DIR: data } });
    const { code, milliseconds } = await second.exit;
    expect(code).toBe(1);
    expect(second.stderr().trim().split('\n')).toEqual([expect.stringContaining(`ya está en uso por el proceso ${first.pid} `)]);
    expect(milliseconds).toBeLessThan(refusalMilliseconds);
    expect(await statusOf(address)).toBe(200);

    const postmaster = postmasterOf(data);
    const created = statSync(join(data, 'postgres', 'PG_VERSION')).ino;
    first.kill('SIGKILL');
    expect((await first.exit).signal).toBe('SIGKILL');
    expect(isAlive(postmaster)).toBe(true);
    const third = start({ env: { DATA_DIR: data } });
    expect(await statusOf(await third.address)).toBe(200);
    expect(isAlive(postmaster)).toBe(false);
    expect(statSync(join(data, 'postgres', 'PG_VERSION')).ino).toBe(created);
    expect(third.stderr()).toContain('ended a PostgreSQL that a killed process had left running');
  });

  it.each([
    ['PORT', 'x'],
    ['HOSTS', 'a=b'],
    ['DATABASE_URL', 'postgres://ana:s3cret@127.0.0.1:1/none'],
  ])('stops with exactly one line when %s is %s', async (name, value) => {
    const server = start({
      env: { DATA_DIR: join(folder(), 'data'), LOG_LEVEL: '', DATA_KEY: dataKeyText('start'), [name]: value },
    });
    expect((await server.exit).code).toBe(1);
    expect(server.stdout()).toBe('');
    expect(server.stderr().trim().split('\n')).toEqual([expect.stringContaining(name)]);
    expect(server.stderr()).not.toContain('s3cret');
  });

  it('stops with one line that names DATA_KEY when a database of one’s own comes without it', async () => {
    const server = start({
      env: { DATA_DIR: join(folder(), 'data'), LOG_LEVEL: '', DATABASE_URL: 'postgres://ana@127.0.0.1:1/none' },
    });
    expect((await server.exit).code).toBe(1);
    expect(server.stderr().trim().split('\n')).toEqual([expect.stringMatching(/^Falta DATA_KEY: /)]);
  });

  it('stops with one line when the port is taken, and with the database ended', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    const data = join(folder(), 'data');
    const server = start({ env: { DATA_DIR: data, PORT: port, LOG_LEVEL: 'warn' } });
    expect((await server.exit).code).toBe(1);
    const said = server.stderr().replace('page that waits 0\n', '');
    expect(said).toBe(`El puerto ${port} de 127.0.0.1 ya está ocupado: elige otro con PORT.\n`);
    expect(existsSync(join(data, 'postgres', 'postmaster.pid'))).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('the process as root and as an ordinary user', () => {
  it.skipIf(!isRoot || process.platform !== 'linux')('runs as root when all of it lies under a folder of mode 0700', async () => {
    const path = folder();
    chmodSync(path, 0o700);
    // Hard links: an installation in no time that only root can walk to.
    execFileSync('cp', ['-al', join(repositoryRoot, 'node_modules'), join(path, 'node_modules')]);
    for (const name of ['packages', 'demo', 'migrations', 'package.json'])
      execFileSync('cp', ['-al', join(repositoryRoot, name), path]);
    const program = join(path, 'packages/server/src/platform/testing/server-program.ts');
    const server = start({ env: { DATA_DIR: join(path, 'data') }, cwd: path, program });
    expect(await statusOf(await server.address)).toBe(200);
    expect(statSync(join(path, 'data', 'postgres')).uid).not.toBe(0);
  });

  const mayBecomeNobody = isRoot && existsSync('/usr/bin/setpriv');
  it.skipIf(!mayBecomeNobody)('runs as an ordinary user', async () => {
    const path = folder();
    chownSync(path, nobody, nobody);
    const prefix = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
    const server = start({ env: { DATA_DIR: join(path, 'data'), HOME: path }, prefix });
    expect(await statusOf(await server.address)).toBe(200);
    expect(statSync(join(path, 'data', 'postgres')).uid).toBe(nobody);
  });
});
