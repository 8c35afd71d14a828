import { listCountries } from './reference.ts';

/** What a form asks to begin with the prefix of the visitor's country: a browser loads what it has to know of it then. */
export const countryEndpoints = { listCountries };
export type CountryEndpoints = typeof countryEndpoints;
