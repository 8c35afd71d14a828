import type { entryPaths } from '@cotejo/contract/paths/entry';
import type { PageSpec } from './page-spec.ts';

export const entryPages = {
  contact: {
    file: 'src/features/contact/contact-page.tsx',
    lazy: () => import('../features/contact/contact-page.tsx'),
    hydrate: false,
  },
  clientPortal: {
    file: 'src/features/portal/client-portal-page.tsx',
    lazy: () => import('../features/portal/client-portal-page.tsx'),
    hydrate: false,
  },
  login: {
    file: 'src/features/login/login-page.tsx',
    lazy: () => import('../features/login/login-page.tsx'),
    hydrate: false,
  },
  quote: {
    file: 'src/features/quote/quote-page.tsx',
    lazy: () => import('../features/quote/quote-page.tsx'),
    hydrate: false,
  },
} as const satisfies Record<keyof typeof entryPaths, PageSpec>;
