import type { ProductTable } from '../catalogue/table/product-table.ts';
import { approximateUnits, roundedSurely } from '../coverage/approximate-units.ts';
import type { EstimatedUse } from '../coverage/care-cost.ts';
import { chooseUse, yearlyCostByUse, type YearlyCostContext } from '../coverage/yearly-cost.ts';
import type { KeyPrices } from './price-keys.ts';

/** Smallest units of a row's year at medium use; null where it cannot be worked out. */
export type YearlyUnits = (row: number) => number | null;

/** What care costs one person of the year, in smallest units of the list's currency, unrounded; null: not known. */
function careOf(use: EstimatedUse | null, { system, currency, rate }: YearlyCostContext): number | null {
  const chosen = use === null ? null : chooseUse(use, system);
  return chosen === null || 'kind' in chosen ? null : approximateUnits(chosen.amounts.medium, currency, rate);
}

/**
 * Prepares the year's cost at medium use of any row, with the figures of `yearlyCost`: what care costs is worked out once
 * per distinct use, and only a sum that nearly falls on a half is added exactly.
 */
export function prepareYearlyUnits(table: ProductTable, prices: KeyPrices, context: YearlyCostContext): YearlyUnits {
  const { yearlyUse, pricing } = table.columns.dictionaries;
  const careByCode = new Map<number, number | null>();
  const careAt = (code: number): number | null => {
    const known = careByCode.get(code);
    if (known !== undefined) return known;
    const care = careOf(yearlyUse.values[code] ?? null, context);
    careByCode.set(code, care);
    return care;
  };
  const exactly = (row: number): number | null => {
    const product = table.at(row);
    const byUse = yearlyCostByUse(product.yearlyUse, prices.priceOf(product), context);
    return 'kind' in byUse ? null : byUse.costOf('medium').units;
  };
  return (row) => {
    const care = careAt(yearlyUse.codes[row] ?? 0);
    const year = care === null ? null : prices.yearOf(pricing.codes[row] ?? 0);
    if (care === null || year === null) return null;
    return roundedSurely(year.premium + care * year.insured) ?? exactly(row);
  };
}
