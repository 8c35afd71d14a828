import { isProductCode, linesMatching, type StructureCheck } from './tree.ts';

const start = `[({=:\\s]\\s*\\{?\\s*['"\`]/(?!/)`;
const attribute = new RegExp(`\\b(?:href|to|action|formAction)${start}(?!assets/|[^'"\`\\s]*[.][a-z0-9]+['"\`])`);
const call = /\b(?:navigate|redirect)\(\s*['"`]\//;

/** Rule 14: links to pages are built by href() of the contract; a file such as /favicon.svg may be written out. */
export const literalLinks: StructureCheck = {
  name: 'literal links',
  find: (tree) =>
    tree
      .filter(({ path }) => isProductCode(path) && /^packages\/(site|ui)\//.test(path))
      .flatMap((file) =>
        [attribute, call].flatMap((pattern) =>
          linesMatching(file, pattern, 'writes a page path: use href() of @cotejo/contract/paths'),
        ),
      ),
};
