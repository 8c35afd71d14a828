import { offerTypes, type OfferContent } from '@cotejo/core/catalogue-content';
import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { productOffers } from '../../platform/database/schema/product-content.ts';
import { holdsOn } from './product-amounts-store.ts';
import type { ProductKey } from './product-detail.ts';

function dayOf(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null;
}

/** Offers of a product of one version that hold on the day, in the order of the source. */
export async function readOffers(
  database: Database,
  versionId: number,
  { productId, today }: Pick<ProductKey, 'productId' | 'today'>,
): Promise<OfferContent[]> {
  const rows = await database
    .select()
    .from(productOffers)
    .where(and(eq(productOffers.versionId, versionId), eq(productOffers.productId, productId), holdsOn(productOffers, today)))
    .orderBy(asc(productOffers.position));
  return rows.flatMap(({ title, text, value, unit, stock, ...row }) => {
    const type = offerTypes.find((candidate) => candidate === row.type);
    if (type === undefined) return [];
    const validity = { from: dayOf(row.validFrom), to: dayOf(row.validTo) };
    return [{ type, title, text, value: value === null ? null : Number(value), unit, stock, validity }];
  });
}
