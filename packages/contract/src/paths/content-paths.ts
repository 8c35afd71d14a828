import type { PathPattern } from './path-pattern.ts';

/** Pages whose content is text: information, landings, articles. */
export const contentPaths = {
  about: '/Que-es-{brand}',
  partners: '/Partners-y-Alianzas',
  privacy: '/Privacidad',
  howWeOrder: '/Como-ordenamos',
  help: '/Ayuda',
  terms: '/Terminos-y-Condiciones',
  lifeInsurances: '/Seguros-de-Vida',
  travelInsurances: '/Seguros-de-Viaje',
  metlife: '/Rescate-MetLife-Seguro-Vida-Ahorro',
  internships: '/Practicas-Pasantias-QPTech',
  companies: '/{brand}-Empresas',
  topic: '/Temas/:url',
  blog: '/{brand}-Blog',
  article: '/{brand}-Blog/:article',
} as const satisfies Record<string, PathPattern>;
