import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { inRoot, root } from './root.ts';

const sources = ['packages/core', 'packages/contract', 'packages/ui', 'packages/site'];
const single = ['package-lock.json', 'tsconfig.json', 'scripts/build.ts', 'scripts/byte-budgets.ts'];
const stampFile = inRoot('packages/site/dist/.build-stamp');
const products = ['packages/site/dist/client', 'packages/site/dist/server', 'packages/site/dist/validation'];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(path);
    return /[.]test[.]tsx?$/.test(entry.name) ? [] : [path];
  });
}

/**
 * A hash over all that the built site is made of, below `from`: file names and contents, not times, so that a
 * checkout changes nothing. Tests are no part of it.
 */
export function sourceStamp(from = root): string {
  const hash = createHash('sha256');
  const files = [
    ...sources.flatMap((folder) => filesUnder(resolve(from, folder))),
    ...single.map((file) => resolve(from, file)),
  ].sort();
  for (const file of files) {
    hash.update(relative(from, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the built site is there and was made from exactly these sources. */
export function isBuildFresh(): boolean {
  if (!existsSync(stampFile) || !products.every((product) => existsSync(inRoot(product)))) return false;
  return readFileSync(stampFile, 'utf8').trim() === sourceStamp();
}

/** Says that the build at hand was made from the sources with this stamp. */
export function writeStamp(stamp: string): void {
  writeFileSync(stampFile, stamp + '\n');
}
