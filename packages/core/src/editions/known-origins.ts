/** Pages that a comparison, or a request, is known to begin at (C2-34 to C2-60), in the order of the specification. */
export const knownOrigins = [
  '/Comparar/Seguros-de-Salud',
  '/Comparar/Seguros-de-Vida',
  '/Comparar/Seguro-Complementario-Empresa',
  '/Comparar/Planes-Clinicos',
  '/Comparar/EPS',
  '/Comparar/EPS/Empresa',
  '/Comparar/SCTR',
  '/Comparar/Empresas',
  '/Comparar/Isapres',
  '/Comparar/Seguros-Mascotas',
  '/Comparar/Seguros-de-Salud/Dental',
  '/Comparar/Seguros-de-Salud/Complementario',
  '/Comparar/Seguros-de-Salud/Catastrofico',
  '/Comparar/Seguros-de-Vida/Guardias',
  '/Comparar/Accidentes-Personales',
  '/Contacto',
  '/contacto',
  '/EPS',
  '/Seguros-de-Viaje',
  '/Seguros-de-Vida',
  '/Seguros-de-Empresa',
  '/seguros-de-salud',
  '/contactos/chile',
  '/contactos/peru',
  '/contactos/colombia',
  '/contactos/internationalhealth',
  '/planes-de-isapres',
] as const;
export type KnownOrigin = (typeof knownOrigins)[number];

/** Origins that no page of Chile answers at. */
const elsewhere: readonly KnownOrigin[] = [
  '/Comparar/Planes-Clinicos',
  '/Comparar/EPS',
  '/Comparar/EPS/Empresa',
  '/Comparar/SCTR',
  '/EPS',
  '/contactos/peru',
  '/contactos/colombia',
  '/contactos/internationalhealth',
];

/** An application that shows the site, with the origins that it takes requests from. */
export interface ApplicationConfiguration {
  readonly webApplicationId: number;
  readonly name: string;
  readonly origins: readonly KnownOrigin[];
}

/** The two applications (C2-61 to C2-64): the optimizing one takes every origin, the one of Chile those that Chile has. */
export const applications = {
  optimizing: { webApplicationId: 2, name: 'optimizing', origins: knownOrigins },
  chile: { webApplicationId: 39, name: 'chile', origins: knownOrigins.filter((origin) => !elsewhere.includes(origin)) },
} as const satisfies Record<string, ApplicationConfiguration>;

/** Where a request comes from, as lines of business name it; an origin that the application does not take is left out. */
export function originsOf(
  { webApplicationId, origins }: ApplicationConfiguration,
  ...routes: readonly KnownOrigin[]
): { readonly route: KnownOrigin; readonly webApplicationId: number }[] {
  return routes.filter((route) => origins.includes(route)).map((route) => ({ route, webApplicationId }));
}
