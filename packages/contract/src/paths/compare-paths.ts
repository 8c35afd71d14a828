import type { PathPattern } from './path-pattern.ts';

/** Where products are compared. */
export const comparePaths = {
  home: '/',
  comparator: '/Comparar/:comparator/:line?',
  compareProducts: '/Comparar-Planes',
} as const satisfies Record<string, PathPattern>;
