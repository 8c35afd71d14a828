import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { chileAgreements } from './chile/agreements.ts';
import { chileFonasa } from './chile/fonasa.ts';
import { chileInsurances } from './chile/insurances.ts';
import { chileIsapres } from './chile/isapres.ts';
import { colombiaCatalogue } from './colombia/colombia.ts';
import { internationalCatalogue } from './international/international.ts';
import { withMarket } from './organization-market.ts';
import { peruCatalogue } from './peru/peru.ts';

/** Every layer of the demonstration catalogue of every edition, ready to be written and published. */
export function demoCatalogues(): readonly CatalogueContent[] {
  return [
    chileIsapres(),
    chileInsurances(),
    chileFonasa(),
    chileAgreements(),
    peruCatalogue(),
    colombiaCatalogue(),
    internationalCatalogue(),
  ].map((content) => ({ ...content, organizations: content.organizations.map(withMarket) }));
}
