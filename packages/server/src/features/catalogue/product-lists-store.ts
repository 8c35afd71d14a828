import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';

/**
 * Writes the lists of clinics and features of products once more, as the bytes that snapshots read (decision 0160). They
 * are made in PostgreSQL from the rows that are stored, which must be there already. Rejects when a product has them.
 */
export async function writeProductLists(
  transaction: Transaction,
  versionId: number,
  productIds: readonly number[],
): Promise<void> {
  const ids = sql.param(`{${productIds.join()}}`);
  await transaction.execute(sql`
    insert into product_lists (version_id, product_id, clinics, features)
    select version_id, id,
      coalesce((
        select string_agg(
          int4send(clinic_id) || int2send(coalesce(hospitalaria, -1::smallint)) ||
            int2send(coalesce(ambulatoria, -1::smallint)) || int2send(coalesce(urgencia, -1::smallint)),
          '' order by clinic_id)
        from product_clinics where version_id = products.version_id and product_id = products.id
      ), ''),
      coalesce((
        select string_agg(int4send(feature_id), '' order by feature_id)
        from product_features where version_id = products.version_id and product_id = products.id
      ), '')
    from products where version_id = ${versionId} and id = any(${ids}::integer[])`);
}
