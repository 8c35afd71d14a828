import { defineTexts } from '../texts/texts.ts';

/** What the client says of a call that failed to the end (C §8), by the call's name in the contract. */
export const failureTexts = defineTexts('fallas', {
  getUf: 'Error al obtener el valor de la UF.',
  listComparators: 'Error al obtener los comparadores',
  calculatePrice: 'Error al obtener el precio del producto para el perfil',
  getCoverageResume: 'Error al obtener resumen de coberturas',
  listOrganizations: 'Error al obtener las organizaciones de tipo {{type}}',
  listRegions: 'Error al obtener las regiones',
  listCountries: 'Error al obtener los paises',
  listWorkSectors: 'Error al obtener los sectores laborales',
});
