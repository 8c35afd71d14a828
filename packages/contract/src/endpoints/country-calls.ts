import type { CallFacts } from '../client/call-facts.ts';
import type { CountryEndpoints } from './country-endpoints.ts';

/** The facts of `countryEndpoints`, apart from those of every page. */
export const countryCalls: Readonly<Record<keyof CountryEndpoints, CallFacts>> = {
  listCountries: {
    method: 'GET',
    path: '/api/country',
    cache: 'content',
    retry: { times: 3, pauseMilliseconds: 1500, failure: 'Error al obtener los paises' },
    answerKeys: ['data'],
  },
};
