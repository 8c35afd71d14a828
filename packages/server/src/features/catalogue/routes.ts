import type { ApiFailure } from '@cotejo/contract/errors';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { findIsaprePlan, findProduct } from '@cotejo/core/find-product';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { describeProduct } from './describe-product.ts';
import type { ProductKey } from './product-detail.ts';
import {
  readProductClinics,
  readProductCoverages,
  readProductDetail,
  readProductTexts,
  readProductTopsAndDeductibles,
} from './product-detail-store.ts';
import { organizationHandlers } from './organizations/routes.ts';
import { listClinics } from './read-clinics.ts';
import { listComparators } from './read-comparators.ts';
import {
  wireClinics,
  wireCoverages,
  wireDescriptions,
  wireDocuments,
  wireFaq,
  wireFeatures,
  wireTopsAndDeductibles,
} from './wire-product-parts.ts';

export interface CatalogueServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

type CatalogueEndpoint =
  | 'getInsurance'
  | 'getIsaprePlan'
  | 'getFeatures'
  | 'getCoverageResume'
  | 'getCoverageOrganizations'
  | 'getTopsAndDeductibles'
  | 'getDescriptions'
  | 'getDocuments'
  | 'getFaq'
  | 'listClinics'
  | 'listComparators';

const unknownProduct: ApiFailure = { kind: 'not-found', detail: 'No existe ese producto' };

/** Handlers of the catalogue's endpoints: the list facts from memory, a product's own content from the database. */
export function catalogueHandlers({
  memory,
  database,
}: CatalogueServices): Handlers<CatalogueEndpoint> & ReturnType<typeof organizationHandlers> {
  const snapshotOf = (call: RequestContext): CatalogueSnapshot => memory.snapshot(call.edition.id);

  async function readPart<Row, Answer>(
    { params, call }: { readonly params: { readonly id: string }; readonly call: RequestContext },
    read: (database: Database, key: ProductKey) => Promise<Row | null>,
    toWire: (row: Row) => Answer,
  ): Promise<Result<{ data: Answer }, ApiFailure>> {
    const product = findProduct(snapshotOf(call), params.id);
    const row = product && (await read(database, { edition: call.edition.id, productId: product.id, today: call.today }));
    return row === null ? fail(unknownProduct) : ok({ data: toWire(row) });
  }

  async function detailOf(product: Product | null, call: RequestContext) {
    const record =
      product && (await readProductDetail(database, { edition: call.edition.id, productId: product.id, today: call.today }));
    return product && record ? ok({ data: describeProduct({ product, record }, memory, call) }) : fail(unknownProduct);
  }

  return {
    ...organizationHandlers(memory),
    getInsurance: ({ params }, call) => detailOf(findProduct(snapshotOf(call), params.id), call),
    getIsaprePlan: ({ query }, call) => detailOf(findIsaprePlan(snapshotOf(call), query.codigoplan), call),
    getFeatures: async ({ params }, call) => {
      const product = findProduct(snapshotOf(call), params.id);
      return product ? ok({ data: wireFeatures(product, snapshotOf(call)) }) : fail(unknownProduct);
    },
    getCoverageResume: ({ params }, call) => readPart({ params, call }, readProductCoverages, wireCoverages),
    getCoverageOrganizations: ({ params }, call) => readPart({ params, call }, readProductClinics, wireClinics),
    getTopsAndDeductibles: ({ params }, call) =>
      readPart({ params, call }, readProductTopsAndDeductibles, wireTopsAndDeductibles),
    getDescriptions: ({ params }, call) => readPart({ params, call }, readProductTexts, wireDescriptions),
    getDocuments: ({ params }, call) => readPart({ params, call }, readProductTexts, wireDocuments),
    getFaq: ({ params }, call) => readPart({ params, call }, readProductTexts, wireFaq),
    listClinics: async (_, call) => ok({ data: listClinics(snapshotOf(call)) }),
    listComparators: async (_, call) => ok({ data: listComparators(snapshotOf(call)) }),
  };
}
