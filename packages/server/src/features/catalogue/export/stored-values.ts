import { toNumber } from '@cotejo/core/money';
import { rangeConditions } from '../import/generic/tables/tariff-tables.ts';
import { customersSchema, metadataSchema } from '../snapshot-product.ts';
import { conditionsSchema, rulesSchema } from '../tariff-rows.ts';
import type { StoredCell, StoredProduct, StoredTariff } from './read-version-store.ts';

/** Values by field of the generic format, as the database gives them; what a field does not take is left to its table. */
export type StoredValues = Readonly<Record<string, unknown>>;

export function tariffValues(head: StoredTariff): StoredValues {
  const { maximumPeople, minimumTotal, isOfTaxableIncome = false, ...rules } = rulesSchema.parse(head.rules);
  if (minimumTotal !== null && (minimumTotal.currency !== head.currency || minimumTotal.period !== head.period)) {
    throw new Error(`the minimum of tariff '${head.id}' is not in its own currency and period`);
  }
  const least = minimumTotal === null ? null : toNumber(minimumTotal);
  return { ...head, ...rules, maximumPeople, minimumTotal: least, isOfTaxableIncome };
}

export function cellValues(cell: StoredCell): StoredValues {
  const conditions = conditionsSchema.parse(cell.conditions ?? {});
  const ranges: Record<string, number | null> = {};
  for (const condition of rangeConditions) {
    ranges[`${condition}From`] = conditions[condition]?.from ?? null;
    ranges[`${condition}To`] = conditions[condition]?.to ?? null;
  }
  const { region = null, petSpecies = null, petBreed = null, riskClass = null, zone = null } = conditions;
  const ratePercent = cell.millionths === null ? null : cell.millionths / 10_000;
  return { ...cell, ...ranges, region, petSpecies, petBreed, riskClass, zone, ratePercent };
}

function customersValues(stored: unknown): StoredValues {
  const customers = stored === null ? null : customersSchema.parse(stored);
  const income = customers?.monthlyIncome ?? null;
  return {
    customersAge: customers?.age ?? null,
    customersWomenShare: customers?.womenShare ?? null,
    customersDependants: customers?.dependants ?? null,
    customersMonthlyIncome: income === null ? null : toNumber(income),
    customersIncomeCurrency: income?.currency ?? null,
  };
}

export function productValues(row: StoredProduct): StoredValues {
  const { additionalCoverages, availableFunds, ...metadata } = metadataSchema.parse(row.metadata);
  return {
    ...row,
    ...metadata,
    ...customersValues(row.customers),
    basePrice: row.basePriceUf,
    additionalCoverages: additionalCoverages?.text ?? null,
    additionalCoveragesTooltip: additionalCoverages?.tooltip ?? '',
    availableFunds: availableFunds?.text ?? null,
    availableFundsTooltip: availableFunds?.tooltip ?? '',
  };
}
