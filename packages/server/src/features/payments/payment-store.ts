import type { EditionId } from '@cotejo/core/editions';
import { and, eq } from 'drizzle-orm';
import { insertMissingRows } from '../../platform/content/content-store.ts';
import type { Questionable, Transaction } from '../../platform/database/connect.ts';
import { productPayments } from '../../platform/database/schema/payments.ts';
import { products } from '../../platform/database/schema/products.ts';
import { catalogueVersions } from '../../platform/database/schema/versions.ts';

/** How a product is paid, to be parsed; null: nothing is known of it. */
export async function findPayment(database: Questionable, edition: EditionId, productCode: string) {
  const [row] = await database
    .select()
    .from(productPayments)
    .where(and(eq(productPayments.edition, edition), eq(productPayments.productCode, productCode)));
  return row ?? null;
}

/** Products of the published demonstration with what decides how they are paid. */
export async function readDemonstrationProducts(transaction: Transaction) {
  return transaction
    .select({
      edition: catalogueVersions.edition,
      code: products.code,
      upperType: products.upperType,
      salesChannels: products.salesChannels,
    })
    .from(products)
    .innerJoin(catalogueVersions, eq(catalogueVersions.id, products.versionId))
    .where(and(eq(catalogueVersions.status, 'published'), eq(catalogueVersions.isDemonstration, true)));
}

/** Stores how products are paid where nothing is known of them yet. */
export function insertMissingPayments(
  transaction: Transaction,
  rows: readonly (typeof productPayments.$inferInsert)[],
): Promise<void> {
  return insertMissingRows(transaction, productPayments, rows);
}
