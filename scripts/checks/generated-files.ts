import { openApiText } from '../../packages/server/src/platform/http/openapi.ts';
import { readVersion } from '../../packages/server/src/platform/version.ts';
import type { StructureCheck } from './tree.ts';

const file = 'docs/openapi.json';

/** Rule 17: the API document in the repository is the one that the contract gives today. */
export const generatedFiles: StructureCheck = {
  name: 'generated files',
  find: (tree) => {
    const committed = tree.find(({ path }) => path === file)?.text;
    if (committed === openApiText(readVersion().version)) return [];
    return [{ path: file, line: null, message: 'differs from the contract: run "npm run openapi" and read what changed' }];
  },
};
