import type { PlainDate } from '../dates/plain-date.ts';
import type { Currency, Money, Period } from '../money/money.ts';
import type { PetSpecies, Sex } from '../people/household.ts';

/** Both ends included; `to` null: without end. */
export interface NumberRange {
  readonly from: number;
  readonly to: number | null;
}

/** Axes of a tariff beyond age, sex and role. Each one given has to fit; a row without any fits everybody of its age. */
export interface TariffConditions {
  /** Which person of the same role, from 1: contributors as they come, dependants and pets from the oldest. */
  readonly nth?: NumberRange;
  readonly region?: string;
  readonly petSpecies?: PetSpecies;
  readonly petBreed?: string;
  /** Size of the company. */
  readonly employees?: NumberRange;
  /** Sum of a month's salaries of the company, in major units of the tariff's currency. */
  readonly monthlyPayroll?: NumberRange;
  /** Monthly income of the contributor, in major units of its currency. */
  readonly monthlyIncome?: NumberRange;
  /** Dependants of the family. */
  readonly dependants?: NumberRange;
  readonly riskClass?: string;
  readonly tripDays?: NumberRange;
  readonly zone?: string;
}

interface TariffCell {
  /** First and last age insured, both included. */
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly sex: Sex | null;
  /** 'contributor' is the visitor and the partner. Null means any. */
  readonly role: 'contributor' | 'dependant' | null;
  readonly conditions?: TariffConditions;
}

/** One cell of a tariff: the amount of a person, pet or employee that fits. */
export interface TariffRow extends TariffCell {
  readonly amount: Money;
}

/** One cell of a tariff that is a share of a salary: millionths, so 1.23 % is 12,300. */
export interface RateRow extends TariffCell {
  readonly millionths: number;
}

/** A waiting period: what is covered only after so many days. */
export interface WaitingPeriod {
  readonly benefit: string;
  readonly days: number;
}

/** The most people (or pets) that a policy may be limited to (C9-20); a company's are its employees. */
export const mostPeopleOfPolicy = 100;

/** Rules of a tariff beside its table. */
export interface TariffRules {
  /** First and last age at which somebody of that role may enter, where it is narrower than the table. */
  readonly entryAges: readonly { readonly role: 'contributor' | 'dependant' | 'pet'; readonly ages: NumberRange }[];
  /** The most people (or pets) of one policy, from 1 to `mostPeopleOfPolicy`. */
  readonly maximumPeople: number | null;
  /** The least a policy costs, in the tariff's currency and period. */
  readonly minimumTotal: Money | null;
  /** A monthly tariff that is paid, and shown, for twelve months at once (the mandatory Covid insurance, A9-22). */
  readonly isPaidYearly: boolean;
  readonly waitingPeriods: readonly WaitingPeriod[];
  /** Incomes of its rates, cap and conditions are taxable ones, estimated from the net one of the profile (decision 22); absent: net. */
  readonly isOfTaxableIncome?: true;
}

export const noRules: TariffRules = {
  entryAges: [],
  maximumPeople: null,
  minimumTotal: null,
  isPaidYearly: false,
  waitingPeriods: [],
};

export const amountTariffKinds = ['perPerson', 'perPet', 'fixed', 'perEmployee'] as const;
export const rateTariffKinds = ['payrollRate', 'incomeRate'] as const;
export const tariffKinds = [...amountTariffKinds, ...rateTariffKinds] as const;

interface TariffHead {
  readonly id: string;
  /** Changes whenever a figure or rule does: quotes name it. */
  readonly version: string;
  readonly currency: Currency;
  readonly period: Period;
  readonly validFrom: PlainDate;
  /** Last day it holds, inclusive; null while no end is known. */
  readonly validTo: PlainDate | null;
  readonly rules: TariffRules;
}

/**
 * A table of amounts (decision 23). `perPerson` adds the row of each person, `perPet` of each pet, `fixed` charges one
 * row (the oldest contributor's) for the policy, `perEmployee` multiplies one row by the employees.
 */
export interface AmountTariff extends TariffHead {
  readonly kind: (typeof amountTariffKinds)[number];
  readonly rows: readonly TariffRow[];
}

/** A table of rates: `payrollRate` of the company's monthly payroll (SCTR), `incomeRate` of each contributor's income. */
export interface RateTariff extends TariffHead {
  readonly kind: (typeof rateTariffKinds)[number];
  readonly rows: readonly RateRow[];
  /** The most of one income that is charged, in whole units of the edition's currency; null: all of it. */
  readonly incomeCap: Money | null;
}

export type Tariff = AmountTariff | RateTariff;

/**
 * How a product is priced: the isapre formula over its base price in UF, or a tariff. A product's tariffs follow each
 * other in time, oldest first, without overlap; the one of the day is taken.
 */
export type ProductPricing =
  | { readonly kind: 'isapre'; readonly isapreCode: string; readonly basePrice: Money }
  | { readonly kind: 'tariff'; readonly tariffs: readonly Tariff[]; readonly minimumEmployees: number | null };
