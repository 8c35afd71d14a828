import type { Money } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';

export const sexes = ['Masculino', 'Femenino'] as const;
export type Sex = (typeof sexes)[number];

export const relationships = ['Hijo/Hija', 'Hijastro/Hijastra', 'Cónyuge', 'Padre/Madre', 'Nieto/Nieta', 'Otro'] as const;
export type Relationship = (typeof relationships)[number];

/** The most dependants one family form takes (B §9: 8 per array field). */
export const maximumDependants = 8;
/** Ages are whole completed years from 0 to this. */
export const maximumAge = 120;

/** Somebody who pays in: the visitor, and the partner of a couple. Income is monthly and may be unknown. */
export interface Contributor {
  readonly age: number;
  readonly sex: Sex;
  readonly income: Money | null;
}

/** A carga: somebody covered through a contributor. */
export interface Dependant {
  readonly age: number;
  readonly sex: Sex;
  readonly relationship: Relationship;
}

/** A complete family, ready to be priced. `contributors` is the visitor and, for a couple, the partner. */
export interface Household {
  readonly contributors: readonly [Contributor] | readonly [Contributor, Contributor];
  readonly dependants: readonly Dependant[];
  /** Region code of the edition, e.g. '13' for the Metropolitana. */
  readonly regionCode: string | null;
  /** Employees of a company profile (collective products); null for people. */
  readonly employees: number | null;
}

/** What the visitor has said so far; everything may be missing. */
export interface HouseholdDraft {
  readonly contributors: readonly Partial<Contributor>[];
  readonly dependants: readonly Partial<Dependant>[];
  readonly regionCode?: string | null;
  readonly employees?: number | null;
}

/** Why a draft is not a household yet. `path` names the answer, e.g. 'dependants.1.age'. */
export type HouseholdProblem =
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'age-out-of-range'; readonly path: string; readonly age: number }
  | { readonly kind: 'too-many-dependants'; readonly path: string; readonly count: number };

/**
 * Turns what was said into a family that can be priced, or lists every answer that is missing or impossible.
 * Sex missing becomes 'Masculino' for a contributor (B §5), a dependant without relationship is Hijo/Hija.
 */
export function completeHousehold(draft: HouseholdDraft): Result<Household, readonly HouseholdProblem[]> {
  const problems: HouseholdProblem[] = [];
  const checkedAge = (age: number | undefined, path: string): number => {
    if (age === undefined) problems.push({ kind: 'missing', path });
    else if (!Number.isInteger(age) || age < 0 || age > maximumAge) problems.push({ kind: 'age-out-of-range', path, age });
    return age ?? 0;
  };
  const contributors = draft.contributors.slice(0, 2).map((person, index) => ({
    age: checkedAge(person.age, `contributors.${index}.age`),
    sex: person.sex ?? 'Masculino',
    income: person.income ?? null,
  }));
  const dependants = draft.dependants.map((person, index) => ({
    age: checkedAge(person.age, `dependants.${index}.age`),
    sex: person.sex ?? 'Masculino',
    relationship: person.relationship ?? 'Hijo/Hija',
  }));
  if (dependants.length > maximumDependants) {
    problems.push({ kind: 'too-many-dependants', path: 'dependants', count: dependants.length });
  }
  const [first, second] = contributors;
  if (!first) problems.push({ kind: 'missing', path: 'contributors.0.age' });
  if (!first || problems.length > 0) return fail(problems);
  return ok({
    contributors: second ? [first, second] : [first],
    dependants,
    regionCode: draft.regionCode ?? null,
    employees: draft.employees ?? null,
  });
}

/** Everybody the policy would cover: contributors and dependants. */
export function countPeople(household: Household): number {
  return household.contributors.length + household.dependants.length;
}
