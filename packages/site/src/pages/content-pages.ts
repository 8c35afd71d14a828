import type { contentPaths } from '@cotejo/contract/paths/content';
import type { PageSpec } from './page-spec.ts';

export const contentPages = {} as const satisfies Record<keyof typeof contentPaths, PageSpec>;
