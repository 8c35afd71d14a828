import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { indicators, type Indicator, type StoredValue } from '@cotejo/core/indicators';
import { asc, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database/connect.ts';
import { indicatorValues } from './database/schema/indicators.ts';

/** Channel of PostgreSQL on which every process hears that values were stored. */
export const indicatorsChannel = 'indicators_stored';

/** A value of the UF, UTM or dollar, with where it was read (decision 7). */
export interface IndicatorValue {
  readonly indicator: Indicator;
  readonly date: PlainDate;
  /** Pesos as a decimal with at most four places, e.g. '40844.79'. */
  readonly value: string;
  readonly source: string;
}

/** Stored values by indicator, each oldest first, in pesos with four places. */
export type StoredIndicators = Readonly<Record<Indicator, readonly StoredValue[]>>;

/** Lets one process at a time compare what it read with what is stored, until the transaction ends. */
export async function lockIndicators(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('indicators', 2))`);
}

/** Stores values, correcting those already stored, and tells every process on commit. */
export async function writeIndicatorValues(transaction: Transaction, values: readonly IndicatorValue[]): Promise<void> {
  if (values.length === 0) return;
  await transaction
    .insert(indicatorValues)
    .values([...values])
    .onConflictDoUpdate({
      target: [indicatorValues.indicator, indicatorValues.date],
      set: { value: sql`excluded.value`, source: sql`excluded.source` },
    });
  await transaction.execute(sql`select pg_notify(${indicatorsChannel}, '')`);
}

/** Everything stored, a few hundred rows a year. */
export async function readIndicators(database: Database | Transaction): Promise<StoredIndicators> {
  const rows = await database
    .select({ indicator: indicatorValues.indicator, date: indicatorValues.date, value: indicatorValues.value })
    .from(indicatorValues)
    .orderBy(asc(indicatorValues.date));
  const stored: Record<Indicator, StoredValue[]> = { UF: [], UTM: [], USD: [] };
  for (const { indicator, date, value } of rows) {
    const known = indicators.find((candidate) => candidate === indicator);
    if (known !== undefined && isPlainDate(date)) stored[known].push({ date, value });
  }
  return stored;
}
