import fc from 'fast-check';
import { moneyOf } from '../../money/money.ts';
import { petSpecies, sexes, type Household } from '../../people/household.ts';

/** Ages on both sides of every band that the random tariffs and the factor table have. */
export const age = fc.constantFrom(0, 1, 2, 17, 18, 19, 20, 24, 25, 30, 34, 35, 44, 45, 60, 64, 65, 66, 90, 120);
const sex = fc.constantFrom(...sexes);

export const breeds = ['Mestizo', 'Poodle'] as const;
export const riskClasses = ['I', 'III'] as const;
export const zones = ['europa', 'mundial'] as const;
export const regionCodes = ['13', '5', '8'] as const;

/** Salaries around the caps and ranges of the random tariffs. */
export const salary = fc.constantFrom(0, 499_999, 500_000, 1_000_001, 3_000_000).map((amount) => moneyOf(amount, 'CLP', 'month'));

const contributor = fc.record({ age, sex, income: fc.option(salary) });
const dependant = fc.record({
  age,
  sex,
  relationship: fc.constantFrom('Hijo/Hija' as const, 'Cónyuge' as const, 'Padre/Madre' as const),
});
const pet = fc.record({
  species: fc.constantFrom(...petSpecies),
  breed: fc.option(fc.constantFrom(...breeds)),
  age: fc.integer({ min: 0, max: 14 }),
});

/** One person or a couple with whomever and whatever a profile can have. */
export const arbitraryHousehold: fc.Arbitrary<Household> = fc.record({
  contributors: fc.oneof(fc.tuple(contributor), fc.tuple(contributor, contributor)),
  dependants: fc.oneof(
    { weight: 6, arbitrary: fc.array(dependant, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(dependant, { minLength: 3, maxLength: 8 }) },
  ),
  regionCode: fc.constantFrom(null, ...regionCodes),
  pets: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(pet, { maxLength: 3 }) }),
  company: fc.option(
    fc.record({
      employees: fc.constantFrom(1, 4, 5, 20),
      monthlyPayroll: fc.option(salary),
      riskClass: fc.option(fc.constantFrom(...riskClasses)),
    }),
  ),
  tripDays: fc.option(fc.constantFrom(1, 7, 8, 30)),
  zone: fc.option(fc.constantFrom(...zones)),
});
