import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { editionOf } from '@cotejo/core/editions';
import { countryLayer } from '../country-layer.ts';
import { internationalCentres } from './centres.ts';
import { internationalComparators } from './comparators.ts';
import { internationalHealth } from './lines/health-line.ts';
import { travel } from './lines/travel-line.ts';
import { internationalSellers } from './sellers.ts';

/** The demonstration of the international edition: health by zone of cover and deductible, and travel. */
export function internationalCatalogue(): CatalogueContent {
  return countryLayer({
    edition: editionOf('international'),
    incomes: { currency: 'USD', step: 100, from: 25, to: 140 },
    sellers: internationalSellers,
    centres: internationalCentres,
    lines: [internationalHealth, travel],
    comparators: internationalComparators,
  });
}
