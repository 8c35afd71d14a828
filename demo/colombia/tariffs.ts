import type { TariffShape } from '../age-tariff.ts';
import type { PriceAxis } from '../line-tariff.ts';

/** Sold to a person and their family, priced by age. */
export const colombiaFamilyTariff: TariffShape = {
  kind: 'perPerson',
  currency: 'COP',
  period: 'month',
  entry: [18, 64],
  dependants: [0, 24],
  steepness: 1,
  dearer: 'women-of-childbearing-age',
};

export const familyPrice = {
  detail: 'por persona, según edad y sexo',
  tooltip: 'Es la suma de cada persona del perfil. Cambia cuando alguien pasa a otro tramo de edad.',
} as const;

/** Clinics are cheaper outside Bogotá; whoever has not said where pays as there. */
export const colombiaRegions: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { region: '05' }, share: 0.96 },
    { conditions: { region: '76' }, share: 0.92 },
    { conditions: { region: '08' }, share: 0.9 },
    { conditions: { region: '68' }, share: 0.88 },
    { conditions: {}, share: 1 },
  ],
  point: ['Departamento', 'En Antioquia, Valle del Cauca, Atlántico y Santander cuesta menos.'],
};
