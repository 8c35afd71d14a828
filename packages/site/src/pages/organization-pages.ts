import type { organizationPaths } from '@cotejo/contract/paths/organization';
import type { PageSpec } from './page-spec.ts';

const organizations = {
  file: 'src/features/organizations/organization-list-page.tsx',
  hydrate: false,
} as const satisfies PageSpec;

const organization = {
  file: 'src/features/organizations/organization-page.tsx',
  hydrate: false,
} as const satisfies PageSpec;

const line = {
  file: 'src/features/lines/line-page.tsx',
  hydrate: false,
} as const satisfies PageSpec;

export const organizationPages = {
  isapres: organizations,
  isapre: organization,
  isaprePlans: {
    file: 'src/features/organizations/isapre-plans-page.tsx',
    hydrate: false,
  },
  insurers: organizations,
  insurer: organization,
  insurerCollective: {
    file: 'src/features/organizations/collective-page.tsx',
    hydrate: false,
  },
  clinics: {
    file: 'src/features/organizations/clinics-page.tsx',
    hydrate: false,
  },
  clinic: {
    file: 'src/features/organizations/clinic-page.tsx',
    hydrate: false,
  },
  epsList: organizations,
  eps: organization,
  prepaidList: organizations,
  prepaid: organization,
  accidents: line,
  healthInsurances: line,
  guards: line,
  insuranceList: {
    file: 'src/features/product-index/insurance-list-page.tsx',
    hydrate: false,
  },
  bestPlan: {
    file: 'src/features/lines/best-plan-page.tsx',
    hydrate: false,
  },
  productSitemap: {
    file: 'src/features/product-index/product-sitemap-page.tsx',
    hydrate: false,
  },
} as const satisfies Record<keyof typeof organizationPaths, PageSpec>;
