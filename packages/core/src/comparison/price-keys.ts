import type { ProductTable } from '../catalogue/table/product-table.ts';
import { insuredPeople } from '../coverage/yearly-cost.ts';
import { ratioOfRate, roundedQuotient, scaleRounded, type Currency, type Period } from '../money/money.ts';
import { countPeople, type Household } from '../people/household.ts';
import { prepareIsapre } from '../pricing/price-isapre.ts';
import { exchangeFor, preparePricing, type ProductPricer } from '../pricing/price-product.ts';
import type { PricingContext } from '../pricing/quote.ts';
import { prepareSubjects } from '../pricing/tariff-subjects.ts';
import { pricePlanFor, type DayPlan, type KeyRoom } from './price-plan.ts';

/** A price for everybody of the family, for some of them, or for nobody. */
export const tiers = { everybody: 0, some: 1, nobody: 2 } as const;

const monthsOfYear = 12;

/** A price before it is put down: smallest units as charged, NaN for none. */
interface KeyPrice {
  readonly total: number;
  readonly period: Period;
  /** People insured; -1 where a pet or a company is. */
  readonly insured: number;
  readonly isForAll: boolean;
}

/**
 * The price of every distinct pricing of a table for one family: what does not differ is worked out once, not per plan.
 * Figures are those of `priceProduct`. One comparison at a time uses a table: the arrays are shared.
 */
export class KeyPrices {
  readonly #room: KeyRoom;
  readonly #table: ProductTable;
  readonly #context: PricingContext;
  readonly #areAllKnown: boolean;
  /** Prices any product, person by person. */
  readonly priceOf: ProductPricer;

  constructor(table: ProductTable, household: Household, context: PricingContext) {
    const { room, plan } = pricePlanFor(table, context.today);
    this.#room = room;
    this.#table = table;
    this.#context = context;
    this.priceOf = preparePricing(household, context);
    room.isKnown.fill(0);
    this.#areAllKnown = plan.holdsEveryKey;
    this.#addIsapres(plan, household);
    this.#addSums(plan, household);
  }

  /**
   * By key, smallest units a month; NaN: no price. It is what prices are compared, filtered and sorted by: a yearly price counts
   * a twelfth, rounded once, a single payment as it is. Read a key after `learn`.
   */
  get monthly(): Float64Array {
    return this.#room.monthly;
  }

  /** A count of 0 for every key, until the next is asked for. */
  emptyCounts(): Uint32Array {
    return this.#room.counts.fill(0);
  }

  /** Marks by key, with a 1, whose price a month lies between two bounds, both included. Keys not known yet are left out. */
  markInside({ from, to }: { readonly from: number; readonly to: number }): Uint8Array {
    const { isInside, monthly, isKnown } = this.#room;
    for (let key = 0; key < isInside.length; key += 1) {
      const price = monthly[key] ?? NaN;
      isInside[key] = isKnown[key] === 1 && price >= from && price <= to ? 1 : 0;
    }
    return isInside;
  }

  /** By key, one of `tiers`. */
  get tierOf(): Uint8Array {
    return this.#room.tiers;
  }

  /** By key, 1 once it is worked out. */
  get isKnown(): Uint8Array {
    return this.#room.isKnown;
  }

  /** True when batches held every key, so that none is left to `learn`. */
  get areAllKnown(): boolean {
    return this.#areAllKnown;
  }

  /** Works out a key that no batch held. */
  learn(key: number): void {
    if (this.#room.isKnown[key] === 1) return;
    const pricing = this.#table.columns.dictionaries.pricing.values[key];
    if (!pricing) throw new RangeError(`no pricing ${key}`);
    const { total, people, profilesEvaluated, profilesWithPrice } = this.priceOf({ id: 0, code: '', pricing });
    this.#put(key, {
      total: total?.units ?? NaN,
      period: total?.period ?? 'month',
      insured: insuredPeople(people) ?? -1,
      isForAll: profilesWithPrice === profilesEvaluated,
    });
  }

  /** What a key's premiums of a year come to in smallest units, and whom they insure; null: no yearly price of people. */
  yearOf(key: number): { readonly premium: number; readonly insured: number } | null {
    const { totals, periods, insured } = this.#room;
    const [total, people, period] = [totals[key] ?? NaN, insured[key] ?? -1, periods[key] ?? 'once'];
    if (Number.isNaN(total) || people < 0 || period === 'once') return null;
    return { premium: period === 'year' ? total : total * monthsOfYear, insured: people };
  }

  #put(key: number, { total, period, insured, isForAll }: KeyPrice): void {
    const room = this.#room;
    const isPriced = !Number.isNaN(total);
    room.isKnown[key] = 1;
    room.totals[key] = total;
    room.monthly[key] = isPriced && period === 'year' ? scaleRounded(total, 1, monthsOfYear) : total;
    room.periods[key] = period;
    room.insured[key] = insured;
    room.tiers[key] = !isPriced ? tiers.nobody : isForAll ? tiers.everybody : tiers.some;
  }

  #addIsapres({ isapreKeys }: DayPlan, household: Household): void {
    if (isapreKeys.size === 0) return;
    const { numerator, divisor } = ratioFor('UF', this.#context);
    const pricerOf = prepareIsapre(household, this.#context);
    const insured = countPeople(household);
    for (const [isapreCode, keys] of isapreKeys) {
      const pricer = pricerOf(isapreCode);
      for (const { key, baseUnits } of keys) {
        const own = pricer.ok ? pricer.value.totalUnits(baseUnits) : NaN;
        this.#put(key, { total: exchanged(own, numerator, divisor), period: 'month', insured, isForAll: true });
      }
    }
  }

  #addSums(plan: DayPlan, household: Household): void {
    const { sumKeys, sums, currencyOf, isYearly } = plan;
    if (sumKeys.length === 0) return;
    const { units, priced } = sums.totalsFor(prepareSubjects(household));
    const people = countPeople(household);
    const ratios = plan.currencies.map((currency) => ratioFor(currency, this.#context));
    const numerators = Float64Array.from(ratios, ({ numerator }) => numerator);
    const divisors = Float64Array.from(ratios, ({ divisor }) => divisor);
    const { isKnown, totals, monthly, insured, tiers: tierOf } = this.#room;
    for (let index = 0; index < sumKeys.length; index += 1) {
      const key = sumKeys[index] ?? 0;
      const count = priced[index] ?? 0;
      const currency = currencyOf[index] ?? 0;
      const total = count === 0 ? NaN : exchanged(units[index] ?? NaN, numerators[currency] ?? NaN, divisors[currency] ?? 1);
      const isPriced = total === total;
      isKnown[key] = 1;
      totals[key] = total;
      monthly[key] = isYearly[index] === 1 && isPriced ? scaleRounded(total, 1, monthsOfYear) : total;
      insured[key] = count;
      tierOf[key] = isPriced ? (count === people ? tiers.everybody : tiers.some) : tiers.nobody;
    }
  }
}

/** How smallest units of a currency become those asked for; NaN without a known rate, so that every price is NaN. */
type UnitRatio = ReturnType<typeof ratioOfRate>;

const same: UnitRatio = { numerator: 1, divisor: 1 };
const unknown: UnitRatio = { numerator: NaN, divisor: 1 };

function ratioFor(currency: Currency, context: PricingContext): UnitRatio {
  const rate = exchangeFor(currency, context);
  if (rate === null) return same;
  return rate === 'unknown' ? unknown : ratioOfRate(rate);
}

/** NaN stays NaN, and becomes it where no rate is known. */
function exchanged(units: number, numerator: number, divisor: number): number {
  if (divisor === 1 && numerator === 1) return units;
  const product = units * numerator;
  if (product >= 0 && product <= Number.MAX_SAFE_INTEGER) return roundedQuotient(product, divisor);
  return Number.isNaN(product) ? NaN : scaleRounded(units, numerator, divisor);
}
