import type { EstimatedUse } from '../coverage/care-cost.ts';
import type { ClinicCoverage, CoverageRequirementEntry, CoverageSummary } from '../coverage/coverage.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { Money } from '../money/money.ts';
import type { ProductPricing } from '../pricing/tariff.ts';
import type { ProductKind } from './kinds.ts';
import type { ProductMetadata } from './product-metadata.ts';

export const modalities = ['Preferente', 'Libre Elección', 'Internacional', 'Cerrado'] as const;
export type Modality = (typeof modalities)[number];

export const salesChannels = ['QpOnlineSale', 'ExternalOnlineSale', 'QpMixSale', 'ExecutiveEmployee'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** One weighted part of the score 0 to 100 (C3-39: category, peso_item, puntaje_plan). */
export interface ScorePart {
  readonly category: string;
  readonly weight: number;
  readonly points: number;
}

/** Who typically has a product: what affinity is measured against (A9-37). */
export interface CustomerProfile {
  readonly age: number;
  /** Share of women, 0 to 1. */
  readonly womenShare: number;
  readonly monthlyIncome: Money | null;
  readonly dependants: number;
}

/** A plan or insurance as the comparison needs it. Long texts and documents stay in the database. */
export interface Product {
  readonly id: number;
  /** Identity within the edition: codigoplan for isapre plans (decision 20), productCode elsewhere. */
  readonly code: string;
  readonly kind: ProductKind;
  readonly name: string;
  readonly displayName: string;
  /** Last path segment of its page. */
  readonly url: string;
  readonly organizationId: number;
  readonly upperType: string;
  readonly upperTypeDisplayName: string;
  readonly typeName: string;
  readonly typeDisplayName: string;
  readonly typeDescription: string;
  readonly modality: Modality | null;
  readonly salesChannels: readonly SalesChannel[];
  readonly isPromoted: boolean;
  readonly isExclusive: boolean;
  readonly isPopular: boolean;
  /** First and last day on sale; null: not said. */
  readonly availableFrom: PlainDate | null;
  readonly availableTo: PlainDate | null;
  /** Some offer holds, whatever its day: the product's own answer tells which (A3-08). */
  readonly hasOffer: boolean;
  readonly pricing: ProductPricing;
  /** 0 to 100, from weighted parts; null where there is nothing to score by. */
  readonly score: number | null;
  /** Typical customers; null where nothing is known, and then there is no affinity. */
  readonly customers: CustomerProfile | null;
  /** What a person pays for care beside the premium, docs/costo-anual.md; null in an edition without reference prices. */
  readonly yearlyUse: EstimatedUse | null;
  readonly summary: CoverageSummary;
  readonly clinics: readonly ClinicCoverage[];
  /** True when the clinics listed are all that is covered, so that another one is 'No cubre'. */
  readonly clinicsAreComplete: boolean;
  readonly featureIds: readonly number[];
  /** Region codes it is sold in; null: everywhere. */
  readonly regionCodes: readonly string[] | null;
  readonly previsions: { readonly isapre: boolean; readonly fonasa: boolean };
  readonly requirement: readonly CoverageRequirementEntry[];
  readonly minimumEmployees: number | null;
  readonly metadata: ProductMetadata;
}
