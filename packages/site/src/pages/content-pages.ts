import type { contentPaths } from '@cotejo/contract/paths/content';
import type { PageSpec } from './page-spec.ts';

const information = {
  file: 'src/features/information/information-page.tsx',
  hydrate: false,
} as const satisfies PageSpec;

const landing = {
  file: 'src/features/landing/landing-page.tsx',
  hydrate: false,
} as const satisfies PageSpec;

export const contentPages = {
  about: information,
  partners: information,
  privacy: {
    file: 'src/features/information/privacy-page.tsx',
    hydrate: false,
  },
  howWeOrder: information,
  help: information,
  terms: landing,
  lifeInsurances: landing,
  travelInsurances: landing,
  metlife: landing,
  internships: landing,
  companies: landing,
  topic: {
    file: 'src/features/landing/topic-page.tsx',
    hydrate: false,
  },
  blog: {
    file: 'src/features/blog/blog-page.tsx',
    hydrate: false,
  },
  article: {
    file: 'src/features/blog/article-page.tsx',
    hydrate: false,
  },
} as const satisfies Record<keyof typeof contentPaths, PageSpec>;
