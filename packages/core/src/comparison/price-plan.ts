import type { ProductTable } from '../catalogue/table/product-table.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { Period } from '../money/money.ts';
import { tariffOn } from '../pricing/price-product.ts';
import { addsPeopleAlone, TariffSums } from '../pricing/tariff-totals.ts';
import type { AmountTariff } from '../pricing/tariff.ts';

/** Prices that are worked out in one go on a day: isapre plans by isapre, and tariffs that only add people. */
export interface DayPlan {
  readonly today: PlainDate;
  readonly isapreKeys: ReadonlyMap<string, readonly { readonly key: number; readonly baseUnits: number }[]>;
  readonly sumKeys: readonly number[];
  readonly sums: TariffSums;
  readonly tariffs: readonly AmountTariff[];
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
  return { today, isapreKeys, sumKeys, sums: new TariffSums(tariffs), tariffs };
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
  };
}

/** What is kept for the comparisons of one table. */
export interface PricePlan {
  readonly room: KeyRoom;
  readonly plan: DayPlan;
}
const keptByTable = new WeakMap<ProductTable, PricePlan>();

/** The plan of a day and the arrays to work in, made once per table and day. */
export function pricePlanFor(table: ProductTable, today: PlainDate): PricePlan {
  const known = keptByTable.get(table);
  if (known?.plan.today === today) return known;
  const kept = { room: known?.room ?? roomFor(table), plan: planFor(table, today) };
  keptByTable.set(table, kept);
  return kept;
}
