import type { Household, Sex } from '../people/household.ts';
import type { PersonPrice, UninsurableReason } from './quote.ts';

/** One person of a family as pricing sees them; `index` counts within the role. */
export interface PricedPerson {
  readonly role: 'contributor' | 'partner' | 'dependant';
  readonly index: number;
  readonly age: number;
  readonly sex: Sex;
}

/** Everybody of a family in one list: the visitor, the partner, the dependants. */
export function peopleToPrice(household: Household): readonly PricedPerson[] {
  return [
    ...household.contributors.map(({ age, sex }, position): PricedPerson => ({
      role: position === 0 ? 'contributor' : 'partner',
      index: 0,
      age,
      sex,
    })),
    ...household.dependants.map(({ age, sex }, index): PricedPerson => ({ role: 'dependant', index, age, sex })),
  ];
}

type Insured = Pick<PersonPrice, 'role' | 'index' | 'age'>;

/** The person, pet or company with the way their part came about. */
export function withOutcome({ role, index, age }: Insured, outcome: PersonPrice['outcome']): PersonPrice {
  return { role, index, age, outcome };
}

/** The person, pet or company without a price, and every reason why. */
export function uninsurable(insured: Insured, reasons: readonly UninsurableReason[]): PersonPrice {
  return withOutcome(insured, { kind: 'uninsurable', reasons });
}

/** The same with reasons worked out when they are first read: a list of thousands shows those of a page. */
export function uninsurableFor(insured: Insured, reasonsOf: () => readonly UninsurableReason[]): PersonPrice {
  let known: readonly UninsurableReason[] | null = null;
  return withOutcome(insured, {
    kind: 'uninsurable',
    get reasons() {
      known ??= reasonsOf();
      return known;
    },
  });
}
