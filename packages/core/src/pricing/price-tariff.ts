import { add, timesRatio, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { peopleToPrice, uninsurable, withOutcome, type PricedPerson } from './priced-people.ts';
import type { PersonPrice, UninsurableReason } from './quote.ts';
import type { Tariff, TariffRow } from './tariff.ts';

/** Least employees of a collective product that names none (decision 13). */
export const defaultMinimumEmployees = 5;

/** What a tariff asks of a family, in the tariff's own currency and period. Null total: nobody is insurable. */
export interface TariffPrice {
  readonly total: Money | null;
  readonly people: readonly PersonPrice[];
}

/** True when the row is meant for the person's sex and role, whatever the age. */
function isFor(row: TariffRow, person: PricedPerson): boolean {
  const role = person.role === 'dependant' ? 'dependant' : 'contributor';
  return (row.sex === null || row.sex === person.sex) && (row.role === null || row.role === role);
}

/** The first row that fits, in the tariff's order. */
function rowFor(tariff: Tariff, person: PricedPerson): TariffRow | null {
  return tariff.rows.find((row) => isFor(row, person) && row.ageFrom <= person.age && person.age <= row.ageTo) ?? null;
}

/** The tariff serves such persons, but not at that age; or it has no row for them at any age. */
function reasonWithoutRow(tariff: Tariff, person: PricedPerson): UninsurableReason {
  const kind = tariff.rows.some((row) => isFor(row, person)) ? 'age-outside-tariff' : 'no-tariff-row';
  return { kind, age: person.age };
}

/** Employees missing for the product: every person is then uninsurable for that reason too (decision 13). */
function employeesReason(tariff: Tariff, household: Household, minimumEmployees: number | null): UninsurableReason | null {
  const minimum = minimumEmployees ?? (tariff.kind === 'perEmployee' ? defaultMinimumEmployees : 0);
  const employees = household.employees ?? 0;
  return employees < minimum ? { kind: 'employees-below-minimum', minimum, employees } : null;
}

/** Everybody's own row, unless a reason concerns all. */
function pricePeople(
  tariff: Tariff,
  people: readonly PricedPerson[],
  forAll: readonly UninsurableReason[],
): readonly PersonPrice[] {
  return people.map((person) => {
    const row = rowFor(tariff, person);
    if (row && forAll.length === 0) return withOutcome(person, { kind: 'tariff', amount: row.amount });
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
    if (holder === null) return uninsurable(person, [{ kind: 'no-tariff-row', age: person.age }]);
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
  const persons = peopleToPrice(household);
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
