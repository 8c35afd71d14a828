import { editions } from '@cotejo/core/editions';
import { applications, originsOf } from '@cotejo/core/known-origins';
import { requestWorth } from './request-worth.ts';

/** What a request is worth, by the country of the edition. */
const worth = Object.fromEntries(editions.map(({ id, country }) => [country, requestWorth[id]]));

/** Lines of business that a request can be for, with the kinds of request that each takes. */
export const demoBusinessLines = [
  {
    id: 'isapre',
    leadTypes: ['plan_isapre_lead', 'contact'],
    conversionValue: { chile: requestWorth.chile },
    availableCountries: ['chile'],
    origin: originsOf(applications.chile, '/Comparar/Isapres'),
  },
  {
    id: 'seguros',
    leadTypes: ['health_insurance_lead', 'contact'],
    conversionValue: worth,
    availableCountries: editions.map(({ country }) => country),
    origin: originsOf(
      applications.chile,
      '/Comparar/Seguros-de-Salud',
      '/Comparar/Seguro-Complementario-Empresa',
      '/Comparar/Seguros-Mascotas',
    ),
  },
];
