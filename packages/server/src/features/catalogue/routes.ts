import type { ApiFailure } from '@cotejo/contract/errors';
import { findIsaprePlan } from '@cotejo/core/find-product';
import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { describeProduct } from './describe-product.ts';
import { insuranceDetailHandlers, type CatalogueServices } from './insurance-detail-routes.ts';
import { organizationHandlers } from './organizations/routes.ts';
import { readProductDetail } from './product-detail-store.ts';
import { listComparators } from './read-comparators.ts';

type CatalogueHandlers = Handlers<'getIsaprePlan' | 'listComparators'> &
  ReturnType<typeof insuranceDetailHandlers> &
  ReturnType<typeof organizationHandlers>;

const unknownPlan: ApiFailure = { kind: 'not-found', detail: 'No existe ese plan' };

/** Handlers of the catalogue's endpoints: the list facts from memory, a product's own content from the database. */
export function catalogueHandlers(services: CatalogueServices): CatalogueHandlers {
  const { memory, database } = services;
  return {
    ...organizationHandlers(memory),
    ...insuranceDetailHandlers(services),
    getIsaprePlan: async ({ query }, call) => {
      const product = findIsaprePlan(memory.snapshot(call.edition.id), query.codigoplan);
      const key = product && { edition: call.edition.id, productId: product.id, today: call.today };
      const record = key && (await readProductDetail(database, key));
      return product && record ? ok({ data: describeProduct({ product, record }, memory, call) }) : fail(unknownPlan);
    },
    listComparators: async (_, call) => ok({ data: listComparators(memory.snapshot(call.edition.id)) }),
  };
}
