import { isProductCode, linesMatching, type StructureCheck } from './tree.ts';

const country = `['"](?:chile|peru|colombia)['"]`;
// 'international' is a word of other unions too: it means the edition only where an edition is compared.
const anywhere = new RegExp(
  `[!=]==?\\s*${country}|${country}\\s*[!=]==?|\\bcase\\s+${country}|\\[[^\\]]*${country}[^\\]]*\\][.]includes\\(`,
);
const besideEdition = /edition(?:Id|[.]id|[.]country)?\s*[!=]==?\s*['"]|['"]\s*[!=]==?\s*edition\b/i;

/** Rule 12: code asks a field of the edition; only core/editions knows which edition is which. */
export const editionComparisons: StructureCheck = {
  name: 'edition comparisons',
  find: (tree) =>
    tree
      .filter(({ path }) => isProductCode(path) && !path.startsWith('packages/core/src/editions/'))
      .flatMap((file) =>
        linesMatching(
          file,
          new RegExp(`${anywhere.source}|${besideEdition.source}`, 'i'),
          'compares an edition by name: ask a field of the edition',
        ),
      ),
};
