import type { entryPaths } from '@cotejo/contract/paths/entry';
import type { PageSpec } from './page-spec.ts';

export const entryPages = {} as const satisfies Record<keyof typeof entryPaths, PageSpec>;
