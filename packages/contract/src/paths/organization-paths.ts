import type { PathPattern } from './path-pattern.ts';

/** Lists and pages of organisations and clinics, and of lines of products. */
export const organizationPaths = {} as const satisfies Record<string, PathPattern>;
