import { convertBack, decimalsOf, type Currency, type Money } from '../money/money.ts';
import type { UfValue } from '../pricing/quote.ts';

/** What amounts of a year are compared in. */
export interface AmountUnits {
  readonly uf: UfValue | null;
  /** Of the list. */
  readonly currency: Currency;
}

const major = ({ units, currency }: Money): number => units / 10 ** decimalsOf[currency];

function inUf(amount: Money | null, uf: UfValue | null): number | null {
  if (amount === null) return null;
  if (amount.currency === 'UF') return major(amount);
  return uf !== null && amount.currency === uf.rate.to ? major(convertBack(amount, uf.rate)) : null;
}

/** Upper limit of what a product pays in a year, in UF. Null where it is not stated or cannot be turned into UF. */
export function annualCapInUf(annualCap: Money | null, { uf }: AmountUnits): number | null {
  return inUf(annualCap, uf);
}

/** The unit that deductibles are offered and limited in: the UF where there is one, else the list's currency. */
export function deductibleUnit({ uf, currency }: AmountUnits): Currency {
  return uf === null ? currency : 'UF';
}

/** What the insured pays first in a year, in whole `deductibleUnit`s; null where it is not stated or in another currency. */
export function deductibleIn(deductible: Money | null, units: AmountUnits): number | null {
  if (deductible?.currency === deductibleUnit(units)) return major(deductible);
  return units.uf === null ? null : inUf(deductible, units.uf);
}

/** Annual caps offered as 'at least', in UF. */
export const annualCapSteps = [1_000, 3_000, 5_000, 10_000] as const;

/** Deductibles offered as 'at most', by unit: about what a month's, a quarter's and a year's premium come to. */
export const deductibleSteps: Readonly<Record<Currency, readonly number[]>> = {
  UF: [3, 10, 20, 50, 100],
  CLP: [100_000, 500_000, 1_000_000],
  PEN: [500, 1_000, 2_000],
  COP: [500_000, 1_000_000, 2_000_000],
  USD: [1_000, 2_500, 5_000, 10_000],
  MXN: [10_000, 30_000, 60_000],
  CHF: [300, 500, 1_000, 1_500, 2_000, 2_500],
};
