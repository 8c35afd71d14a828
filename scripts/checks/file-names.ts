import { posix } from 'node:path';
import type { StructureCheck } from './tree.ts';

const role = '(?:(?:property|process|server|client)[.])?test|spec|examples|server|client|dev|config|d';
const kebab = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*(?:[.](?:${role}))?[.][a-z0-9]+$`);
const drawers = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'misc', 'common', 'shared', 'stuff']);
const looked = /^(packages|demo|e2e|bench|scripts|docs)\//;

/** Rules 4 and 5: kebab-case, and every file and folder is named by its subject. */
export const fileNames: StructureCheck = {
  name: 'file names',
  find: (tree) =>
    tree.flatMap(({ path }) => {
      if (!looked.test(path)) return [];
      const name = posix.basename(path);
      const drawer = [...posix.dirname(path).split('/'), name.split('.')[0] ?? ''].find((part) => drawers.has(part));
      if (drawer !== undefined) return [{ path, line: null, message: `"${drawer}" says nothing: name the subject` }];
      if (name.startsWith('.') || name === 'README.md' || kebab.test(name)) return [];
      return [{ path, line: null, message: 'is not kebab-case' }];
    }),
};
