import type { productPaths } from '@cotejo/contract/paths/product';
import type { PageSpec } from './page-spec.ts';

const product = {
  file: 'src/features/product/product-page.tsx',
  hydrate: true,
} as const satisfies PageSpec;

const request = {
  file: 'src/features/request/request-page.tsx',
  hydrate: true,
} as const satisfies PageSpec;

const purchase = {
  file: 'src/features/request/purchase-page.tsx',
  hydrate: true,
} as const satisfies PageSpec;

export const productPages = {
  isaprePlan: product,
  isaprePlanRequest: request,
  isapreComplement: product,
  isapreComplementRequest: request,
  clinicProduct: product,
  clinicProductRequest: request,
  clinicPlan: product,
  clinicPlanRequest: request,
  epsProduct: product,
  epsProductRequest: request,
  epsPlan: product,
  epsPlanRequest: request,
  prepaidProduct: product,
  prepaidProductRequest: request,
  insurance: product,
  insuranceRequest: request,
  planById: {
    file: 'src/features/product/plan-by-id-page.tsx',
    hydrate: true,
  },
  purchase,
  payment: purchase,
} as const satisfies Record<keyof typeof productPaths, PageSpec>;
