import type pg from 'pg';

/**
 * Lets tests empty tables between one another that the product never empties: what refuses to is off in a database and in those
 * that are copied from it. Single rows stay as they are.
 */
export async function letTablesBeEmptied(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as statement
     from pg_trigger where not tgisinternal and tgfoid = 'refuse_emptying'::regproc`,
  );
  for (const { statement } of rows) await client.query(statement);
}
