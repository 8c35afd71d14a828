import type { CatalogueContent } from '@cotejo/core/catalogue-content';
import { chileFonasa } from './chile/fonasa.ts';
import { chileInsurances } from './chile/insurances.ts';
import { chileIsapres } from './chile/isapres.ts';

/**
 * Every layer of the demonstration catalogue, ready to be written and published. Chile only: the other editions
 * have no demonstration products yet.
 */
export function demoCatalogues(): readonly CatalogueContent[] {
  return [chileIsapres(), chileInsurances(), chileFonasa()];
}
