import { isProductCode, linesMatching, type StructureCheck } from './tree.ts';

const id = `['"](?:chile|peru|colombia|international)['"]`;
const comparison = new RegExp(`[!=]==?\\s*${id}|${id}\\s*[!=]==?|\\bcase\\s+${id}|\\[[^\\]]*${id}[^\\]]*\\][.]includes\\(`);

/** Rule 12: code asks a field of the edition; only core/editions knows which edition is which. */
export const editionComparisons: StructureCheck = {
  name: 'edition comparisons',
  find: (tree) =>
    tree
      .filter(({ path }) => isProductCode(path) && !path.startsWith('packages/core/src/editions/'))
      .flatMap((file) => linesMatching(file, comparison, 'compares an edition by name: ask a field of the edition')),
};
