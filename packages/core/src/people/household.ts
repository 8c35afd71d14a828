import type { Money } from '../money/money.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CompanyAnswers, HolderAnswers, JourneyAnswers } from './answers-beside-prices.ts';

export const sexes = ['Masculino', 'Femenino'] as const;
export type Sex = (typeof sexes)[number];

export const relationships = ['Hijo/Hija', 'Hijastro/Hijastra', 'Cónyuge', 'Padre/Madre', 'Nieto/Nieta', 'Otro'] as const;
export type Relationship = (typeof relationships)[number];

/** The most dependants one family form takes (B §9: 8 per array field). */
export const maximumDependants = 8;
/** The most people of one family: both who pay, and their dependants. */
export const maximumFamily = maximumDependants + 2;
/** Ages are whole completed years from 0 to this. */
export const maximumAge = 120;

/** The highest monthly income of a person, and payroll of a company, in whole units of the currency. */
export const maximumIncome = 1_000_000_000;
export const maximumPayroll = 1_000_000_000_000;

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

export const petSpecies = ['Perro', 'Gato'] as const;
export type PetSpecies = (typeof petSpecies)[number];
/** Ages of pets are whole completed years from 0 to this; no dog or cat grew older. */
export const maximumPetAge = 30;
/** The most pets one form takes, as for dependants. */
export const maximumPets = 8;

/** A pet to be insured; its breed may be unknown (a mixed one is a breed of its own, 'Mestizo'). */
export interface Pet {
  readonly species: PetSpecies;
  readonly breed: string | null;
  readonly age: number;
}

/** The most employees one company has. */
export const maximumEmployees = 999_999;

/** A company that insures its people. Payroll is the sum of all salaries of a month. */
export interface Company {
  readonly employees: number;
  readonly monthlyPayroll: Money | null;
  /** Risk class of its activity (SCTR), e.g. 'III'. */
  readonly riskClass: string | null;
}

/** The highest id that a sector of activity has. */
export const maximumSectorId = 999_999;

/** The longest journey a travel policy is asked for. */
export const maximumTripDays = 365;

/** What a profile has beside people: all of it is empty for a family that asks for itself. */
export interface BeyondPeople {
  /** The first is the main pet, the others extras (C3-25). */
  readonly pets: readonly Pet[];
  readonly company: Company | null;
  /** Days of the journey to be insured. */
  readonly tripDays: number | null;
  /** Where cover is wanted: a zone of the comparator, e.g. 'europa' or 'mundial-sin-eeuu'. */
  readonly zone: string | null;
}

export const peopleOnly: BeyondPeople = { pets: [], company: null, tripDays: null, zone: null };

/** A complete family, ready to be priced. `contributors` is the visitor and, for a couple, the partner. */
export interface Household extends BeyondPeople {
  readonly contributors: readonly [Contributor] | readonly [Contributor, Contributor];
  readonly dependants: readonly Dependant[];
  /** Region code of the edition, e.g. '13' for the Metropolitana. */
  readonly regionCode: string | null;
}

/** What the visitor has said so far; everything may be missing. */
export interface HouseholdDraft {
  readonly contributors: readonly Partial<Contributor & HolderAnswers>[];
  readonly dependants: readonly Partial<Dependant>[];
  readonly pets?: readonly (Partial<Pet> & Pick<Pet, 'species'>)[];
  readonly company?: Partial<Company & CompanyAnswers> | null;
  readonly tripDays?: number | null;
  readonly journey?: JourneyAnswers | null;
  readonly zone?: string | null;
  readonly regionCode?: string | null;
}

/** Why a draft is not a household yet. `path` names the answer, e.g. 'dependants.1.age'. */
export type HouseholdProblem =
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'out-of-range'; readonly path: string; readonly value: number; readonly from: number; readonly to: number }
  | { readonly kind: 'too-many'; readonly path: string; readonly count: number; readonly maximum: number };

/** A whole number within its range, or the problems that say why not; what is missing counts as 0 until it is given. */
class Answers {
  readonly problems: HouseholdProblem[] = [];

  whole(value: number | undefined, path: string, [from, to]: readonly [from: number, to: number]): number {
    if (value === undefined) this.problems.push({ kind: 'missing', path });
    else if (!Number.isInteger(value) || value < from || value > to) {
      this.problems.push({ kind: 'out-of-range', path, value, from, to });
    }
    return value ?? 0;
  }

  atMost(count: number, path: string, maximum: number): void {
    if (count > maximum) this.problems.push({ kind: 'too-many', path, count, maximum });
  }
}

function completeCompany(draft: Partial<Company>, answers: Answers): Company {
  return {
    employees: answers.whole(draft.employees, 'company.employees', [1, maximumEmployees]),
    monthlyPayroll: draft.monthlyPayroll ?? null,
    riskClass: draft.riskClass ?? null,
  };
}

function completeBeyondPeople(draft: HouseholdDraft, answers: Answers): BeyondPeople {
  const { pets = [], company, tripDays, zone } = draft;
  answers.atMost(pets.length, 'pets', maximumPets);
  return {
    pets: pets.map(({ species, breed, age }, index) => ({
      species,
      breed: breed ?? null,
      age: answers.whole(age, `pets.${index}.age`, [0, maximumPetAge]),
    })),
    company: company == null ? null : completeCompany(company, answers),
    tripDays: tripDays == null ? null : answers.whole(tripDays, 'tripDays', [1, maximumTripDays]),
    zone: zone ?? null,
  };
}

/** What was said, as far as it goes: where `problems` is empty it is complete, but for whether there is anybody. */
export interface ReadAnswers extends BeyondPeople {
  readonly contributors: readonly Contributor[];
  readonly dependants: readonly Dependant[];
  readonly regionCode: string | null;
  readonly problems: readonly HouseholdProblem[];
}

/**
 * Reads what was said, and lists every age and number that is missing or impossible. Sex missing becomes 'Masculino' for a
 * contributor (B §5), a dependant without relationship is Hijo/Hija.
 */
export function readAnswers(draft: HouseholdDraft): ReadAnswers {
  const answers = new Answers();
  const ages = [0, maximumAge] as const;
  const contributors = draft.contributors.slice(0, 2).map((person, index) => ({
    age: answers.whole(person.age, `contributors.${index}.age`, ages),
    sex: person.sex ?? 'Masculino',
    income: person.income ?? null,
  }));
  const dependants = draft.dependants.map((person, index) => ({
    age: answers.whole(person.age, `dependants.${index}.age`, ages),
    sex: person.sex ?? 'Masculino',
    relationship: person.relationship ?? 'Hijo/Hija',
  }));
  answers.atMost(dependants.length, 'dependants', maximumDependants);
  const beyondPeople = completeBeyondPeople(draft, answers);
  return { contributors, dependants, regionCode: draft.regionCode ?? null, ...beyondPeople, problems: answers.problems };
}

/** Turns what was said into a family that can be priced, or lists every answer that is missing or impossible. */
export function completeHousehold(draft: HouseholdDraft): Result<Household, readonly HouseholdProblem[]> {
  const { problems, contributors, ...rest } = readAnswers(draft);
  const [first, second] = contributors;
  if (!first) return fail([...problems, { kind: 'missing', path: 'contributors.0.age' }]);
  if (problems.length > 0) return fail(problems);
  return ok({ contributors: second ? [first, second] : [first], ...rest });
}

/** Everybody the policy would cover: contributors and dependants. */
export function countPeople(household: Household): number {
  return household.contributors.length + household.dependants.length;
}
