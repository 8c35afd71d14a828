import type { PlainDate } from '../dates/plain-date.ts';
import { compareMoney, convert, moneyOf, subtract, sumTerms, timesRatio, zero, type Money, type Term } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { fail, ok, type Result } from '../result.ts';
import { taxableCap, valueAt, type DatedValue, type ParameterProblem } from './parameters.ts';
import type { UfValue } from './quote.ts';
import { netToTaxable } from './taxable-income.ts';

/** Legal health contribution: 7 % of the taxable income (C9-10). */
const contributionPercent = 7;

/** What is known of one contributor's monthly income in pesos: net, gross ('bruto') or taxable ('imponible'). */
export type DeclaredIncome =
  { readonly kind: 'net' | 'gross' | 'taxable'; readonly amount: Money } | { readonly kind: 'unknown' };

export interface SimulationInput {
  readonly incomes: readonly DeclaredIncome[];
  /** 'disposicion_max': what the family would pay at most, CLP per month; it is then the maximum itself. */
  readonly availableMaximum: Money | null;
}

export interface SimulationContext {
  readonly today: PlainDate;
  readonly uf: UfValue | null;
}

export type SimulationProblem = ParameterProblem | { readonly kind: 'no-uf' };

/** Least and most a family may pay, CLP per month. */
export interface ContributionSimulation {
  readonly minimum: Money;
  readonly maximum: Money;
  /** What the figures rest on: incomes, the family's own maximum, or nothing (C4-14, C4-15). */
  readonly basis: 'incomes' | 'available-maximum' | 'no-data';
  /** Per income, in order: whether the cap on taxable income was reached (C4-06). */
  readonly capReached: readonly boolean[];
}

const minimumWithoutData = moneyOf(120_000, 'CLP', 'month');
const maximumWithoutData = moneyOf(270_000, 'CLP', 'month');

/** 90 % of the maximum, rounded to the peso (C4-05). */
function minimumOf(maximum: Money): Money {
  return timesRatio(maximum, 9, 10);
}

interface CappedIncome {
  readonly term: Term;
  readonly isCapped: boolean;
}

/** One contributor's 7 %, of the income or of the cap, not yet rounded; nothing when the income is unknown. */
function cappedIncome(income: DeclaredIncome, cap: Money, uf: UfValue): CappedIncome | null {
  switch (income.kind) {
    case 'unknown':
      return null;
    case 'net':
    case 'gross':
    case 'taxable': {
      const { numerator, denominator } = income.kind === 'net' ? netToTaxable : { numerator: 1, denominator: 1 };
      const base = timesRatio(income.amount, numerator, denominator);
      const isCapped = compareMoney(base, convert(cap, uf.rate)) >= 0;
      const term = isCapped
        ? { amount: cap, numerator: contributionPercent, denominator: 100, rate: uf.rate }
        : { amount: income.amount, numerator: numerator * contributionPercent, denominator: denominator * 100, rate: null };
      return { term, isCapped };
    }
  }
}

interface SevenPercent {
  readonly total: Money;
  readonly capReached: readonly boolean[];
  readonly cap: DatedValue<Money>;
}

/** Each base is computed and capped alone, then summed (decision 22); pesos are rounded once, at the end. */
function sevenPercentOf(incomes: readonly DeclaredIncome[], context: SimulationContext): Result<SevenPercent, SimulationProblem> {
  const { uf } = context;
  if (uf === null) return fail({ kind: 'no-uf' });
  const cap = valueAt(taxableCap, context.today);
  if (!cap.ok) return cap;
  const parts = incomes.map((income) => cappedIncome(income, cap.value.value, uf));
  const terms = parts.flatMap((part) => (part === null ? [] : [part.term]));
  return ok({
    total: sumTerms(terms, zero('CLP', 'month')),
    capReached: parts.map((part) => part?.isCapped ?? false),
    cap: cap.value,
  });
}

/**
 * Simulates what a family may pay per month (C4-03 to C4-06, C4-12 to C4-15, decision 22), in pesos.
 * The family's own maximum goes before incomes; without any of them the answer is 120.000 to 270.000.
 * Fails when incomes are given and the cap of that day or the UF is not known.
 */
export function simulateContribution(
  input: SimulationInput,
  context: SimulationContext,
): Result<ContributionSimulation, SimulationProblem> {
  const none = input.incomes.map(() => false);
  if (input.availableMaximum !== null) {
    const maximum = input.availableMaximum;
    return ok({ minimum: minimumOf(maximum), maximum, basis: 'available-maximum', capReached: none });
  }
  if (input.incomes.every((income) => income.kind === 'unknown')) {
    return ok({ minimum: minimumWithoutData, maximum: maximumWithoutData, basis: 'no-data', capReached: none });
  }
  const result = sevenPercentOf(input.incomes, context);
  if (!result.ok) return result;
  const { total, capReached } = result.value;
  return ok({ minimum: minimumOf(total), maximum: total, basis: 'incomes', capReached });
}

/** The family's legal 7 %, for 'Tu 7 %' on the price box. */
export interface LegalContribution {
  /** CLP per month, summed over the contributors whose income is known. */
  readonly total: Money;
  readonly capReached: readonly boolean[];
  readonly cap: DatedValue<Money>;
}

/** The legal 7 % of a family from net incomes, or why it cannot be told. */
export function legalContribution(
  household: Household,
  context: SimulationContext,
): Result<LegalContribution, SimulationProblem | { readonly kind: 'no-income' }> {
  const incomes = household.contributors.map(({ income }): DeclaredIncome =>
    income === null ? { kind: 'unknown' } : { kind: 'net', amount: income },
  );
  if (incomes.every((income) => income.kind === 'unknown')) return fail({ kind: 'no-income' });
  return sevenPercentOf(incomes, context);
}

/** How a price stands to the family's 7 %: the difference is never negative. */
export type ContributionBalance =
  { readonly kind: 'within'; readonly unused: Money } | { readonly kind: 'over'; readonly extra: Money };

/** Compares a monthly price in pesos with the legal 7 %: 'over' is what is paid on top ('Sobre tu 7 %'). */
export function balanceAgainst(price: Money, contribution: Money): ContributionBalance {
  return compareMoney(price, contribution) > 0
    ? { kind: 'over', extra: subtract(price, contribution) }
    : { kind: 'within', unused: subtract(contribution, price) };
}
