import { isForTests, linesMatching, type StructureCheck } from './tree.ts';

/** Rule 2: the rules know no clock; today is an argument. The linter forbids the other sources of surprise. */
export const pureCore: StructureCheck = {
  name: 'core without clock',
  find: (tree) =>
    tree
      .filter(({ path }) => path.startsWith('packages/core/src/') && !isForTests(path))
      .flatMap((file) =>
        linesMatching(
          file,
          /\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bDate\.now\b|\bMath\.random\b|\bTemporal\.Now\b/,
          'reads the clock or chance',
        ),
      ),
};
