import type { ProductTable } from '../catalogue/table/product-table.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { Currency, Period } from '../money/money.ts';
import { tariffOn } from '../pricing/price-product.ts';
import { addsPeopleAlone, TariffSums } from '../pricing/tariff-totals.ts';
import type { AmountTariff } from '../pricing/tariff.ts';

/** Prices that are worked out in one go on a day: isapre plans by isapre, and tariffs that only add people. */
export interface DayPlan {
  readonly today: PlainDate;
  readonly isapreKeys: ReadonlyMap<string, readonly { readonly key: number; readonly baseUnits: number }[]>;
  /** Key of each tariff in `sums`. */
  readonly sumKeys: Uint32Array;
  readonly sums: TariffSums;
  /** True when isapres and sums together hold every key of the table. */
  readonly holdsEveryKey: boolean;
  readonly currencies: readonly Currency[];
  /** By place in `sums`: its currency's place in `currencies`, 1 where it is paid for a year, and how often it is paid. */
  readonly currencyOf: Uint8Array;
  readonly isYearly: Uint8Array;
  readonly periods: readonly Period[];
}

/** Arrays by key of the pricing column, used again by every comparison on the table. */
export interface KeyRoom {
  readonly isKnown: Uint8Array;
  /** Smallest units as charged, in the currency asked for; NaN: no price. */
  readonly totals: Float64Array;
  /** The same per month (a year's price counts a twelfth), which lists compare; NaN: no price. */
  readonly monthly: Float64Array;
  readonly periods: Period[];
  /** People insured; -1 where a pet or a company is. */
  readonly insured: Int16Array;
  readonly tiers: Uint8Array;
  /** 1 where the price lies between the limits asked for. */
  readonly isInside: Uint8Array;
  /** How many rows some list has of each key. */
  readonly counts: Uint32Array;
}

function planFor({ columns }: ProductTable, today: PlainDate): DayPlan {
  const isapreKeys = new Map<string, { key: number; baseUnits: number }[]>();
  const tariffs: AmountTariff[] = [];
  const sumKeys: number[] = [];
  columns.dictionaries.pricing.values.forEach((pricing, key) => {
    if (pricing.kind === 'isapre') {
      const keys = isapreKeys.get(pricing.isapreCode) ?? [];
      keys.push({ key, baseUnits: pricing.basePrice.units });
      isapreKeys.set(pricing.isapreCode, keys);
      return;
    }
    const tariff = tariffOn(pricing.tariffs, today);
    if (tariff === null || (pricing.minimumEmployees ?? 0) > 0 || !addsPeopleAlone(tariff)) return;
    tariffs.push(tariff);
    sumKeys.push(key);
  });
  const isapreCount = [...isapreKeys.values()].reduce((count, keys) => count + keys.length, 0);
  const periods = tariffs.map(chargedPeriod);
  const currencies = [...new Set(tariffs.map(({ currency }) => currency))];
  return {
    today,
    isapreKeys,
    sumKeys: Uint32Array.from(sumKeys),
    sums: new TariffSums(tariffs),
    holdsEveryKey: sumKeys.length + isapreCount === columns.dictionaries.pricing.values.length,
    currencies,
    currencyOf: Uint8Array.from(tariffs, ({ currency }) => currencies.indexOf(currency)),
    isYearly: Uint8Array.from(periods, (period) => (period === 'year' ? 1 : 0)),
    periods,
  };
}

/** The period of a tariff's price as it is charged. */
function chargedPeriod({ period, rules }: AmountTariff): Period {
  return rules.isPaidYearly && period === 'month' ? 'year' : period;
}

function roomFor({ columns }: ProductTable): KeyRoom {
  const { length } = columns.dictionaries.pricing.values;
  return {
    isKnown: new Uint8Array(length),
    totals: new Float64Array(length),
    monthly: new Float64Array(length),
    periods: Array.from({ length }, () => 'month'),
    insured: new Int16Array(length),
    tiers: new Uint8Array(length),
    isInside: new Uint8Array(length),
    counts: new Uint32Array(length),
  };
}

/** What is kept for the comparisons of one table. */
export interface PricePlan {
  readonly room: KeyRoom;
  readonly plan: DayPlan;
}
const plansByTable = new WeakMap<ProductTable, PricePlan>();

/** The plan of a day and the arrays to work in, made once per table and day. */
export function pricePlanFor(table: ProductTable, today: PlainDate): PricePlan {
  const known = plansByTable.get(table);
  if (known?.plan.today === today) return known;
  const made = { room: known?.room ?? roomFor(table), plan: planFor(table, today) };
  // How often such a key is paid never changes on a day, so that families need not write it again.
  made.plan.sumKeys.forEach((key, index) => {
    made.room.periods[key] = made.plan.periods[index] ?? 'month';
  });
  plansByTable.set(table, made);
  return made;
}
