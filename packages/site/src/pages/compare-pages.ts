import type { comparePaths } from '@cotejo/contract/paths/compare';
import type { PageSpec } from './page-spec.ts';

export const comparePages = {
  home: { file: 'src/features/home/home-page.tsx', hydrate: false },
  comparator: {
    file: 'src/features/comparator/comparator-page.tsx',
    hydrate: true,
  },
  compareProducts: {
    file: 'src/features/comparator/compare-products-page.tsx',
    hydrate: true,
  },
} as const satisfies Record<keyof typeof comparePaths, PageSpec>;
