import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these values, as one parameter: a list of one parameter per value is a statement of its own for
 * every length, which is put together, read and planned anew each time.
 */
export function isAmong(column: PgColumn, values: readonly (string | number | Uint8Array)[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`;
}
