import type { PathPattern } from './path-pattern.ts';

/** Pages of one product, and the form that asks for it. The form's pattern comes with the name of the page and 'Request'. */
export const productPaths = {
  isaprePlan: '/Isapre/:organization/Planes/:plan/:tab?',
  isaprePlanRequest: '/Isapre/:organization/Planes/:plan/Solicitar',
  isapreComplement: '/Isapre/:organization/Complementos/:insurance/:tab?',
  isapreComplementRequest: '/Isapre/:organization/Complementos/:insurance/Solicitar',
  clinicProduct: '/Clinicas-y-Hospitales/:organization/Seguro/:insurance/:tab?',
  clinicProductRequest: '/Clinicas-y-Hospitales/:organization/Seguro/:insurance/Solicitar',
  clinicPlan: '/Clinicas-y-Hospitales/:organization/:insurance/:tab?',
  clinicPlanRequest: '/Clinicas-y-Hospitales/:organization/:insurance/Solicitar',
  epsProduct: '/EPS/:organization/:insurance/:tab?',
  epsProductRequest: '/EPS/:organization/:insurance/Solicitar',
  epsPlan: '/EPS/:organization/Planes/:insurance/:tab?',
  epsPlanRequest: '/EPS/:organization/Planes/:insurance/Solicitar',
  prepaidProduct: '/Medicina-Prepagada/:organization/:insurance/:tab?',
  prepaidProductRequest: '/Medicina-Prepagada/:organization/:insurance/Solicitar',
  insurance: '/Seguros/:organization/:insurance/:tab?',
  insuranceRequest: '/Seguros/:organization/:insurance/Solicitar',
  planById: '/planSI/:kind/:plan',
  purchase: '/Compra-Online/:product',
  payment: '/Compra-Online/:product/Pago',
} as const satisfies Record<string, PathPattern>;
