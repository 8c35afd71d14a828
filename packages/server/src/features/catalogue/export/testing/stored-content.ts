import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/connect.ts';

/** Numbers that a database gives, and what only the moment of writing tells. */
const given = [
  'id',
  'version_id',
  'product_id',
  'organization_id',
  'clinic_id',
  'feature_id',
  'created_at',
  'published_at',
  'report',
];

const tables = [
  'organizations',
  'clinics',
  'features',
  'comparators',
  'catalogue_versions',
  'tariffs',
  'tariff_rows',
  'products',
  'product_clinics',
  'coverages',
  'tops_and_deductibles',
  'product_features',
  'product_texts',
  'product_offers',
];

/** Every column of every row of the catalogue but the numbers a database gives, by table, in one order. */
export async function storedContent(database: Database): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const content: Record<string, readonly unknown[]> = {};
  for (const table of tables) {
    // The id of a tariff is its own word.
    const left = table === 'tariffs' ? given.filter((column) => column !== 'id') : given;
    const { rows } = await database.execute(sql`
      select (to_jsonb(t) - ${sql.param(left)}::text[])::text as row from ${sql.identifier(table)} t order by 1`);
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}
