import { resolve } from 'node:path';

/** The repository's folder; every script works from here, wherever it was called. */
export const root = resolve(import.meta.dirname, '..');

/** Absolute path of something in the repository. */
export function inRoot(...parts: string[]): string {
  return resolve(root, ...parts);
}
