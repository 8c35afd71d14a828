import type { Product } from '../catalogue/catalogue.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import { convert, type Currency, type ExchangeRate, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import type { ParameterProblem } from './parameters.ts';
import { prepareIsapre } from './price-isapre.ts';
import { peopleToPrice, uninsurable } from './priced-people.ts';
import { prepareSubjects } from './tariff-subjects.ts';
import { priceTariff, type TariffPrice } from './price-tariff.ts';
import type { PersonPrice, PriceForHousehold, PricingContext, UfValue, UninsurableReason } from './quote.ts';
import type { Tariff } from './tariff.ts';

export { chooseUf, fallbackUf, type StoredUf } from './choose-uf.ts';
export type { PersonPrice, PriceForHousehold, PricingContext, UfValue, UninsurableReason } from './quote.ts';
export { tariffConditions } from './match-tariff-row.ts';
export { amountTariffKinds, mostPeopleOfPolicy, noRules, rateTariffKinds, tariffKinds } from './tariff.ts';
export type {
  AmountTariff,
  NumberRange,
  ProductPricing,
  RateRow,
  RateTariff,
  Tariff,
  TariffConditions,
  TariffRow,
  TariffRules,
  WaitingPeriod,
} from './tariff.ts';

/** The part of a product that its price depends on. */
export type PricedProduct = Pick<Product, 'id' | 'code' | 'pricing'>;

/** Gives the price of any product for the family and day it was prepared for. */
export type ProductPricer = (product: PricedProduct) => PriceForHousehold;

/** The rate that turns a currency into the edition's: the UF's or another's; null when none is known or needed. */
function rateFor(currency: Currency, context: PricingContext): UfValue | null {
  if (currency === context.currency) return null;
  const known = context.uf === null ? (context.rates ?? []) : [context.uf, ...(context.rates ?? [])];
  return known.find(({ rate }) => rate.from === currency && rate.to === context.currency) ?? null;
}

/** The same for amounts without their object: the rate, null where none is needed, 'unknown' where there is none. */
export function exchangeFor(currency: Currency, context: PricingContext): ExchangeRate | null | 'unknown' {
  if (currency === context.currency) return null;
  return rateFor(currency, context)?.rate ?? 'unknown';
}

interface Exchanged {
  /** In the edition's currency; null when there is no amount, or no rate. */
  readonly total: Money | null;
  readonly exchange: UfValue | null;
}

function exchanged(amount: Money | null, context: PricingContext): Exchanged {
  if (amount === null) return { total: null, exchange: null };
  const exchange = rateFor(amount.currency, context);
  if (exchange !== null) return { total: convert(amount, exchange.rate), exchange };
  return { total: amount.currency === context.currency ? amount : null, exchange: null };
}

/** The tariff that holds on a day, or null. */
export function tariffOn(tariffs: readonly Tariff[], date: PlainDate): Tariff | null {
  const latest = tariffs.findLast((tariff) => tariff.validFrom <= date);
  return latest && (latest.validTo === null || date <= latest.validTo) ? latest : null;
}

function countPriced(people: readonly PersonPrice[]): number {
  return people.reduce((count, person) => (person.outcome.kind === 'uninsurable' ? count : count + 1), 0);
}

/**
 * Prepares pricing for one family and day, for many products: factor sums, the GES price per isapre and the outcome
 * per tariff are worked out once and shared. The pricer gives the same figures as `priceProduct` (decision 24).
 */
export function preparePricing(household: Household, context: PricingContext): ProductPricer {
  // Made when the first plan asks: insurances need neither factors nor GES prices.
  let isaprePricer: ReturnType<typeof prepareIsapre> | null = null;
  const subjects = prepareSubjects(household);
  const tariffPrices = new Map<Tariff, Map<number | null, TariffPrice>>();

  const tariffPrice = (tariff: Tariff, minimumEmployees: number | null): TariffPrice => {
    const known = tariffPrices.get(tariff) ?? new Map<number | null, TariffPrice>();
    tariffPrices.set(tariff, known);
    const price = known.get(minimumEmployees) ?? priceTariff(tariff, { household, minimumEmployees, uf: context.uf, subjects });
    known.set(minimumEmployees, price);
    return price;
  };

  return ({ id, code, pricing }) => {
    switch (pricing.kind) {
      case 'isapre': {
        isaprePricer ??= prepareIsapre(household, context);
        const pricer = isaprePricer(pricing.isapreCode);
        if (!pricer.ok) return withoutPrice({ id, code, reason: missing(pricer.error) }, household, context);
        const { plan, ges, total, people, tariffVersion } = pricer.value.priceOf(pricing.basePrice);
        return {
          productId: id,
          productCode: code,
          ...exchanged(total, context),
          totalInUnit: total,
          planPart: plan,
          gesPart: ges,
          people,
          profilesEvaluated: people.length,
          profilesWithPrice: people.length,
          tariffVersion,
        };
      }
      case 'tariff': {
        const tariff = tariffOn(pricing.tariffs, context.today);
        if (tariff === null) {
          return withoutPrice({ id, code, reason: { kind: 'tariff-not-in-force', date: context.today } }, household, context);
        }
        const { total, people } = tariffPrice(tariff, pricing.minimumEmployees);
        return {
          productId: id,
          productCode: code,
          ...exchanged(total, context),
          totalInUnit: total !== null && total.currency !== context.currency ? total : null,
          planPart: null,
          gesPart: null,
          people,
          profilesEvaluated: people.length,
          profilesWithPrice: countPriced(people),
          tariffVersion: tariff.version,
        };
      }
    }
  };
}

function missing(problem: ParameterProblem): UninsurableReason {
  return { kind: 'parameter-missing', parameter: problem.parameter, date: problem.date };
}

/** Something that all prices of the product need is not known on that day: nobody has one, and each person says why. */
function withoutPrice(
  { id, code, reason }: { id: number; code: string; reason: UninsurableReason },
  household: Household,
  context: PricingContext,
): PriceForHousehold {
  const people = peopleToPrice(household).map((person) => uninsurable(person, [reason]));
  return {
    productId: id,
    productCode: code,
    total: null,
    exchange: null,
    totalInUnit: null,
    planPart: null,
    gesPart: null,
    people,
    profilesEvaluated: people.length,
    profilesWithPrice: 0,
    tariffVersion: context.catalogueVersion,
  };
}

/**
 * The price of one product for one family on one day: the only calculation behind card, comparison, detail and request
 * (decision 24). Isapre plans follow decision 21 (base UF x factors + GES x beneficiaries, pesos rounded once at the end);
 * insurance follows its tariff (decision 23). `total` is in `context.currency` and keeps the tariff's period; it is null
 * when nobody is insurable, or when the price is in another currency and no rate to it is known (`totalInUnit` then holds it).
 */
export function priceProduct(product: PricedProduct, household: Household, context: PricingContext): PriceForHousehold {
  return preparePricing(household, context)(product);
}
