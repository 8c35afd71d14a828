import { type Comparator, noChoices, plainComparator } from '@cotejo/core/catalogue';
import { healthZoneChoices, tripZoneChoices } from './axes.ts';

const base = {
  noun: { one: 'seguro', many: 'seguros' },
  productKind: 'insurance',
  ...plainComparator,
  asksIncome: false,
  isComparable: true,
} as const satisfies Partial<Comparator>;

export const internationalComparators: readonly Omit<Comparator, 'id'>[] = [
  {
    ...base,
    name: 'seguros-de-salud',
    url: '/Comparar/Seguros-de-Salud',
    displayName: 'Salud internacional',
    title: 'Compara seguros de salud internacionales',
    description: 'Ves el precio para tu familia según la zona donde quieres atenderte.',
    upperTypes: ['SEGURO INTERNACIONAL'],
    productType: 'INTERNACIONAL',
    choices: { ...noChoices, zones: healthZoneChoices },
    example: { zone: 'mundial-sin-eeuu' },
  },
  {
    ...base,
    name: 'seguros-de-viaje',
    url: '/Comparar/Seguros-de-Viaje',
    displayName: 'Seguros de viaje',
    title: 'Compara seguros de viaje',
    description: 'El precio de todo el viaje, según días, destino y edad.',
    upperTypes: ['SEGURO VIAJE'],
    productType: 'SEGURO VIAJE',
    choices: { ...noChoices, zones: tripZoneChoices },
    example: { tripDays: 10, zone: 'europa' },
  },
];
