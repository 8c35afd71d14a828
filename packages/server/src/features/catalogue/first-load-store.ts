import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { indicatorValues } from '../../platform/database/schema/indicators.ts';
import type { IndicatorValue } from '../../platform/indicator-store.ts';
import { insertRows } from '../../platform/database/insert-rows-store.ts';

/** Lets one process at a time fill an empty database, until the transaction ends. */
export async function lockFirstLoad(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue:first-load', 2))`);
}

/** Adds daily values for days that have none; a stored value is never changed. */
export async function insertMissingIndicatorValues(transaction: Transaction, values: readonly IndicatorValue[]): Promise<void> {
  await insertRows(transaction, indicatorValues, { rows: values, onConflict: sql`on conflict (indicator, date) do nothing` });
}
