import type { CurrencyStyle, Edition, EditionInLanguage } from './edition.ts';

/** The international edition: prices in dollars, the visitor's own time zone, no regions (decisions 2, 4, 5). */
export const international = {
  id: 'international',
  country: 'internacional',
  countryId: 4,
  countryName: 'Internacional',
  countryCode: null,
  language: 'es',
  languages: ['es', 'en', 'pt'],
  timeZone: null,
  brand: {
    code: 'IH',
    name: 'Cotejo',
    supportEmail: 'ayuda@int.cotejo.example',
    supportPhone: '+1 305 555 0100',
    staffDomains: ['cotejo.example'],
  },
  currency: 'USD',
  indexedUnit: null,
  currencyStyles: {
    USD: { prefix: 'US$ ', thousands: ',', decimal: '.', fractionDigits: 0, fraction: 'fixed' },
    CHF: { prefix: 'CHF ', thousands: ',', decimal: '.', fractionDigits: 2, fraction: 'fixed' },
    MXN: { prefix: 'MX$ ', thousands: ',', decimal: '.', fractionDigits: 2, fraction: 'fixed' },
  },
  identityDocument: { name: 'Pasaporte', label: 'Pasaporte' },
  phone: { prefix: '+', minimumDigits: 11, example: '+1 305 555 0123' },
  regionLabel: 'Región',
  regions: [],
  profileVersion: 'V1.6',
  exampleProfile: { age: 25, sex: 'Masculino', income: null, regionCode: null },
  newness: 'this-month-or-last',
  missingAge: null,
  mainComparatorUrl: '/Comparar/Seguros-de-Salud',
  cardDetail: 'modal',
  productPlaces: [
    { page: 'clinicPlan', organizationKind: 'provider' },
    { page: 'epsProduct', organizationKind: 'eps' },
    { page: 'prepaidProduct', organizationKind: 'prepaid' },
  ],
  validates: { 'valid-ages': ['INTERNACIONAL', 'SEGURO'], journey: ['SEGURO VIAJE'] },
  extraQuestions: {},
} as const satisfies Edition;

const { USD, CHF, MXN } = international.currencyStyles;
const inBrazil = { thousands: '.', decimal: ',' } as const satisfies Partial<CurrencyStyle>;

/** The same in its other languages. English writes numbers as this edition's Spanish does; Brazil the other way about. */
export const internationalIn = {
  en: {
    language: 'en',
    countryName: 'International',
    identityDocument: { name: 'Passport', label: 'Passport' },
    regionLabel: 'Region',
  },
  pt: {
    language: 'pt-BR',
    countryName: 'Internacional',
    identityDocument: { name: 'Passaporte', label: 'Passaporte' },
    regionLabel: 'Região',
    currencyStyles: { USD: { ...USD, ...inBrazil }, CHF: { ...CHF, ...inBrazil }, MXN: { ...MXN, ...inBrazil } },
  },
} as const satisfies EditionInLanguage;
