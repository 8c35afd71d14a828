import type { PathPattern } from './path-pattern.ts';

/** Pages of one product, and the form that asks for it. The form's pattern comes with the name of the page and 'Request'. */
export const productPaths = {
  isaprePlan: '/Isapre/:organization/Planes/:plan/:tab?',
  isaprePlanRequest: '/Isapre/:organization/Planes/:plan/Solicitar',
  insurance: '/Seguros/:organization/:insurance/:tab?',
  insuranceRequest: '/Seguros/:organization/:insurance/Solicitar',
} as const satisfies Record<string, PathPattern>;
