import type { Product } from '../catalogue/catalogue.ts';
import { convert, type Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import type { ParameterProblem } from './parameters.ts';
import { prepareIsapre } from './price-isapre.ts';
import { peopleToPrice, uninsurable } from './priced-people.ts';
import { priceTariff, type TariffPrice } from './price-tariff.ts';
import type { PersonPrice, PriceForHousehold, PricingContext } from './quote.ts';
import type { Tariff } from './tariff.ts';

export { defaultMinimumEmployees } from './price-tariff.ts';
export { chooseUf, fallbackUf, type StoredUf } from './choose-uf.ts';
export type { PersonPrice, PriceForHousehold, PricingContext, UfValue, UninsurableReason } from './quote.ts';
export type { ProductPricing, Tariff, TariffRow } from './tariff.ts';

/** The part of a product that its price depends on. */
export type PricedProduct = Pick<Product, 'id' | 'code' | 'pricing'>;

/** Gives the price of any product for the family and day it was prepared for. */
export type ProductPricer = (product: PricedProduct) => PriceForHousehold;

/** In the edition's currency: as it is, or over the UF; null when there is no rate between the two. */
function inCurrency(amount: Money | null, context: PricingContext): Money | null {
  if (amount === null || amount.currency === context.currency) return amount;
  const rate = context.uf?.rate;
  return rate && rate.from === amount.currency && rate.to === context.currency ? convert(amount, rate) : null;
}

function countPriced(people: readonly PersonPrice[]): number {
  return people.reduce((count, person) => (person.outcome.kind === 'uninsurable' ? count : count + 1), 0);
}

/**
 * Prepares pricing for one family and day, for many products: factor sums, the GES price per isapre and the outcome
 * per tariff are worked out once and shared. The pricer gives the same figures as `priceProduct` (decision 24).
 */
export function preparePricing(household: Household, context: PricingContext): ProductPricer {
  const isaprePricer = prepareIsapre(household, context);
  const tariffPrices = new Map<Tariff, Map<number | null, TariffPrice>>();

  const tariffPrice = (tariff: Tariff, minimumEmployees: number | null): TariffPrice => {
    const known = tariffPrices.get(tariff) ?? new Map<number | null, TariffPrice>();
    tariffPrices.set(tariff, known);
    const price = known.get(minimumEmployees) ?? priceTariff(tariff, household, minimumEmployees);
    known.set(minimumEmployees, price);
    return price;
  };

  return ({ id, code, pricing }) => {
    switch (pricing.kind) {
      case 'isapre': {
        const pricer = isaprePricer(pricing.isapreCode);
        if (!pricer.ok) return withoutParameter({ id, code, problem: pricer.error }, household, context);
        const { plan, ges, total, people, tariffVersion } = pricer.value(pricing.basePrice);
        return {
          productId: id,
          productCode: code,
          total: inCurrency(total, context),
          totalInUnit: total,
          planPart: plan,
          gesPart: ges,
          people,
          profilesEvaluated: people.length,
          profilesWithPrice: people.length,
          uf: context.uf,
          tariffVersion,
        };
      }
      case 'tariff': {
        const { total, people } = tariffPrice(pricing.tariff, pricing.minimumEmployees);
        const isForeign = total !== null && total.currency !== context.currency;
        return {
          productId: id,
          productCode: code,
          total: inCurrency(total, context),
          totalInUnit: isForeign ? total : null,
          planPart: null,
          gesPart: null,
          people,
          profilesEvaluated: people.length,
          profilesWithPrice: countPriced(people),
          uf: isForeign ? context.uf : null,
          tariffVersion: pricing.tariff.version,
        };
      }
    }
  };
}

/** No factor or GES price is known on that day: nobody has a price, and each person says which parameter is missing. */
function withoutParameter(
  { id, code, problem }: { id: number; code: string; problem: ParameterProblem },
  household: Household,
  context: PricingContext,
): PriceForHousehold {
  const reasons = [{ kind: 'parameter-missing', parameter: problem.parameter, date: problem.date }] as const;
  const people = peopleToPrice(household).map((person) => uninsurable(person, reasons));
  return {
    productId: id,
    productCode: code,
    total: null,
    totalInUnit: null,
    planPart: null,
    gesPart: null,
    people,
    profilesEvaluated: people.length,
    profilesWithPrice: 0,
    uf: context.uf,
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
