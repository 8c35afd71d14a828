import type { Relationship } from './household.ts';

/** Age from which one is of age and marries in Chile, Peru and Colombia; abroad it is a rule of ours (docs/decisions/0281, 0297). */
export const adultAge = 18;

export const ageRuleTexts = {
  adultMissing: 'Para contratar, quien paga debe tener {{adult}} años o más.',
  spouseYoung: 'Tu cónyuge debe tener {{adult}} años o más: revisa su edad o su parentesco.',
  childOlder: 'Tu hijo o hija no puede ser mayor que tú: revisa su edad o su parentesco.',
  grandchildOlder: 'Tu nieto o nieta no puede ser mayor que tú: revisa su edad o su parentesco.',
  parentYounger: 'Tu padre o madre no puede ser menor que tú: revisa su edad o su parentesco.',
} as const;

/** Ages in completed years; what is not known is not judged. */
export interface KnownAges {
  readonly contributors: readonly (number | undefined)[];
  readonly dependants: readonly { readonly age: number | undefined; readonly relationship: Relationship | undefined }[];
}

export interface AgeFault {
  readonly list: 'contributors' | 'dependants';
  readonly index: number;
  readonly text: keyof typeof ageRuleTexts;
}

type Dependant = KnownAges['dependants'][number];

/** `payers`: the ages of who pays, one at least. */
function dependantFault({ age, relationship }: Dependant, payers: readonly number[]): AgeFault['text'] | null {
  if (age === undefined) return null;
  switch (relationship) {
    case 'Cónyuge':
      return age < adultAge ? 'spouseYoung' : null;
    case 'Hijo/Hija':
      return age > Math.max(...payers) ? 'childOlder' : null;
    case 'Nieto/Nieta':
      return age > Math.max(...payers) ? 'grandchildOlder' : null;
    case 'Padre/Madre':
      return age < Math.min(...payers) ? 'parentYounger' : null;
    case 'Hijastro/Hijastra':
    case 'Otro':
    case undefined:
      return null;
  }
}

/**
 * Ages that whoever contracts for a family cannot have (C5-06, C5-07): nobody who pays is of age, a spouse is not, a child is
 * older than every parent, a parent younger than every child. A family without a known age of who pays is not judged.
 */
export function checkValidAges({ contributors, dependants }: KnownAges): readonly AgeFault[] {
  const payers = contributors.filter((age) => age !== undefined);
  if (payers.length === 0 || payers.length < contributors.length) return [];
  const ofPayers: readonly AgeFault[] = payers.some((age) => age >= adultAge)
    ? []
    : [{ list: 'contributors', index: 0, text: 'adultMissing' }];
  const ofDependants = dependants.flatMap((dependant, index): readonly AgeFault[] => {
    const text = dependantFault(dependant, payers);
    return text === null ? [] : [{ list: 'dependants', index, text }];
  });
  return [...ofPayers, ...ofDependants];
}
