import type { ComparatorAnswer } from '@cotejo/contract/catalogue';

/** Of the noun of a list: those in -a, -dad and -dade are feminine, and so is an EPS (entidad). */
export function genderOf({ one }: Pick<ComparatorAnswer['noun'], 'one'>): 'feminine' | 'masculine' {
  return /(a|dade?|eps)$/i.test(one) ? 'feminine' : 'masculine';
}
