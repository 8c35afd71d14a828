import { ok, type Result } from '@cotejo/core/result';
import type { CallFailure, ClientOf } from '../client.ts';
import type { EndpointAnswer } from '../endpoint.ts';
import type { Endpoints } from '../endpoints/endpoints.ts';
import type { Profile } from '../schemas/profile.ts';

type PlanCalls = Pick<
  Endpoints,
  | 'getCoverageResume'
  | 'getTopsAndDeductibles'
  | 'getInFeatures'
  | 'getFeatures'
  | 'getCoverageRequirement'
  | 'getOffers'
  | 'listProviders'
  | 'getScoreAnalysis'
  | 'calculatePrice'
  | 'getPaymentInfo'
>;
/** A client that has every call a product's card opens with. */
export type PlanClient = ClientOf<PlanCalls>;

/** One part of what is told of a product: what was answered, or why it is not there, which hides that part alone. */
type Part<Name extends keyof PlanCalls> = Result<EndpointAnswer<PlanCalls[Name]>, CallFailure>;

/** Everything that a product's card tells, by name (A §7). */
export interface PlanInformation {
  readonly coverages: Part<'getCoverageResume'>;
  readonly topsAndDeductibles: Part<'getTopsAndDeductibles'>;
  readonly features: Part<'getInFeatures'>;
  readonly featuresAll: Part<'getFeatures'>;
  readonly coverageRequirement: Part<'getCoverageRequirement'>;
  /** Null: there are none today. */
  readonly offers: Part<'getOffers'>;
  readonly prestadores: Part<'listProviders'>;
  /** Null: a product without a code of an isapre plan has no score. */
  readonly score: Part<'getScoreAnalysis'> | null;
  /** Null: nobody is asked for. */
  readonly profilePrice: Part<'calculatePrice'> | null;
  readonly paymentInfo: Part<'getPaymentInfo'>;
}

export interface PlanQuestion {
  /** Number, address segment or code. */
  readonly id: string;
  /** Code of an isapre plan; null: another product. */
  readonly codigoplan: string | null;
  /** False: the product says that it has no offers, so that none are asked for. */
  readonly hasOffers: boolean;
  readonly profile: Profile | null;
  readonly signal?: AbortSignal;
}

/** Asks for everything at once; what fails is missing alone, and nothing is asked for that is known not to be there. */
export async function planInformation(client: PlanClient, question: PlanQuestion): Promise<PlanInformation> {
  const { id, codigoplan, hasOffers, profile, signal } = question;
  const options = signal ? { signal } : {};
  const params = { id };
  const [
    coverages,
    topsAndDeductibles,
    features,
    featuresAll,
    coverageRequirement,
    offers,
    prestadores,
    paymentInfo,
    score,
    profilePrice,
  ] = await Promise.all([
    client.getCoverageResume({ params, query: {} }, options),
    client.getTopsAndDeductibles({ params }, options),
    client.getInFeatures({ params }, options),
    client.getFeatures({ params }, options),
    client.getCoverageRequirement({ params }, options),
    hasOffers ? client.getOffers({ params }, options) : ok(null),
    client.listProviders({ query: {} }, options),
    client.getPaymentInfo({ params }, options),
    codigoplan === null ? null : client.getScoreAnalysis({ query: { codigoplan } }, options),
    profile === null ? null : client.calculatePrice({ params, body: { profile } }, options),
  ]);
  return {
    coverages,
    topsAndDeductibles,
    features,
    featuresAll,
    coverageRequirement,
    offers,
    prestadores,
    score,
    profilePrice,
    paymentInfo,
  };
}
