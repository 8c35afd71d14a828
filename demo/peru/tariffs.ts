import type { TariffShape } from '../age-tariff.ts';
import type { PriceAxis } from '../line-tariff.ts';

/** Sold to a person and their family, priced by age. */
export const peruFamilyTariff: TariffShape = {
  kind: 'perPerson',
  currency: 'PEN',
  period: 'month',
  entry: [18, 64],
  dependants: [0, 24],
  steepness: 1,
  dearer: 'women-of-childbearing-age',
};

/** Clinics are dearer in the capital; whoever has not said where pays as there. */
export const peruRegions: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { region: '04' }, share: 0.93 },
    { conditions: { region: '13' }, share: 0.9 },
    { conditions: { region: '20' }, share: 0.88 },
    { conditions: {}, share: 1 },
  ],
  point: ['Departamento', 'En Arequipa, La Libertad y Piura cuesta menos que en el resto del país.'],
};
