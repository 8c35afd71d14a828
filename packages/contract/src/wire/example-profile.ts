import type { Comparator } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import type { Profile } from '../schemas/profile.ts';
import { profilePlace } from './household-of-profile.ts';
import { profileOfSaid } from './write-profile.ts';

/**
 * The example profile of a comparator, or of the edition (decision 26): shown as 'Perfil de ejemplo', never stored or
 * sent as the visitor's own.
 */
export function exampleProfile(
  edition: Edition,
  comparator: Pick<Comparator, 'currency' | 'regions' | 'example'> | null = null,
): Profile {
  const person = edition.exampleProfile;
  const { regions } = profilePlace(edition, comparator);
  const example = comparator?.example ?? {};
  const regionCode = example.regionCode ?? person.regionCode;
  const { company, pets, tripDays, zone } = example;
  const income = example.monthlyIncome ?? (person.income === null ? null : Number(person.income));
  const currency = comparator?.currency ?? edition.currency;
  const money = (amount: number | null): Money | null => (amount === null ? null : moneyOf(amount, currency, 'month'));
  const profile = profileOfSaid(
    {
      contributors: [{ sex: example.sex ?? person.sex, age: example.age ?? person.age, income: money(income) }],
      dependants: [],
      regionCode,
      ...(pets ? { pets } : {}),
      ...(company ? { company: { ...company, monthlyPayroll: money(company.monthlyPayroll) } } : {}),
      ...(tripDays === undefined ? {} : { tripDays }),
      ...(zone === undefined ? {} : { zone }),
    },
    { regions, isEntered: false },
  );
  if (profile === null) throw new Error(`the example of ${edition.id} is no profile`);
  return profile;
}
