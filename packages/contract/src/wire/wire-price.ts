import { add, convert, convertBack, Money, rateToNumber } from '@cotejo/core/money';
import type { Household } from '@cotejo/core/people';
import type { PersonPrice, PriceForHousehold, PricingContext, UfValue } from '@cotejo/core/pricing';
import { sayInSpanish } from '@cotejo/core/say';
import { legalContribution } from '@cotejo/core/simulation';
import type { YearlyCost } from '@cotejo/core/yearly-cost';
import type { ProfilePrice, Uf } from '../schemas/compare.ts';
import { personReason, personReasonTexts } from './person-reason.ts';
import { wireAmount, wireAmountOrNull } from './wire-amount.ts';
import { wireYearlyCost } from './wire-care.ts';
import { perPersonSuffix } from './wire-period.ts';

export { wireAmount, wireAmountOrNull } from './wire-amount.ts';

/** A UF value with its date and where it stands (decision 8). */
export function wireUf({ rate, date, status }: UfValue): Uf {
  return { valor: rateToNumber(rate), fecha: date, status };
}

const inSpanish = sayInSpanish(personReasonTexts);

function wirePerson({ role, index, age, outcome }: PersonPrice): ProfilePrice['profiles'][number] {
  const nothing = { factor: null, percentage: null, salary: null, amount: null, reasons: [] };
  const person = { role, index, edad: age, method: outcome.kind, ...nothing };
  switch (outcome.kind) {
    case 'factor':
      return { ...person, factor: outcome.factor, amount: wireAmount(add(outcome.plan, outcome.ges)) };
    case 'ges-only':
      return { ...person, amount: wireAmount(outcome.ges) };
    case 'tariff':
      return { ...person, amount: wireAmount(outcome.amount) };
    case 'rate':
      return {
        ...person,
        percentage: outcome.millionths / 10_000,
        salary: wireAmount(outcome.salary),
        amount: wireAmount(outcome.amount),
      };
    case 'uninsurable': {
      const reasonCodes = outcome.reasons.map((reason) => personReason(reason, role));
      return { ...person, reasonCodes, reasons: reasonCodes.map(({ code, values }) => inSpanish(code, values)) };
    }
  }
}

/** The family's legal 7 % per month ('Tu 7 %'); null where no income was given or the law of that day is not known. */
export function contributionOf(household: Household, { today, uf }: Pick<PricingContext, 'today' | 'uf'>): Money | null {
  const contribution = legalContribution(household, { today, uf });
  return contribution.ok ? contribution.value.total : null;
}

/** What a price is shown with beside the price itself. */
export interface PriceSurroundings {
  /** True once the visitor entered the profile: then the price is theirs, and no 'Desde' (A9-24, decision 26). */
  readonly isOwnProfile: boolean;
  /** The family's legal 7 % per month; null where it is not known. Shown with isapre plans only. */
  readonly contribution: Money | null;
}

/** True when the price is the visitor's own: entered by them, and somebody has one. */
export function arePricesDefined(price: PriceForHousehold, { isOwnProfile }: PriceSurroundings): boolean {
  return isOwnProfile && price.total !== null;
}

const monthsOfYear = 12;

/** What one employee costs of a price that a company pays by its employees, in the price's currency and period. */
function perPersonPart({ people, total, exchange }: PriceForHousehold): ProfilePrice['perPerson'] {
  const outcome = people.find(({ role }) => role === 'company')?.outcome;
  if (total === null || outcome?.kind !== 'tariff') return null;
  const { amount } = outcome;
  const isPaidYearly = total.period === 'year' && amount.period === 'month';
  const part = isPaidYearly ? new Money(amount.units * monthsOfYear, amount.currency, 'year') : amount;
  return { amount: wireAmount(exchange === null ? part : convert(part, exchange.rate)), suffix: perPersonSuffix(part.period) };
}

/** The price of a family, person by person, as it crosses the wire (A3-43, B3-34, B3-35). */
export function wireProfilePrice(
  price: PriceForHousehold,
  surroundings: PriceSurroundings & { readonly yearlyCost: YearlyCost },
): ProfilePrice {
  return {
    total: {
      profilesWithPrice: price.profilesWithPrice,
      profilesEvaluated: price.profilesEvaluated,
      arePricesDefined: arePricesDefined(price, surroundings),
    },
    price: wireAmountOrNull(price.total),
    unitPrice: wireAmountOrNull(price.totalInUnit),
    perPerson: perPersonPart(price),
    planPart: wireAmountOrNull(price.planPart),
    gesPart: wireAmountOrNull(price.gesPart),
    contribution: wireAmountOrNull(surroundings.contribution),
    profiles: price.people.map(wirePerson),
    yearlyCost: wireYearlyCost(surroundings.yearlyCost),
    tariffVersion: price.tariffVersion,
    ufDate: price.exchange?.rate.from === 'UF' ? price.exchange.date : null,
  };
}

/** The family's price in UF: as the product has it, else from the edition's currency over the day's UF. */
export function priceInUf(price: PriceForHousehold, uf: UfValue): Money | null {
  if (price.totalInUnit?.currency === uf.rate.from) return price.totalInUnit;
  return price.total?.currency === uf.rate.to ? convertBack(price.total, uf.rate) : null;
}
