import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { exampleProfile } from '@cotejo/contract/example-profile';
import { wireRegions } from '@cotejo/contract/wire-region';
import type { SiteFacts } from '@cotejo/contract/site';
import { sorts } from '@cotejo/core/comparison';
import { editionOf } from '@cotejo/core/editions';

/** The frame's facts as the demonstration catalogue gives them. */
export const siteFacts: SiteFacts = {
  isDemonstration: true,
  isWhollyDemonstration: true,
  comparators: [
    { name: 'isapres', displayName: 'Isapres', url: '/Comparar/Isapres', productType: 'isapre', productCount: 428 },
    {
      name: 'seguros-de-salud',
      displayName: 'Seguros de salud',
      url: '/Comparar/Seguros-de-Salud',
      productType: 'seguro',
      productCount: 150,
    },
  ],
  lists: ['isapres', 'insurers', 'clinics'],
  uf: { valor: 40829.15, fecha: '2026-11-20', status: 'of-the-day' },
};

const type = (name: string, displayName: string, count: number) => ({ name, displayName, description: '', count });

/** Both comparators with their counts. */
export const comparators: ComparatorAnswer[] = [
  {
    id: 1,
    name: 'isapres',
    displayName: 'Isapres',
    url: '/Comparar/Isapres',
    title: 'Compara planes de isapre',
    description: 'Con tu 7 % y tus cargas',
    noun: { one: 'plan', many: 'planes' },
    productKind: 'isapre-plan',
    productType: 'isapre',
    asksIncome: true,
    questions: ['people', 'dependants', 'income', 'region'],
    regionIsRequired: false,
    isComparable: true,
    metadata: { color: null },
    sorts: [...sorts],
    paid: 'month',
    currency: 'CLP',
    regions: wireRegions(editionOf('chile').regions),
    choices: { zones: [], riskClasses: [], breeds: [] },
    extras: [],
    insurers: [],
    exampleProfile: exampleProfile(editionOf('chile')),
    productCount: 428,
    organizationsCompared: 7,
    organizationsKnown: 7,
    market: { coverage: 100, commission: { from: 4, to: 9 } },
    types: [type('Isapre', 'Planes de isapre', 428)],
  },
  {
    id: 2,
    name: 'seguros-de-salud',
    displayName: 'Seguros de salud',
    url: '/Comparar/Seguros-de-Salud',
    title: 'Compara seguros de salud',
    description: 'Lo que tu isapre o Fonasa no cubre',
    noun: { one: 'seguro', many: 'seguros' },
    productKind: 'insurance',
    productType: 'seguro',
    asksIncome: false,
    questions: ['people', 'dependants', 'region'],
    regionIsRequired: false,
    isComparable: true,
    metadata: { color: null },
    sorts: [...sorts],
    paid: 'month',
    currency: 'CLP',
    regions: wireRegions(editionOf('chile').regions),
    choices: { zones: [], riskClasses: [], breeds: [] },
    extras: [],
    insurers: [],
    exampleProfile: exampleProfile(editionOf('chile')),
    productCount: 150,
    organizationsCompared: 12,
    organizationsKnown: 12,
    market: { coverage: null, commission: null },
    types: [type('Complementario', 'Complementario', 36), type('Catastrofico', 'Catastrófico', 22), type('Dental', 'Dental', 14)],
  },
];
