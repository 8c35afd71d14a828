import { editions } from '@cotejo/core/editions';
import { requestWorth } from './request-worth.ts';

/** What a request is worth, by the country of the edition. */
const worth = Object.fromEntries(editions.map(({ id, country }) => [country, requestWorth[id]]));

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
    conversionValue: { chile: requestWorth.chile },
    availableCountries: ['chile'],
    origin: origin('/Comparar/Isapres'),
  },
  {
    id: 'seguros',
    leadTypes: ['health_insurance_lead', 'contact'],
    conversionValue: worth,
    availableCountries: editions.map(({ country }) => country),
    origin: origin('/Comparar/Seguros-de-Salud', '/Comparar/Seguro-Complementario-Empresa', '/Comparar/Seguros-Mascotas'),
  },
];
