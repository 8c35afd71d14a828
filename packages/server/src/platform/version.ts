import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface Version {
  /** Of package.json. */
  readonly version: string;
  /** Commit that is checked out, or the version where the code came without its history. */
  readonly commit: string;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

function read(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8').trim();
  } catch {
    return null;
  }
}

function commitOf(head: string | null): string | null {
  const name = head?.startsWith('ref: ') ? head.slice(5) : null;
  if (name === null) return head;
  const packed = read('.git/packed-refs')
    ?.split('\n')
    .find((line) => line.endsWith(` ${name}`));
  return read(`.git/${name}`) ?? packed?.split(' ')[0] ?? null;
}

/** What runs here: read once from the files, without calling git. */
export function readVersion(): Version {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json') ?? '{}'));
  return { version, commit: commitOf(read('.git/HEAD'))?.slice(0, 12) ?? version };
}
