import { add, timesRatio, type Money } from '../money/money.ts';
import type { Household, Sex } from '../people/household.ts';
import type { PersonPrice, UninsurableReason } from './quote.ts';
import type { Tariff, TariffRow } from './tariff.ts';

/** Least employees of a collective product that names none (decision 13). */
export const defaultMinimumEmployees = 5;

interface Person {
  readonly role: PersonPrice['role'];
  readonly index: number;
  readonly age: number;
  readonly sex: Sex;
}

/** What a tariff asks of a family, in the tariff's own currency and period. Null total: nobody is insurable. */
export interface TariffPrice {
  readonly total: Money | null;
  readonly people: readonly PersonPrice[];
}

function everyone(household: Household): readonly Person[] {
  return [
    ...household.contributors.map((person, position): Person => ({
      role: position === 0 ? 'contributor' : 'partner',
      index: 0,
      age: person.age,
      sex: person.sex,
    })),
    ...household.dependants.map((person, index): Person => ({ role: 'dependant', index, age: person.age, sex: person.sex })),
  ];
}

/** The first row that fits: rows that name a sex or role come before those for anybody when the tariff lists them so. */
function rowFor(tariff: Tariff, person: Person): TariffRow | null {
  const role = person.role === 'dependant' ? 'dependant' : 'contributor';
  return (
    tariff.rows.find(
      (row) =>
        row.ageFrom <= person.age &&
        person.age <= row.ageTo &&
        (row.sex === null || row.sex === person.sex) &&
        (row.role === null || row.role === role),
    ) ?? null
  );
}

function reasonWithoutRow(tariff: Tariff, person: Person): UninsurableReason {
  const ageIsKnown = tariff.rows.some((row) => row.ageFrom <= person.age && person.age <= row.ageTo);
  return ageIsKnown ? { kind: 'no-tariff-row', age: person.age } : { kind: 'age-outside-tariff', age: person.age };
}

function priced({ role, index, age }: Person, amount: Money): PersonPrice {
  return { role, index, age, outcome: { kind: 'tariff', amount } };
}

function uninsurable({ role, index, age }: Person, reasons: readonly UninsurableReason[]): PersonPrice {
  return { role, index, age, outcome: { kind: 'uninsurable', reasons } };
}

/** Employees missing for the product: every person is then uninsurable for that reason too (decision 13). */
function employeesReason(tariff: Tariff, household: Household, minimumEmployees: number | null): UninsurableReason | null {
  const minimum = minimumEmployees ?? (tariff.kind === 'perEmployee' ? defaultMinimumEmployees : 0);
  const employees = household.employees ?? 0;
  return employees < minimum ? { kind: 'employees-below-minimum', minimum, employees } : null;
}

/** Everybody's own row, unless a reason concerns all. */
function pricePeople(tariff: Tariff, people: readonly Person[], forAll: readonly UninsurableReason[]): readonly PersonPrice[] {
  return people.map((person) => {
    const row = rowFor(tariff, person);
    if (row && forAll.length === 0) return priced(person, row.amount);
    return uninsurable(person, row ? forAll : [...forAll, reasonWithoutRow(tariff, person)]);
  });
}

/** One charge for the policy: the oldest insurable contributor carries it, whoever else has a row is covered at no further cost. */
function chargeOnce(people: readonly PersonPrice[]): readonly PersonPrice[] {
  const contributors = people.filter((person) => person.role !== 'dependant' && person.outcome.kind === 'tariff');
  const holder = contributors.reduce<PersonPrice | null>(
    (oldest, person) => (oldest === null || person.age > oldest.age ? person : oldest),
    null,
  );
  return people.map((person): PersonPrice => {
    if (person === holder || person.outcome.kind !== 'tariff') return person;
    if (holder === null)
      return { ...person, outcome: { kind: 'uninsurable', reasons: [{ kind: 'no-tariff-row', age: person.age }] } };
    return { ...person, outcome: { kind: 'tariff', amount: timesRatio(person.outcome.amount, 0) } };
  });
}

function totalOf(people: readonly PersonPrice[]): Money | null {
  let total: Money | null = null;
  for (const { outcome } of people) {
    if (outcome.kind === 'tariff') total = total === null ? outcome.amount : add(total, outcome.amount);
  }
  return total;
}

/**
 * Prices a family by a tariff (decision 23): the sum over insurable people, in the currency and period of its rows.
 * `perEmployee` looks at the visitor alone, who stands for the company, and multiplies that row by the employees.
 */
export function priceTariff(tariff: Tariff, household: Household, minimumEmployees: number | null): TariffPrice {
  const shortage = employeesReason(tariff, household, minimumEmployees);
  const forAll = shortage === null ? [] : [shortage];
  const persons = everyone(household);
  switch (tariff.kind) {
    case 'perPerson': {
      const people = pricePeople(tariff, persons, forAll);
      return { total: totalOf(people), people };
    }
    case 'fixed': {
      const people = chargeOnce(pricePeople(tariff, persons, forAll));
      return { total: totalOf(people), people };
    }
    case 'perEmployee': {
      const people = pricePeople(tariff, persons.slice(0, 1), forAll);
      const single = totalOf(people);
      return { total: single === null ? null : timesRatio(single, household.employees ?? 0), people };
    }
  }
}
