import type { PathPattern } from './path-pattern.ts';

/** Where products are compared. */
export const comparePaths = {
  home: '/',
  comparator: '/Comparar/:comparator/:line?',
} as const satisfies Record<string, PathPattern>;
