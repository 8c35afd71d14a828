import type { PathPattern } from './path-pattern.ts';

/** Pages whose content is text: information, landings, articles. */
export const contentPaths = {} as const satisfies Record<string, PathPattern>;
