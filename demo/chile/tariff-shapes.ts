import { maximumAge } from '@cotejo/core/people';
import type { TariffShape } from '../age-tariff.ts';

/** Sold to a person and their family, priced by age. */
export const familyTariff: TariffShape = {
  kind: 'perPerson',
  currency: 'UF',
  period: 'month',
  entry: [18, 64],
  dependants: [0, 24],
  steepness: 1,
  dearer: 'women-of-childbearing-age',
};
/** Sold to a company for each employee. */
export const employeeTariff: TariffShape = {
  kind: 'perEmployee',
  currency: 'UF',
  period: 'month',
  entry: [0, maximumAge],
  dependants: null,
  steepness: 0,
  dearer: null,
};
/** Sold for each pet, priced by its age in years; no pet enters from nine on. */
export const petTariff: TariffShape = {
  kind: 'perPet',
  currency: 'CLP',
  period: 'month',
  entry: [0, 8],
  dependants: null,
  steepness: 1,
  dearer: null,
  steps: [
    [0, 1],
    [3, 1.12],
    [6, 1.45],
  ],
};
