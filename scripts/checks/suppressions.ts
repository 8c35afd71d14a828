import { linesContaining, type StructureCheck } from './tree.ts';

const directive = /\b(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)|prettier-ignore|istanbul ignore|biome-ignore/;
const switchedOff = /\b(?:it|test|describe)(?:[.]\w+)*[.](?:only|todo|fixme)\b|\b(?:it|test|describe)[.]skip\(\s*['"`]/;

/** No tool is silenced line by line, and no test is switched off without a condition that says when. */
export const suppressions: StructureCheck = {
  name: 'suppressions',
  find: (tree) =>
    tree
      .filter(
        ({ path }) =>
          /^(packages|demo|e2e|bench|scripts)\/.*[.](tsx?|mjs|css)$/.test(path) && !path.startsWith('scripts/checks/'),
      )
      .flatMap((file) => [
        ...linesContaining(file, directive, 'silences a tool'),
        ...linesContaining(file, switchedOff, 'switches a test off or focuses it'),
      ]),
};
