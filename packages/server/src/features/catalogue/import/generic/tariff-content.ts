import type { TariffContent } from '@cotejo/core/catalogue-content';
import { moneyOf, parseScaled } from '@cotejo/core/money';
import type { RateRow, TariffConditions, TariffRow } from '@cotejo/core/pricing';
import type { AddProblem, RowOf } from './table.ts';
import { checkDecimals } from './tables/row-checks.ts';
import { rangeConditions, type tariffRowsTable, type tariffsTable } from './tables/tariff-tables.ts';

export type TariffHeadRow = RowOf<typeof tariffsTable>;
export type TariffCellRow = RowOf<typeof tariffRowsTable>;

/** Names one tariff of a series: several of one id follow each other in time. */
export function tariffKeyOf(id: string, validFrom: string): string {
  return `${validFrom} ${id}`;
}

/** Decimals of a percentage that whole millionths hold. */
export const rateDecimals = 4;

function isRate(kind: TariffHeadRow['kind']): kind is 'payrollRate' | 'incomeRate' {
  return kind === 'payrollRate' || kind === 'incomeRate';
}

/** What a row says against its tariff: the wrong kind of price, or decimals that the currency does not keep. */
export function checkCell({ kind, currency }: TariffHeadRow, { amount, ratePercent }: TariffCellRow, add: AddProblem): void {
  if (isRate(kind) && ratePercent === null) add('ratePercent', `está vacía; una tarifa ${kind} es un porcentaje`);
  if (!isRate(kind) && amount === null) add('amount', `está vacía; una tarifa ${kind} es un monto`);
  checkDecimals(['amount', amount], currency, add);
}

/** Only the conditions that a row gives; undefined: none. */
export function conditionsOf(row: TariffCellRow): TariffConditions | undefined {
  const ranges = rangeConditions.flatMap((condition) => {
    const from = row[`${condition}From`];
    return from === null ? [] : [[condition, { from, to: row[`${condition}To`] }] as const];
  });
  const { region, petSpecies, petBreed, riskClass, zone } = row;
  const conditions: TariffConditions = {
    ...Object.fromEntries(ranges),
    ...(region !== null && { region }),
    ...(petSpecies !== null && { petSpecies }),
    ...(petBreed !== null && { petBreed }),
    ...(riskClass !== null && { riskClass }),
    ...(zone !== null && { zone }),
  };
  return Object.keys(conditions).length === 0 ? undefined : conditions;
}

function cellOf(row: TariffCellRow) {
  const { ageFrom, ageTo, sex, role } = row;
  const conditions = conditionsOf(row);
  return { ageFrom, ageTo, sex, role, ...(conditions && { conditions }) };
}

/** A tariff from its head and its rows, both checked. */
export function tariffContent(head: TariffHeadRow, cells: readonly TariffCellRow[]): TariffContent {
  const { id, kind, currency, period, validFrom, validTo, source } = head;
  const { maximumPeople, minimumTotal, isPaidYearly, isOfTaxableIncome, entryAges, waitingPeriods } = head;
  const rules = {
    entryAges,
    maximumPeople,
    minimumTotal: minimumTotal === null ? null : moneyOf(minimumTotal, currency, period),
    isPaidYearly,
    waitingPeriods,
    ...(isOfTaxableIncome && { isOfTaxableIncome }),
  };
  const common = { id, currency, period, validFrom, validTo, rules, source };
  if (!isRate(kind)) {
    const rows = cells.map((row): TariffRow => ({ ...cellOf(row), amount: moneyOf(row.amount ?? '0', currency, period) }));
    return { ...common, kind, rows };
  }
  const rows = cells.map((row): RateRow => ({
    ...cellOf(row),
    millionths: parseScaled(row.ratePercent ?? '0', rateDecimals) ?? 0,
  }));
  const { incomeCap, incomeCapCurrency } = head;
  const cap = incomeCap === null || incomeCapCurrency === null ? null : moneyOf(incomeCap, incomeCapCurrency, 'month');
  return { ...common, kind, rows, incomeCap: cap };
}
