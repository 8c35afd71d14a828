import type { EndpointName } from '@cotejo/contract/endpoints';

const profile = {
  cotizante: [
    { sexo: 'Femenino', edad: 34, ingreso: 1_650_000 },
    { sexo: 'Masculino', edad: 33 },
  ],
  cargas: [{ edad: 5 }, { edad: 1 }],
  region: { stateCode: 'RM' },
};

/** What to try each call with; a test sends every one through the contract's own schemas. */
export const apiExamples: Partial<
  Record<EndpointName, { readonly params?: object; readonly query?: object; readonly headers?: object; readonly body?: object }>
> = {
  compareInsurance: { body: { comparator: '/Comparar/Seguros-de-Salud', profile, sort: 'precio-asc' } },
  compareIsaprePlans: {
    body: { comparator: '/Comparar/Isapres', profile, sort: 'precio-asc', filters: { prices: { preciomax: 300_000 } } },
  },
  calculatePrice: { params: { id: '1' }, body: { profile } },
  createLead: {
    headers: { 'idempotency-key': '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11' },
    body: {
      first_name: 'Antonia',
      telefono: '+56 9 1234 5678',
      email: 'antonia@ejemplo.cl',
      mensaje: '',
      tipo: 'isapre',
      productCode: 'CODIGO-DEL-PLAN',
      profile,
      displayedPrice: 412_380,
    },
  },
  listOrganizations: { params: { type: 'isapre' } },
  getOrganization: { params: { url: 'Cruz-Blanca' } },
  getIsaprePlan: { query: { codigoplan: 'CODIGO-DEL-PLAN' } },
  getProfileForm: { query: { productTypeName: 'isapre' } },
};
