import { toNumber } from '../money/money.ts';
import type { Household, PetSpecies, Sex } from '../people/household.ts';
import type { PersonPrice } from './quote.ts';
import { taxableOf } from './taxable-income.ts';
import type { Tariff, TariffConditions, TariffRules } from './tariff.ts';

/** One row of the quote: a person, a pet or the company, with what a tariff asks about it. */
export interface TariffSubject {
  readonly role: PersonPrice['role'];
  readonly index: number;
  readonly age: number | null;
  readonly sex: Sex | null;
  /** Rank within the role from 1: contributors as they come, dependants and pets from the oldest. */
  readonly nth: number;
  readonly petSpecies: PetSpecies | null;
  readonly petBreed: string | null;
  /** Monthly, in major units of its currency: net, as the profile says it, or the taxable one it stands for, where the tariff says so. */
  readonly monthlyIncome: number | null;
}

/** Rank of each member from the oldest, ties as they come. */
function ranksFromOldest(ages: readonly number[]): readonly number[] {
  const order = ages
    .map((age, index) => ({ age, index }))
    .sort((left, right) => right.age - left.age || left.index - right.index);
  const ranks = ages.map(() => 0);
  order.forEach(({ index }, rank) => {
    ranks[index] = rank + 1;
  });
  return ranks;
}

const noPet = { petSpecies: null, petBreed: null } as const;

function people({ contributors, dependants }: Household): readonly TariffSubject[] {
  const ranks = ranksFromOldest(dependants.map(({ age }) => age));
  return [
    ...contributors.map(({ age, sex, income }, position): TariffSubject => ({
      role: position === 0 ? 'contributor' : 'partner',
      index: 0,
      age,
      sex,
      nth: position + 1,
      ...noPet,
      monthlyIncome: income === null ? null : toNumber(income),
    })),
    ...dependants.map(({ age, sex }, index): TariffSubject => ({
      role: 'dependant',
      index,
      age,
      sex,
      nth: ranks[index] ?? 1,
      ...noPet,
      monthlyIncome: null,
    })),
  ];
}

function pets({ pets: own }: Household): readonly TariffSubject[] {
  const ranks = ranksFromOldest(own.map(({ age }) => age));
  return own.map(({ species, breed, age }, index): TariffSubject => ({
    role: 'pet',
    index,
    age,
    sex: null,
    nth: ranks[index] ?? 1,
    petSpecies: species,
    petBreed: breed,
    monthlyIncome: null,
  }));
}

const company: TariffSubject = { role: 'company', index: 0, age: null, sex: null, nth: 1, ...noPet, monthlyIncome: null };

/** The same people with their taxable incomes, of which legal contributions are taken. */
function withTaxableIncomes(household: Household): readonly TariffSubject[] {
  const incomes = household.contributors.map(({ income }) => (income === null ? null : toNumber(taxableOf(income))));
  return people(household).map((subject) =>
    subject.role === 'dependant' ? subject : { ...subject, monthlyIncome: incomes[subject.nth - 1] ?? null },
  );
}

/** Whom a tariff looks at: the people, the pets, or the company; none where the profile has no pet or company. */
export type SubjectsOf = (kind: Tariff['kind'], rules?: Pick<TariffRules, 'isOfTaxableIncome'>) => readonly TariffSubject[];

/** Prepares whom tariffs look at in one household: each list is made when a tariff first asks for it. */
export function prepareSubjects(household: Household): SubjectsOf {
  const companies = household.company === null ? [] : [company];
  let [ownPeople, ownEarners, ownPets]: (readonly TariffSubject[] | null)[] = [null, null, null];
  return (kind, rules) => {
    switch (kind) {
      case 'perPerson':
      case 'fixed':
      case 'incomeRate':
        if (rules?.isOfTaxableIncome === true) return (ownEarners ??= withTaxableIncomes(household));
        return (ownPeople ??= people(household));
      case 'perPet':
        return (ownPets ??= pets(household));
      case 'perEmployee':
      case 'payrollRate':
        return companies;
    }
  };
}

/** What a subject answers to a condition of a row; null: the profile does not say it. */
export function answerTo(
  condition: keyof TariffConditions,
  subject: TariffSubject,
  household: Household,
): string | number | null {
  switch (condition) {
    case 'nth':
    case 'petSpecies':
    case 'petBreed':
    case 'monthlyIncome':
      return subject[condition];
    case 'region':
      return household.regionCode;
    case 'dependants':
      return household.dependants.length;
    case 'employees':
      return household.company?.employees ?? null;
    case 'monthlyPayroll':
      return household.company?.monthlyPayroll ? toNumber(household.company.monthlyPayroll) : null;
    case 'riskClass':
      return household.company?.riskClass ?? null;
    case 'tripDays':
    case 'zone':
      return household[condition];
  }
}
