import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One file of the repository, with a path from its root and forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A place that breaks a rule. `line` counts from 1; null when the whole file is meant. */
export interface Finding {
  readonly path: string;
  readonly line: number | null;
  readonly message: string;
}

/** A rule of the house that reads the files and nothing else. */
export interface StructureCheck {
  readonly name: string;
  readonly find: (tree: readonly SourceFile[]) => readonly Finding[];
}

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
  'results',
]);
const readTexts = /[.](ts|tsx|mjs|css|json|md|sql|html|yaml|yml)$/;

/** All text files that the checks look at. Binary and data files are listed with empty text, so that links to them are known. */
export function readTree(root: string): SourceFile[] {
  const walk = (folder: string): SourceFile[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(full);
      const path = relative(root, full).split(sep).join('/');
      return [{ path, text: readTexts.test(path) && path !== 'package-lock.json' ? readFileSync(full, 'utf8') : '' }];
    });
  return walk(root).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a file is a test or only serves tests: the rules for product code leave it alone. */
export function isForTests(path: string): boolean {
  return /[.]test[.]tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('e2e/');
}

/** Whether a file is TypeScript of the product itself: packages and demo, without tests. */
export function isProductCode(path: string): boolean {
  return /^(packages|demo)\/.*[.]tsx?$/.test(path) && !isForTests(path);
}

/** Every line of a file that matches, comments too, as findings with one message. */
export function linesContaining(file: SourceFile, pattern: RegExp, message: string): Finding[] {
  return file.text.split('\n').flatMap((line, index) => {
    return pattern.test(line) ? [{ path: file.path, line: index + 1, message: `${message}: ${line.trim().slice(0, 100)}` }] : [];
  });
}

/** As linesContaining, with lines that are a comment left out. */
export function linesMatching(file: SourceFile, pattern: RegExp, message: string): Finding[] {
  const code = file.text.replace(/^[ \t]*(?:\/\/|\/?\*).*$/gm, '');
  return linesContaining({ path: file.path, text: code }, pattern, message);
}
