/** What the demonstration counts a request as: in Chile what an executive is charged for one. */
const worth = {
  chile: { value: 3_000, currency: 'CLP' },
  peru: { value: 12, currency: 'PEN' },
  colombia: { value: 12_000, currency: 'COP' },
  internacional: { value: 3, currency: 'USD' },
};

/** Number of the application that shows the pages of Chile (C2-62). */
const chileApplication = 39;

function origin(...routes: readonly string[]) {
  return routes.map((route) => ({ route, webApplicationId: chileApplication }));
}

/** Lines of business that a request can be for, with the kinds of request that each takes. */
export const demoBusinessLines = [
  {
    id: 'isapre',
    leadTypes: ['plan_isapre_lead', 'contact'],
    conversionValue: { chile: worth.chile },
    availableCountries: ['chile'],
    origin: origin('/Comparar/Isapres'),
  },
  {
    id: 'seguros',
    leadTypes: ['health_insurance_lead', 'contact'],
    conversionValue: worth,
    availableCountries: ['chile', 'peru', 'colombia', 'internacional'],
    origin: origin('/Comparar/Seguros-de-Salud', '/Comparar/Seguro-Complementario-Empresa', '/Comparar/Seguros-Mascotas'),
  },
];
