import type { PlainDate } from '../dates/plain-date.ts';
import type { Currency, ExchangeRate, Money } from '../money/money.ts';
import type { NumberRange, TariffConditions } from './tariff.ts';

/** Where a UF value came from (decision 8): the day's, an older stored one, or the fallback never to charge with. */
export interface UfValue {
  readonly rate: ExchangeRate;
  readonly date: PlainDate;
  readonly status: 'of-the-day' | 'older' | 'fallback';
}

/** What a price depends on beside product and family: day, UF, the edition's currency, the catalogue published. */
export interface PricingContext {
  readonly today: PlainDate;
  readonly uf: UfValue | null;
  /** Rates of other currencies into the edition's, e.g. dollars; none where absent. */
  readonly rates?: readonly UfValue[];
  readonly currency: Currency;
  readonly catalogueVersion: string;
}

/** Why a person has no price; every reason is listed. */
export type UninsurableReason =
  /** The tariff serves such persons, but not of that age. */
  | { readonly kind: 'age-outside-tariff'; readonly age: number }
  /** The table has a price at that age, but nobody of it may enter any more, or yet. */
  | { readonly kind: 'entry-age'; readonly age: number; readonly ages: NumberRange }
  /** The tariff has no row for that role or sex, or no insurable contributor to hang the policy on. */
  | { readonly kind: 'no-tariff-row'; readonly age: number | null }
  /** No row is for that region, breed, company size …; value null: the profile does not say it. */
  | { readonly kind: 'condition-unmet'; readonly condition: keyof TariffConditions; readonly value: string | number | null }
  | { readonly kind: 'too-many-people'; readonly count: number; readonly maximum: number }
  /** A rate tariff needs a salary that the profile does not say. */
  | { readonly kind: 'salary-missing'; readonly salary: 'monthlyPayroll' | 'monthlyIncome' }
  /** The product insures pets, or a company, and the profile has none. */
  | { readonly kind: 'nobody-to-insure'; readonly insures: 'pets' | 'company' }
  /** No tariff of the product holds on that day. */
  | { readonly kind: 'tariff-not-in-force'; readonly date: PlainDate }
  | { readonly kind: 'employees-below-minimum'; readonly minimum: number; readonly employees: number }
  /** A dated parameter (factor table, GES price) has no value on that day. */
  | { readonly kind: 'parameter-missing'; readonly parameter: string; readonly date: PlainDate };

/** How one person's part came about. `index` counts within the role; a company has no age. */
export interface PersonPrice {
  readonly role: 'contributor' | 'partner' | 'dependant' | 'pet' | 'company';
  readonly index: number;
  readonly age: number | null;
  readonly outcome:
    | { readonly kind: 'factor'; readonly factor: number; readonly plan: Money; readonly ges: Money }
    | { readonly kind: 'ges-only'; readonly ges: Money }
    | { readonly kind: 'tariff'; readonly amount: Money }
    /** A share of a salary, in millionths. */
    | { readonly kind: 'rate'; readonly millionths: number; readonly salary: Money; readonly amount: Money }
    | { readonly kind: 'uninsurable'; readonly reasons: readonly UninsurableReason[] };
}

/** The price of one product for one family: the same figure on card, comparison, detail and request (decision 24). */
export interface PriceForHousehold {
  readonly productId: number;
  readonly productCode: string;
  /** In the edition's currency, rounded once; null when nobody of the family is insurable. */
  readonly total: Money | null;
  /** The same in the product's own unit (UF), unrounded; null where there is none. */
  readonly totalInUnit: Money | null;
  /** Parts in the product's own unit that sum to totalInUnit: plan and GES for isapre plans. */
  readonly planPart: Money | null;
  readonly gesPart: Money | null;
  readonly people: readonly PersonPrice[];
  readonly profilesEvaluated: number;
  readonly profilesWithPrice: number;
  /** The rate the price was converted with, UF or another currency; null where none was needed. */
  readonly exchange: UfValue | null;
  readonly tariffVersion: string;
}
