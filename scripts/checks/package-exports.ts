import { posix } from 'node:path';
import { z } from 'zod';
import type { Finding, SourceFile, StructureCheck } from './tree.ts';

const manifestSchema = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).optional() });
const importPattern = /(?:from|import)\s*\(?\s*['"](@cotejo\/[a-z0-9-]+)(?:\/([^'"]+))?['"]/g;
const reExportPattern = /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as \w+\s*)?from\s+['"]@cotejo\//;

interface Package {
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

function packagesOf(tree: readonly SourceFile[]): Map<string, Package> {
  const manifests = tree.filter(({ path }) => /^(packages\/[^/]+|demo|e2e|bench)\/package[.]json$/.test(path));
  return new Map(
    manifests.map(({ path, text }) => {
      const manifest = manifestSchema.parse(JSON.parse(text));
      return [manifest.name, { folder: posix.dirname(path), exports: manifest.exports ?? {} }];
    }),
  );
}

function manifestFindings(packages: ReadonlyMap<string, Package>, paths: ReadonlySet<string>): Finding[] {
  return [...packages.values()].flatMap(({ folder, exports }) =>
    Object.entries(exports).flatMap(([entry, target]) => {
      const at = (message: string): Finding => ({
        path: `${folder}/package.json`,
        line: null,
        message: `exports["${entry}"] ${message}`,
      });
      if (entry.includes('*') || target.includes('*')) return [at('is a wildcard: list each file')];
      return paths.has(posix.join(folder, target)) ? [] : [at(`leads to ${target}, which is not there`)];
    }),
  );
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function importFindings(file: SourceFile, packages: ReadonlyMap<string, Package>): Finding[] {
  const unlisted = [...file.text.matchAll(importPattern)].flatMap((match): Finding[] => {
    const [, name = '', entry] = match;
    const listed = packages.get(name)?.exports[entry === undefined ? '.' : `./${entry.replace(/[?]raw$/, '')}`];
    if (listed !== undefined) return [];
    return [
      {
        path: file.path,
        line: lineOf(file.text, match.index),
        message: `${name}/${entry ?? ''} is not in the exports of ${name}`,
      },
    ];
  });
  const passedOn = file.text.split('\n').flatMap((line, index): Finding[] => {
    return reExportPattern.test(line)
      ? [{ path: file.path, line: index + 1, message: 're-exports another package: import it where it is used' }]
      : [];
  });
  return [...unlisted, ...passedOn];
}

/** Rule 3: packages show only the files they list, without wildcards, and hand on nothing of another package. */
export const packageExports: StructureCheck = {
  name: 'package exports',
  find: (tree) => {
    const packages = packagesOf(tree);
    const paths = new Set(tree.map(({ path }) => path));
    const code = tree.filter(({ path }) => /^(packages|demo|e2e|bench)\/.*[.](tsx?|mjs)$/.test(path));
    return [...manifestFindings(packages, paths), ...code.flatMap((file) => importFindings(file, packages))];
  },
};
