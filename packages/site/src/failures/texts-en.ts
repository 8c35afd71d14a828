import { translationOf } from '../texts/translations.ts';
import { failureTexts } from './texts.ts';

export const translations = [
  translationOf(failureTexts, {
    getUf: 'We could not get the value of the UF.',
    listComparators: 'We could not get the comparisons',
    calculatePrice: 'We could not get the product’s price for this profile',
    getCoverageResume: 'We could not get the coverage summary',
    listOrganizations: 'We could not get the organizations of type {{type}}',
    listRegions: 'We could not get the regions',
    listCountries: 'We could not get the countries',
    listWorkSectors: 'We could not get the work sectors',
  }),
];
