import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { editionOf } from '@cotejo/core/editions';
import { countryLayer } from '../country-layer.ts';
import { peruCentres } from './centres.ts';
import { peruComparators } from './comparators.ts';
import { epsCompany, epsPersonal } from './lines/eps-lines.ts';
import { clinicPlans, dental, healthInsurance, oncological } from './lines/health-lines.ts';
import { sctrLines } from './lines/sctr-lines.ts';
import { peruSellers } from './sellers.ts';

/** The demonstration of Peru: EPS for families and companies, SCTR, plans of clinics, health, cancer and dental insurance. */
export function peruCatalogue(): CatalogueContent {
  return countryLayer({
    edition: editionOf('peru'),
    incomes: { currency: 'PEN', step: 100, from: 15, to: 140 },
    sellers: peruSellers,
    centres: peruCentres,
    lines: [epsPersonal, epsCompany, ...sctrLines, clinicPlans, healthInsurance, oncological, dental],
    comparators: peruComparators,
  });
}
