import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StopReason } from '../stop-reason.ts';

const run = promisify(execFile);
const name = 'postgres';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

async function numberOf(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, name]);
  return Number.parseInt(stdout, 10);
}

async function lookUp(): Promise<SystemUser> {
  return { uid: await numberOf('-u'), gid: await numberOf('-g') };
}

/**
 * The user PostgreSQL runs as: null means the one of this process. PostgreSQL refuses root, so root hands it to
 * the system user 'postgres', which is created when missing. Throws StopReason when that is not possible.
 */
export async function postgresUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  try {
    return await lookUp();
  } catch {
    // Not there yet: create it below.
  }
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
    return await lookUp();
  } catch {
    throw new StopReason(
      "PostgreSQL no se ejecuta como root y no se pudo crear el usuario 'postgres': créalo, inicia como otro usuario o indica otro PostgreSQL en DATABASE_URL.",
    );
  }
}
