import { Money, sumTerms, zero, type Currency, type ExchangeRate, type Term } from '../money/money.ts';
import type { PriceForHousehold } from '../pricing/quote.ts';
import type { CostReason, EstimatedUse, HealthSystem, NotComputable, Use, UseAmounts } from './care-cost.ts';
import { approximateUnits, roundedSurely } from './approximate-units.ts';
import { exactTerm } from './exact-units.ts';

/** 'Costo anual estimado' of a family: its premiums of a year and what its insured people pay for care, per level of use. */
export interface YearlyCostAmounts {
  readonly kind: 'computed';
  readonly low: Money;
  readonly medium: Money;
  readonly high: Money;
  /** The health system counted with. */
  readonly system: HealthSystem;
}
export type YearlyCost = YearlyCostAmounts | NotComputable;

/** What a year's cost depends on beside use and price. */
export interface YearlyCostContext {
  /** Health system of the visitor; null: not known, and then `assumedSystem` counts for every product alike. */
  readonly system: HealthSystem | null;
  readonly currency: Currency;
  /** Value of the unit that the basket is in, e.g. UF of the day. */
  readonly rate: ExchangeRate | null;
}

type YearlyPrice = Pick<PriceForHousehold, 'total' | 'people'>;

/** Counted with where the visitor has not said theirs: nearly every product can be had with it, so that costs compare. */
export const assumedSystem: HealthSystem = 'isapre';
const otherSystem = { isapre: 'fonasa', fonasa: 'isapre' } as const satisfies Record<HealthSystem, HealthSystem>;

const paymentsOfYear = { month: 12, year: 1 } as const;

/** People whose care the product pays for: those with a price. Null: a company or a pet is priced, not people. */
export function insuredPeople(people: PriceForHousehold['people']): number | null {
  const priced = people.filter(({ outcome }) => outcome.kind !== 'uninsurable');
  const arePeople = priced.every(({ role }) => role === 'contributor' || role === 'partner' || role === 'dependant');
  return arePeople ? priced.length : null;
}

interface ChosenUse {
  readonly amounts: UseAmounts;
  readonly system: HealthSystem;
}

/** The use under the visitor's system (null: the assumed one), or the only one that the product can be had with. */
export function chooseUse(use: EstimatedUse, asked: HealthSystem | null): ChosenUse | NotComputable {
  const system = asked ?? assumedSystem;
  const chosen = use[system] === undefined ? otherSystem[system] : system;
  const amounts = use[chosen];
  if (amounts === undefined) return { kind: 'not-computable', reasons: [{ kind: 'outside-basket' }] };
  return amounts.kind === 'computed' ? { amounts, system: chosen } : amounts;
}

function premiumTerm({ units, currency }: Money, payments: number): Term {
  return { amount: new Money(units, currency, 'year'), numerator: payments, denominator: 1, rate: null };
}

/** The year's cost per level of use, worked out when asked for; see `yearlyCost`. */
export function yearlyCostByUse(
  use: EstimatedUse | null,
  { total, people }: YearlyPrice,
  { system, currency, rate }: YearlyCostContext,
): { readonly system: HealthSystem; readonly costOf: (use: Use) => Money } | NotComputable {
  const refuse = (reason: CostReason): NotComputable => ({ kind: 'not-computable', reasons: [reason] });
  if (use === null) return refuse({ kind: 'no-basket' });
  const chosen = chooseUse(use, system);
  if ('kind' in chosen) return chosen;
  if (total === null || total.currency !== currency) return refuse({ kind: 'no-price' });
  if (total.period === 'once') return refuse({ kind: 'single-payment' });
  const insured = insuredPeople(people);
  if (insured === null) return refuse({ kind: 'company-price' });
  const unit = chosen.amounts.low.currency;
  if (unit !== currency && (rate?.from !== unit || rate.to !== currency)) return refuse({ kind: 'no-rate' });
  const payments = paymentsOfYear[total.period];
  return {
    system: chosen.system,
    costOf: (level) => {
      const amount = chosen.amounts[level];
      const care = approximateUnits(amount, currency, rate);
      const units = care === null ? null : roundedSurely(total.units * payments + care * insured);
      if (units !== null) return new Money(units, currency, 'year');
      const terms = [premiumTerm(total, payments), exactTerm(amount, insured, unit === currency ? null : rate)];
      return sumTerms(terms, zero(currency, 'year'));
    },
  };
}

/**
 * The year's cost of a product for a family: 12 monthly premiums or one yearly, plus what each insured person pays for
 * care, per level of use, in `context.currency` a year, rounded once. Premium: the price as charged (decision 24).
 * Says why it cannot be worked out; null `use` is a product whose source was never measured.
 */
export function yearlyCost(use: EstimatedUse | null, price: YearlyPrice, context: YearlyCostContext): YearlyCost {
  const byUse = yearlyCostByUse(use, price, context);
  if ('kind' in byUse) return byUse;
  const { system, costOf } = byUse;
  return { kind: 'computed', low: costOf('low'), medium: costOf('medium'), high: costOf('high'), system };
}
