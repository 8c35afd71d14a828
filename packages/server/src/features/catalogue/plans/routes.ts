import type { ApiFailure } from '@cotejo/contract/errors';
import type { PlanQuestion, StatisticsQuestion } from '@cotejo/contract/isapre-plan';
import type { Product } from '@cotejo/core/catalogue';
import { findIsaprePlan } from '@cotejo/core/find-product';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../../platform/http/handlers.ts';
import { catalogueOfCall } from '../../../platform/published-catalogue.ts';
import { groundOfCall } from '../../../platform/quotes/ground-of-call.ts';
import { describeProduct } from '../describe-product.ts';
import { enveloped } from '../enveloped.ts';
import type { CatalogueServices } from '../insurance-detail-routes.ts';
import { findOrganization, wireOrganization } from '../organizations/read-organizations.ts';
import {
  readProductClinics,
  readProductCoverages,
  readProductDetail,
  readProductScore,
  readProductTexts,
} from '../product-detail-store.ts';
import type { ProductKey } from '../product-detail.ts';
import { wireClinics, wireCoverages, wireScoreParts } from '../wire-product-parts.ts';
import { readIsapreBenefits, withPlanBenefits } from './isapre-benefits.ts';
import { findPlan, planFactors, planPeople, planTariffs, renamed } from './priced-plan.ts';
import { readRequestStatistics } from './request-statistics.ts';
import { searchPlan } from './search-plan.ts';

type PlanEndpoint =
  | `${'get' | 'post'}${'IsaprePlan' | 'PlanFactors' | 'PlanProviders' | 'PlanBenefits' | 'PlanTariffs' | 'PlanPeople' | 'RequestStatistics'}`
  | 'getScoreAnalysis'
  | 'getSearchPlan'
  | 'getIsapre'
  | 'getIsapreBenefits'
  | 'getPlanOwnBenefits';

const unknownPlan: ApiFailure = { kind: 'not-found', detail: 'No existe ese plan' };
const unknownIsapre: ApiFailure = { kind: 'not-found', detail: 'No existe esa isapre' };

/** Where a call carries its family, as bad fields are named. */
const [inQuery, inBody] = ['query.datospersona', 'body.datospersona'] as const;
type Place = typeof inQuery | typeof inBody;

/**
 * Handlers of the calls about isapre plans. A family is answered the same from an address and from a body; our own pages
 * send it as a body, so that it is in no address.
 */
export function planHandlers({ memory, database }: CatalogueServices): Handlers<PlanEndpoint> {
  async function readPart<Row, Answer>(
    { asked, call }: { readonly asked: Pick<PlanQuestion, 'planid' | 'codigoplan'>; readonly call: RequestContext },
    read: (database: Database, key: ProductKey) => Promise<Row | null>,
    toWire: (row: Row, plan: Product) => Answer,
  ): Promise<Result<{ data: Answer }, ApiFailure>> {
    const plan = findPlan(catalogueOfCall(memory, call), asked);
    if (!plan.ok) return plan;
    const row = await read(database, { edition: call.edition.id, productId: plan.value.id, today: call.today });
    return row === null ? fail(unknownPlan) : ok({ data: toWire(row, plan.value) });
  }

  const whole = async (asked: PlanQuestion, call: RequestContext, place: Place) => {
    const { datospersona: profile } = asked;
    const read = await readPart({ asked, call }, readProductDetail, (record, product) => ({ record, product }));
    if (!read.ok) return read;
    const described = describeProduct({ ...read.value.data, ...(profile ? { profile } : {}) }, memory, call);
    return described.ok ? ok({ data: described.value }) : fail(renamed(described.error, place));
  };

  const factors = (asked: PlanQuestion, call: RequestContext, part: Place) => {
    const plan = findPlan(catalogueOfCall(memory, call), asked);
    if (!plan.ok) return plan;
    const question = { product: plan.value, profile: asked.datospersona, part };
    return enveloped(planFactors(question, groundOfCall(memory, call)));
  };

  const providers = (asked: PlanQuestion, call: RequestContext) => readPart({ asked, call }, readProductClinics, wireClinics);
  const benefits = (asked: PlanQuestion, call: RequestContext) =>
    readPart({ asked, call }, readProductCoverages, (tags, plan) => wireCoverages(tags, plan));
  const tariffs = (asked: PlanQuestion, call: RequestContext) =>
    readPart({ asked, call }, readProductCoverages, (tags, plan) => planTariffs(plan, tags, groundOfCall(memory, call)));

  const people = (
    { codigoplan, cotizante, carga = [] }: { codigoplan: string; cotizante: readonly number[]; carga?: readonly number[] },
    call: RequestContext,
  ) => {
    const product = findIsaprePlan(catalogueOfCall(memory, call), codigoplan);
    if (!product) return fail(unknownPlan);
    return enveloped(planPeople({ product, contributors: cotizante, dependants: carga }, groundOfCall(memory, call)));
  };

  const statistics = async (asked: StatisticsQuestion, call: RequestContext) => {
    const plan = findIsaprePlan(catalogueOfCall(memory, call), asked.codigo);
    return plan
      ? ok({ data: await readRequestStatistics({ ...asked, codigo: plan.code }, call, { memory, database }) })
      : fail(unknownPlan);
  };

  const isapreOf = (id: string, call: RequestContext) => {
    const snapshot = catalogueOfCall(memory, call);
    const found = findOrganization(snapshot, id);
    return found.ok && found.value.kind === 'isapre' ? ok({ isapre: found.value, snapshot }) : fail(unknownIsapre);
  };

  return {
    getIsaprePlan: ({ query }, call) => whole(query, call, inQuery),
    postIsaprePlan: ({ body }, call) => whole(body, call, inBody),
    getPlanFactors: async ({ query }, call) => factors(query, call, inQuery),
    postPlanFactors: async ({ body }, call) => factors(body, call, inBody),
    getPlanProviders: ({ query }, call) => providers(query, call),
    postPlanProviders: ({ body }, call) => providers(body, call),
    getPlanBenefits: ({ query }, call) => benefits(query, call),
    postPlanBenefits: ({ body }, call) => benefits(body, call),
    getPlanTariffs: ({ query }, call) => tariffs(query, call),
    postPlanTariffs: ({ body }, call) => tariffs(body, call),
    getPlanPeople: async ({ query }, call) => people(query, call),
    postPlanPeople: async ({ body }, call) => people(body, call),
    getRequestStatistics: ({ query }, call) => statistics(query, call),
    postRequestStatistics: ({ body }, call) => statistics(body, call),
    getScoreAnalysis: ({ query }, call) =>
      readPart({ asked: query, call }, readProductScore, (parts, { code, score }) => ({
        codigoplan: code,
        puntaje: score,
        puntajes: wireScoreParts(parts),
      })),
    getSearchPlan: async ({ query }, call) => {
      const snapshot = catalogueOfCall(memory, call);
      const plan = findPlan(snapshot, query);
      return plan.ok ? ok({ data: searchPlan(plan.value, snapshot, call.today) }) : plan;
    },
    getIsapre: async ({ params }, call) => {
      const found = isapreOf(params.id, call);
      return found.ok ? ok({ data: wireOrganization(found.value.isapre, found.value.snapshot) }) : found;
    },
    getIsapreBenefits: async ({ params }, call) => {
      const found = isapreOf(params.id, call);
      if (!found.ok) return found;
      return ok({ data: await readIsapreBenefits(database, call.edition.id, found.value.isapre.code) });
    },
    getPlanOwnBenefits: async ({ params }, call) => {
      const found = isapreOf(params.isapre, call);
      if (!found.ok) return found;
      const { isapre } = found.value;
      const given = await readIsapreBenefits(database, call.edition.id, isapre.code);
      const read = await readPart({ asked: params, call }, readProductTexts, (texts, plan) => ({ texts, plan }));
      if (!read.ok) return read;
      const { texts, plan } = read.value.data;
      return plan.organizationId === isapre.id ? ok({ data: withPlanBenefits(given, texts) }) : fail(unknownPlan);
    },
  };
}
