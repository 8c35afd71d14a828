import type { Money } from '../money/money.ts';
import type { Sex } from '../people/household.ts';

/** One cell of a tariff: the monthly or yearly amount of a person of that age, sex and role. Null means any. */
export interface TariffRow {
  /** First and last age insured, both included. */
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly sex: Sex | null;
  readonly role: 'contributor' | 'dependant' | null;
  readonly amount: Money;
}

/**
 * A tariff as data (decision 23). `perPerson` adds the row of each person, `fixed` charges one row (the
 * oldest contributor's) for the policy, `perEmployee` multiplies one row by the employees.
 */
export interface Tariff {
  readonly id: string;
  readonly version: string;
  readonly kind: 'perPerson' | 'fixed' | 'perEmployee';
  readonly rows: readonly TariffRow[];
}

/** How a product is priced: the isapre formula over its base price in UF, or a tariff. */
export type ProductPricing =
  | { readonly kind: 'isapre'; readonly isapreCode: string; readonly basePrice: Money }
  | { readonly kind: 'tariff'; readonly tariff: Tariff; readonly minimumEmployees: number | null };
