import { createHash } from 'node:crypto';
import type { TariffContent } from '@cotejo/core/catalogue-content';
import { currencies, moneyOf, periods, toNumber, type Currency, type Money, type Period } from '@cotejo/core/money';
import { petSpecies, sexes } from '@cotejo/core/people';
import {
  amountTariffKinds,
  mostPeopleOfPolicy,
  rateTariffKinds,
  type RateRow,
  type Tariff,
  type TariffConditions,
} from '@cotejo/core/pricing';
import { isPlainDate } from '@cotejo/core/dates';
import { headOf, tariffOfNumbers, type CellNumbers } from '@cotejo/core/product-table';
import { z } from 'zod';
import type { Fields } from '../../platform/database/copied-bytes.ts';
import type { tariffRows, tariffs } from '../../platform/database/schema/tariffs.ts';
import { PoolOfValues } from './pool-of-values.ts';
import { memberOf, moneySchema } from './snapshot-product.ts';

const range = z.object({ from: z.number(), to: z.number().nullable() });
export const conditionsSchema = z
  .object({
    nth: range,
    region: z.string(),
    petSpecies: z.enum(petSpecies),
    petBreed: z.string(),
    employees: range,
    monthlyPayroll: range,
    monthlyIncome: range,
    dependants: range,
    riskClass: z.string(),
    tripDays: range,
    zone: z.string(),
  })
  .partial();

export const entryAgesSchema = z.array(z.object({ role: z.enum(['contributor', 'dependant', 'pet']), ages: range }));
export const waitingPeriodsSchema = z.array(z.object({ benefit: z.string(), days: z.number() }));

export const rulesSchema = z.object({
  entryAges: entryAgesSchema,
  // Versions from before the limit may hold more. No family is as big, so that no price changes by it.
  maximumPeople: z
    .number()
    .transform((stored) => Math.min(stored, mostPeopleOfPolicy))
    .nullable(),
  minimumTotal: moneySchema.nullable(),
  isPaidYearly: z.boolean(),
  waitingPeriods: waitingPeriodsSchema,
  isOfTaxableIncome: z.literal(true).exactOptional(),
});

/** Keys in one order and no empty objects (conditions that ask for nothing), so that the JSON depends on no maker. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Text that changes exactly when a figure or rule of the tariff does. */
function versionOf(tariff: TariffContent): string {
  const { source: _source, ...said } = tariff;
  const hash = createHash('sha256').update(JSON.stringify(said, inOneOrder)).digest('hex').slice(0, 10);
  return `${tariff.id}@${tariff.validFrom}#${hash}`;
}

/** The row of a tariff itself. Throws when no policy is of as many people as it says (a bug of its maker), since no import would take it again. */
export function tariffHeadRow(tariff: TariffContent, versionId: number): typeof tariffs.$inferInsert {
  const { id, kind, currency, period, validFrom, validTo, rules, source } = tariff;
  const { maximumPeople: most } = rules;
  if (most !== null && (!Number.isInteger(most) || most < 1 || most > mostPeopleOfPolicy)) {
    throw new RangeError(`tariff '${id}' is for policies of ${most} people`);
  }
  const incomeCap = 'incomeCap' in tariff ? tariff.incomeCap : null;
  return {
    versionId,
    id,
    kind,
    currency,
    period,
    validFrom,
    validTo,
    version: versionOf(tariff),
    rules,
    incomeCap: incomeCap === null ? null : String(toNumber(incomeCap)),
    incomeCapCurrency: incomeCap?.currency ?? null,
    source,
  };
}

/** The rows of a tariff's table. Throws when one is in another currency or period than its tariff (a bug of its maker). */
export function tariffCellRows(tariff: TariffContent, versionId: number): (typeof tariffRows.$inferInsert)[] {
  return tariff.rows.map((row, position) => {
    const { ageFrom, ageTo, sex, role, conditions } = row;
    const place = { versionId, tariffId: tariff.id, validFrom: tariff.validFrom, position };
    const asked = conditions && Object.keys(conditions).length > 0 ? conditions : null;
    const cell = { ...place, ageFrom, ageTo, sex, role, conditions: asked };
    if ('millionths' in row) return { ...cell, amount: null, millionths: row.millionths };
    if (row.amount.currency !== tariff.currency || row.amount.period !== tariff.period) {
      throw new Error(`tariff '${tariff.id}' is in ${tariff.currency}/${tariff.period}, its row ${position} is not`);
    }
    return { ...cell, amount: String(toNumber(row.amount)), millionths: null };
  });
}

type Head = typeof tariffs.$inferSelect;
function day(text: string) {
  if (!isPlainDate(text)) throw new Error(`'${text}' is no day`);
  return text;
}

/** Whom a row of a table is for: ages and classes as a tariff keeps them, and its conditions. */
export interface StoredCell {
  readonly head: number;
  readonly conditions?: TariffConditions;
}
/** Decimals that the column of amounts keeps. */
export const storedDecimals = 5;

const roles = ['contributor', 'dependant'] as const satisfies readonly RateRow['role'][];

/** Reads cells from their fields age_from, age_to, sex, role, conditions; equal conditions are one object. */
export function cellReader(): (fields: Fields) => StoredCell {
  const pool = new PoolOfValues<TariffConditions>();
  return (fields) => {
    const [sex, role, conditions] = [fields.textOrNull(2), fields.textOrNull(3), fields.textOrNull(4)];
    return {
      head: headOf({
        ageFrom: fields.number(0),
        ageTo: fields.number(1),
        sex: sex === null ? null : memberOf(sexes, sex),
        role: role === null ? null : memberOf(roles, role),
      }),
      ...(conditions === null ? {} : { conditions: pool.of(conditions, () => conditionsOf(conditions)) }),
    };
  };
}

/** Only the conditions that are given, so that an absent one is no property at all. */
function conditionsOf(text: string): TariffConditions {
  const {
    nth,
    region,
    petSpecies: species,
    petBreed,
    employees,
    monthlyPayroll,
    ...rest
  } = conditionsSchema.parse(JSON.parse(text));
  const { monthlyIncome, dependants, riskClass, tripDays, zone } = rest;
  return {
    ...(nth && { nth }),
    ...(region !== undefined && { region }),
    ...(species && { petSpecies: species }),
    ...(petBreed !== undefined && { petBreed }),
    ...(employees && { employees }),
    ...(monthlyPayroll && { monthlyPayroll }),
    ...(monthlyIncome && { monthlyIncome }),
    ...(dependants && { dependants }),
    ...(riskClass !== undefined && { riskClass }),
    ...(tripDays && { tripDays }),
    ...(zone !== undefined && { zone }),
  };
}

function isAmountKind(kind: Tariff['kind']): kind is (typeof amountTariffKinds)[number] {
  return amountTariffKinds.some((candidate) => candidate === kind);
}

function capOf({ incomeCap, incomeCapCurrency }: Head): Money | null {
  if (incomeCap === null || incomeCapCurrency === null) return null;
  return moneyOf(incomeCap, memberOf(currencies, incomeCapCurrency), 'month');
}

/**
 * A stored tariff with its table, whose figures are amounts in 10^-`storedDecimals`, or millionths, as the tariff's kind
 * says. Throws when the database holds what our writer never writes; the message names the tariff.
 */
export function tariffFrom(head: Head, table: CellNumbers): Tariff {
  try {
    return readTariff(head, table);
  } catch (error) {
    throw new Error(`tariff '${head.id}': ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readTariff(head: Head, table: CellNumbers): Tariff {
  const currency: Currency = memberOf(currencies, head.currency);
  const period = memberOf(periods, head.period);
  const common = {
    id: head.id,
    version: head.version,
    currency,
    period,
    validFrom: day(head.validFrom),
    validTo: head.validTo === null ? null : day(head.validTo),
    rules: rulesSchema.parse(head.rules),
  };
  const kind = memberOf([...amountTariffKinds, ...rateTariffKinds], head.kind);
  if (!isAmountKind(kind)) return tariffOfNumbers({ ...common, kind, incomeCap: capOf(head) }, table);
  return tariffOfNumbers({ ...common, kind }, { ...table, figures: unitsOf(table.figures, currency, period) });
}

/** Smallest units of stored figures. Throws RangeError for one with more decimals than the currency has. */
function unitsOf(figures: readonly number[], currency: Currency, period: Period): number[] {
  const step = 10 ** storedDecimals / moneyOf('1', currency, period).units;
  return figures.map((figure) => {
    if (figure % step !== 0) throw new RangeError(`${figure / 10 ** storedDecimals} is no amount in ${currency}`);
    return figure / step;
  });
}
