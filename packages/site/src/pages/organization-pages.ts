import type { organizationPaths } from '@cotejo/contract/paths/organization';
import type { PageSpec } from './page-spec.ts';

export const organizationPages = {} as const satisfies Record<keyof typeof organizationPaths, PageSpec>;
