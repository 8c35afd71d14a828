import type { PathPattern } from './path-pattern.ts';

/** Lists and pages of organisations and clinics, and of lines of products. */
export const organizationPaths = {
  isapres: '/Isapre',
  isapre: '/Isapre/:organization',
  isaprePlans: '/Isapre/:organization/Planes',
  insurers: '/Seguros',
  insurer: '/Seguros/:organization',
  insurerCollective: '/Seguros/:organization/Colectivos',
  clinics: '/Clinicas-y-Hospitales',
  clinic: '/Clinicas-y-Hospitales/:clinic',
  epsList: '/EPS',
  eps: '/EPS/:organization',
  prepaidList: '/Medicina-Prepagada',
  prepaid: '/Medicina-Prepagada/:organization',
  accidents: '/Accidentes-Personales',
  healthInsurances: '/Seguros-de-Salud',
  guards: '/Seguros-de-Vida/Guardias',
  insuranceList: '/Insurance-List',
  bestPlan: '/Tu-Mejor-Plan',
  productSitemap: '/Sitemap-Products',
} as const satisfies Record<string, PathPattern>;
