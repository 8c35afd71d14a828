import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  /** Frees what `fill` took. */
  readonly clear: () => void;
  readonly remove: () => void;
}

const isNoSpace = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Writes to a file in ever smaller pieces until nothing more has room. */
function writeToTheEnd(path: string): void {
  const file = openSync(path, 'a');
  for (let size = 1 << 20; size >= 1 << 9; size >>= 1) {
    const piece = Buffer.alloc(size, 1);
    try {
      while (writeSync(file, piece) === size);
    } catch (error) {
      if (!isNoSpace(error)) throw error;
    }
  }
  closeSync(file);
}

/** Mounts one in memory; null where this account may mount nothing. Size in megabytes. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => writeToTheEnd(filler),
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
