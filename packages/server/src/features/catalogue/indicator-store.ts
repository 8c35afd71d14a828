import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import type { StoredUf } from '@cotejo/core/pricing';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { indicatorValues } from '../../platform/database/schema.ts';
import { upsertRows } from './insert-rows-store.ts';

/** Channel of PostgreSQL on which every process hears that daily values were stored. */
export const indicatorsChannel = 'indicators_stored';

/** A day's value of an indicator such as the UF, with where it was read (decision 7). */
export interface IndicatorValue {
  readonly indicator: string;
  readonly date: PlainDate;
  /** Decimal with at most four places, e.g. '40844.79'. */
  readonly value: string;
  readonly source: string;
}

/** Stores daily values, correcting those already stored, and tells every process on commit. */
export async function writeIndicatorValues(transaction: Transaction, values: readonly IndicatorValue[]): Promise<void> {
  await upsertRows(transaction, indicatorValues, { rows: values, key: ['indicator', 'date'] });
  await transaction.execute(sql`select pg_notify(${indicatorsChannel}, '')`);
}

/** Every stored UF, oldest first, in pesos. */
export async function readUfValues(database: Database): Promise<StoredUf[]> {
  const rows = await database
    .select({ date: indicatorValues.date, value: indicatorValues.value })
    .from(indicatorValues)
    .where(eq(indicatorValues.indicator, 'UF'))
    .orderBy(asc(indicatorValues.date));
  return rows.flatMap(({ date, value }) => (isPlainDate(date) ? [{ date, value }] : []));
}
