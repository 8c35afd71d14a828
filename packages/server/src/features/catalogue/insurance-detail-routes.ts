import type { ApiFailure } from '@cotejo/contract/errors';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { coversClinic } from '@cotejo/core/clinic-answers';
import { findProduct } from '@cotejo/core/find-product';
import { requirementText } from '@cotejo/core/requirement-text';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { describeProduct } from './describe-product.ts';
import { enveloped } from './enveloped.ts';
import { wireBenefitCoverages, wireCoveragesAtClinic, wireExtraBenefits } from './product-benefits.ts';
import type { ProductKey } from './product-detail.ts';
import {
  readProductClinics,
  readProductCoverages,
  readProductCoveragesOf,
  readProductDetail,
  readProductTexts,
  readProductTopsAndDeductibles,
} from './product-detail-store.ts';
import { listClinics, listClinicsOfRegion } from './read-clinics.ts';
import {
  wireClinics,
  wireCoverages,
  wireDescriptionGroups,
  wireDocuments,
  wireFaq,
  wireFeatures,
  wireTopsAndDeductibles,
} from './wire-product-parts.ts';

export interface CatalogueServices {
  readonly memory: PublishedCatalogue;
  readonly database: Database;
}

type DetailEndpoint =
  | 'getInsurance'
  | 'getFeatures'
  | 'getInFeatures'
  | 'getCoverageResume'
  | 'getCoverageOrganizations'
  | 'getCoveragesAtClinic'
  | 'getBenefitCoverages'
  | 'getTopsAndDeductibles'
  | 'getExtraBenefits'
  | 'getCoverageRequirement'
  | 'getDescriptions'
  | 'getDocuments'
  | 'getFaq'
  | 'listClinics'
  | 'listProviders';

const unknownProduct: ApiFailure = { kind: 'not-found', detail: 'No existe ese producto' };
const unknownClinic: ApiFailure = { kind: 'not-found', detail: 'Esa clínica no está en la red de ese producto' };
const unknownBenefit: ApiFailure = { kind: 'not-found', detail: 'Ese producto no tiene esa prestación' };

interface Asked {
  readonly params: { readonly id: string };
  readonly call: RequestContext;
}

/** True for a clinic of the product's network that it covers something at. */
function isInNetwork({ clinics }: Product, code: string, snapshot: CatalogueSnapshot): boolean {
  return clinics.some((listed) => coversClinic(listed) && snapshot.clinics.get(listed.clinicId)?.code === code);
}

/** Handlers of a product's own calls: list facts from memory, its content from the database. */
export function insuranceDetailHandlers({ memory, database }: CatalogueServices): Handlers<DetailEndpoint> {
  const snapshotOf = (call: RequestContext): CatalogueSnapshot => catalogueOfCall(memory, call);

  function ofProduct<Answer>(
    { params, call }: Asked,
    answer: (product: Product, snapshot: CatalogueSnapshot) => Answer,
  ): Result<{ data: Answer }, ApiFailure> {
    const snapshot = snapshotOf(call);
    const product = findProduct(snapshot, params.id);
    return product ? ok({ data: answer(product, snapshot) }) : fail(unknownProduct);
  }

  async function readPart<Row, Answer>(
    { params, call }: Asked,
    read: (database: Database, key: ProductKey) => Promise<Row | null>,
    toWire: (row: Row, product: Product) => Answer,
  ): Promise<Result<{ data: Answer }, ApiFailure>> {
    const product = findProduct(snapshotOf(call), params.id);
    const row = product && (await read(database, { edition: call.edition.id, productId: product.id, today: call.today }));
    return row === null || product === null ? fail(unknownProduct) : ok({ data: toWire(row, product) });
  }

  return {
    getInsurance: async ({ params }, call) => {
      const read = await readPart({ params, call }, readProductDetail, (record, product) => ({ record, product }));
      return read.ok ? enveloped(describeProduct(read.value.data, memory, call)) : read;
    },
    getFeatures: async ({ params }, call) => ofProduct({ params, call }, wireFeatures),
    getInFeatures: async ({ params }, call) =>
      ofProduct({ params, call }, (product, snapshot) => wireFeatures(product, snapshot).filter(({ included }) => included)),
    getCoverageResume: async ({ params, query: { category } }, call) => {
      const product = findProduct(snapshotOf(call), params.id);
      const ofCategory = (from: Database, key: ProductKey) => readProductCoveragesOf(from, { ...key, tag: category });
      const read = await readPart({ params, call }, ofCategory, wireCoverages);
      if (read.ok || product === null || category === undefined) return read;
      const reason = `ninguna cobertura es del grupo '${category}'`;
      return fail({ kind: 'invalid-input', errors: [{ field: 'query.category', reason }] });
    },
    getCoverageOrganizations: ({ params }, call) => readPart({ params, call }, readProductClinics, wireClinics),
    getCoveragesAtClinic: async ({ params }, call) => {
      const snapshot = snapshotOf(call);
      const product = findProduct(snapshot, params.id);
      if (product && !isInNetwork(product, params.organization, snapshot)) return fail(unknownClinic);
      return readPart({ params, call }, readProductCoverages, (tags) => wireCoveragesAtClinic(tags, params.organization));
    },
    getBenefitCoverages: async ({ params }, call) => {
      const read = await readPart({ params, call }, readProductCoverages, (tags, product) =>
        wireBenefitCoverages(tags, product, params.benefit),
      );
      if (!read.ok) return read;
      return read.value.data ? ok({ data: read.value.data }) : fail(unknownBenefit);
    },
    getTopsAndDeductibles: ({ params }, call) =>
      readPart({ params, call }, readProductTopsAndDeductibles, wireTopsAndDeductibles),
    getExtraBenefits: ({ params }, call) =>
      readPart({ params, call }, readProductTexts, (texts, product) => wireExtraBenefits(product, texts)),
    getCoverageRequirement: async ({ params }, call) =>
      ofProduct({ params, call }, ({ requirement }) => ({
        coverageRequirement: [...requirement],
        text: requirementText(requirement),
      })),
    getDescriptions: ({ params }, call) => readPart({ params, call }, readProductTexts, wireDescriptionGroups),
    getDocuments: ({ params }, call) => readPart({ params, call }, readProductTexts, wireDocuments),
    getFaq: ({ params }, call) => readPart({ params, call }, readProductTexts, wireFaq),
    listClinics: async (_, call) => ok({ data: listClinics(snapshotOf(call)) }),
    listProviders: async ({ query: { regionNumero } }, call) =>
      regionNumero === undefined
        ? ok({ data: listClinics(snapshotOf(call)) })
        : listClinicsOfRegion(snapshotOf(call), call.edition, regionNumero),
  };
}
