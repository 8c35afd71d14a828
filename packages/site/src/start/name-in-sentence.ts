import type { ComparatorAnswer } from '@cotejo/contract/catalogue';

/** What a comparator compares, within a sentence: 'seguros de salud'; a name in capitals stays as it is: 'EPS'. */
export function nameInSentence({ displayName }: Pick<ComparatorAnswer, 'displayName'>): string {
  return /^\p{Lu}{2}/u.test(displayName) ? displayName : displayName.charAt(0).toLowerCase() + displayName.slice(1);
}
