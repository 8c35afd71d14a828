import { expect, it } from 'vitest';
import { applications, knownOrigins, originsOf } from './known-origins.ts';

it.each([
  ['C2-34', '/Comparar/Seguros-de-Salud'],
  ['C2-35', '/Comparar/Seguros-de-Vida'],
  ['C2-36', '/Comparar/Seguro-Complementario-Empresa'],
  ['C2-37', '/Comparar/Planes-Clinicos'],
  ['C2-38', '/Comparar/EPS'],
  ['C2-39', '/Comparar/EPS/Empresa'],
  ['C2-40', '/Comparar/SCTR'],
  ['C2-41', '/Comparar/Empresas'],
  ['C2-42', '/Comparar/Isapres'],
  ['C2-43', '/Comparar/Seguros-Mascotas'],
  ['C2-44', '/Comparar/Seguros-de-Salud/Dental'],
  ['C2-45', '/Comparar/Seguros-de-Salud/Complementario'],
  ['C2-46', '/Comparar/Seguros-de-Salud/Catastrofico'],
  ['C2-47', '/Comparar/Seguros-de-Vida/Guardias'],
  ['C2-48', '/Comparar/Accidentes-Personales'],
  ['C2-49', '/Contacto'],
  ['C2-50', '/contacto'],
  ['C2-51', '/EPS'],
  ['C2-52', '/Seguros-de-Viaje'],
  ['C2-53', '/Seguros-de-Vida'],
  ['C2-54', '/Seguros-de-Empresa'],
  ['C2-55', '/seguros-de-salud'],
  ['C2-56', '/contactos/chile'],
  ['C2-57', '/contactos/peru'],
  ['C2-58', '/contactos/colombia'],
  ['C2-59', '/contactos/internationalhealth'],
  ['C2-60', '/planes-de-isapres'],
])('%s %s is a known origin', (_, origin) => {
  expect(knownOrigins).toContain(origin);
});

it('C2-61 C2-62 C2-63 each of the two applications has its number and its origins', () => {
  const { optimizing, chile } = applications;
  expect([optimizing.webApplicationId, chile.webApplicationId]).toEqual([2, 39]);
  expect(optimizing.origins).toEqual(knownOrigins);
  expect(chile.origins).toContain('/Comparar/Isapres');
  expect(chile.origins.filter((origin) => /EPS|SCTR|peru|colombia/.test(origin))).toEqual([]);
});

it('C2-64 a line names an origin only where its application takes it', () => {
  expect(originsOf(applications.chile, '/Comparar/Isapres', '/Comparar/EPS')).toEqual([
    { route: '/Comparar/Isapres', webApplicationId: 39 },
  ]);
});
