import type { Item } from '@cotejo/contract/compare';

/** Whether a product says what another system must cover first: insurances of people do. */
export function asksPriorCover({ codigoplan, insures }: Pick<Item, 'codigoplan' | 'insures'>): boolean {
  return codigoplan === null && insures === 'people';
}
