import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../../platform/database/connect.ts';

const tableSchema = z.object({ name: z.string() });
const contentSchema = z.object({ rows: z.string(), print: z.string() });

/** Row count and fingerprint of every table of the database, by name: equal when nothing at all was changed. */
export async function tableContents(database: Database): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await database.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of z.array(tableSchema).parse(tables)) {
    const { rows: found } = await database.execute(sql`
      select count(*)::text as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as print
      from ${sql.identifier(name)} as t`);
    const { rows, print } = contentSchema.parse(found[0]);
    contents[name] = `${rows} rows, ${print}`;
  }
  return contents;
}
