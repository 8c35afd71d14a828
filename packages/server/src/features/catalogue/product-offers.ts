import { findProduct } from '@cotejo/core/find-product';
import { fail, ok } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { readProductOffers } from './product-detail-store.ts';
import { wireOffers } from './wire-product-parts.ts';

/** Handler of the offers of a product that hold on the day of the call (A3-40, A4-39, A4-40); null answers 204. */
export function offerHandlers({
  memory,
  database,
}: {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}): Handlers<'getOffers'> {
  return {
    getOffers: async ({ params }, call) => {
      const { edition, today } = call;
      const product = findProduct(catalogueOfCall(memory, call), params.id);
      const offers = product && (await readProductOffers(database, { edition: edition.id, productId: product.id, today }));
      if (offers === null) return fail({ kind: 'not-found', detail: 'No existe ese producto' });
      return ok(offers.length === 0 ? null : { data: wireOffers(offers) });
    },
  };
}
