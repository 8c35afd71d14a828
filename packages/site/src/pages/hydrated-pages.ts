import type { PageName } from '@cotejo/contract/paths';
import type { PageModule } from './page-spec.ts';

const product = () => import('../features/product/product-page.tsx');
const request = () => import('../features/request/request-page.tsx');
const purchase = () => import('../features/request/purchase-page.tsx');

/** The pages that work with script, all that a browser knows of pages: to any other it goes as to a document. */
export const hydratedPages: Readonly<Partial<Record<PageName, () => Promise<PageModule>>>> = {
  comparator: async () => {
    const page = await import('../features/comparator/comparator-page.tsx');
    await page.prepare(new URL(location.href));
    return page;
  },
  compareProducts: () => import('../features/comparator/compare-products-page.tsx'),
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
  planById: () => import('../features/product/plan-by-id-page.tsx'),
  purchase,
  payment: purchase,
};
