import type { StatisticsQuestion } from '@cotejo/contract/isapre-plan';
import type { PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';
import { and, eq, gte, sql } from 'drizzle-orm';
import { requestStatistics } from './database/schema/visits.ts';
import type { Database, Transaction } from './database/connect.ts';
import { insertRows, rowsOf, type Writing } from './database/insert-rows-store.ts';

export type StatisticsRow = typeof requestStatistics.$inferInsert;

/** Whose requests are counted: since the first day of a month, and people like these; what is not said is not asked. */
export interface RequestsQuestion extends StatisticsQuestion {
  readonly edition: EditionId;
  readonly since: PlainDate;
}

/** Requests by people like these: for the product, and for any. */
export async function countRequests(
  database: Database,
  { edition, since, codigo, region, genero, carga, enpareja }: RequestsQuestion,
): Promise<{ readonly ofProduct: number; readonly ofAny: number }> {
  const table = requestStatistics;
  const [row] = await database
    .select({
      ofProduct: sql<number>`coalesce(sum(${table.requests}) filter (where ${table.productCode} = ${codigo}), 0)::integer`,
      ofAny: sql<number>`coalesce(sum(${table.requests}), 0)::integer`,
    })
    .from(table)
    .where(
      and(
        eq(table.edition, edition),
        gte(table.month, since),
        ...(region === undefined ? [] : [eq(table.regionCode, region)]),
        ...(genero === undefined ? [] : [eq(table.gender, genero)]),
        ...(carga === undefined ? [] : [eq(table.dependants, carga)]),
        ...(enpareja === undefined ? [] : [eq(table.inCouple, enpareja)]),
      ),
    );
  return row ?? { ofProduct: 0, ofAny: 0 };
}

const keyColumns = ['edition', 'productCode', 'month', 'regionCode', 'gender', 'dependants', 'inCouple'] as const;

/** Rows that add each request to its month's count. Nothing else is kept of who made them. */
export function countRowsOf(requests: readonly Omit<StatisticsRow, 'requests'>[]): Writing {
  const alike = Map.groupBy(requests, (row) => JSON.stringify(keyColumns.map((column) => row[column])));
  // Everybody in the same order, so that nobody waits for who waits for them.
  const rows = [...alike]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first ? [{ ...first, requests: 1 + others.length }] : []));
  const table = requestStatistics;
  return rowsOf(table, {
    rows,
    onConflict: sql`on conflict (edition, product_code, month, region_code, gender, dependants, in_couple)
      do update set requests = ${table.requests} + excluded.requests`,
  });
}

/** Stores counts where the database has none at all yet; `rows` are made only then. */
export async function insertFirstCounts(transaction: Transaction, rows: () => readonly StatisticsRow[]): Promise<void> {
  const [known] = await transaction.select({ edition: requestStatistics.edition }).from(requestStatistics).limit(1);
  if (!known) await insertRows(transaction, requestStatistics, { rows: [...rows()] });
}
