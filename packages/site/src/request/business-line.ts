import type { Item } from '@cotejo/contract/compare';

/** The business line that takes a request for a product, which `tipo` names (B3-01). */
export function businessLineOf({ codigoplan }: Pick<Item, 'codigoplan'>): 'isapre' | 'seguros' {
  return codigoplan === null ? 'seguros' : 'isapre';
}
