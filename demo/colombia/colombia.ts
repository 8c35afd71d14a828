import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { editionOf } from '@cotejo/core/editions';
import { countryLayer } from '../country-layer.ts';
import { colombiaCentres } from './centres.ts';
import { colombiaComparators } from './comparators.ts';
import { complementaryPlan, contributive } from './lines/eps-lines.ts';
import { healthInsurance, homeMedicine, prepaidMedicine } from './lines/health-lines.ts';
import { pets } from './lines/pet-line.ts';
import { colombiaSellers } from './sellers.ts';

/** The demonstration of Colombia: EPS for reference, their complements, prepaid and home medicine, health and pet insurance. */
export function colombiaCatalogue(): CatalogueContent {
  return countryLayer({
    edition: editionOf('colombia'),
    incomes: { currency: 'COP', step: 100_000, from: 14, to: 160 },
    sellers: colombiaSellers,
    centres: colombiaCentres,
    lines: [healthInsurance, prepaidMedicine, complementaryPlan, homeMedicine, pets, contributive],
    comparators: colombiaComparators,
  });
}
