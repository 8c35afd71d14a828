import type { Relationship } from './household.ts';

export const spouseRuleTexts = {
  spouseBesidePartner: 'Ya dijiste que tienes pareja: elige otro parentesco para esta carga.',
  secondSpouse: 'Sólo una de tus cargas puede ser tu cónyuge: elige otro parentesco para esta.',
} as const;

interface SpouseFault {
  /** Of the dependant, from 0. */
  readonly index: number;
  readonly text: keyof typeof spouseRuleTexts;
}

/**
 * The dependants that cannot be the spouse, since somebody else of the family is (B4-29): the partner who pays too, or a dependant
 * named before.
 */
export function checkOneSpouse(
  dependants: readonly (Relationship | undefined)[],
  { hasPartner }: { readonly hasPartner: boolean },
): readonly SpouseFault[] {
  const spouses = dependants.flatMap((relationship, index) => (relationship === 'Cónyuge' ? [index] : []));
  return hasPartner
    ? spouses.map((index) => ({ index, text: 'spouseBesidePartner' }))
    : spouses.slice(1).map((index) => ({ index, text: 'secondSpouse' }));
}
