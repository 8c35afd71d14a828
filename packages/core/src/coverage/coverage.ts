import type { Money } from '../money/money.ts';

export const attentions = ['hospitalaria', 'ambulatoria', 'urgencia'] as const;
/** Kind of care a percentage applies to: in hospital, out of hospital, emergency. */
export type Attention = (typeof attentions)[number];

/** Percentage covered at one clinic, per kind of care. Null is 'No informado', never zero. */
export interface ClinicCoverage {
  readonly clinicId: number;
  readonly hospitalaria: number | null;
  readonly ambulatoria: number | null;
  readonly urgencia: number | null;
}

/**
 * What a product answers for a clinic the visitor named (experience.md, promise 4): the percentage, that the
 * product's closed list leaves the clinic out ('No cubre'), or that its sheet does not say ('No informado').
 */
export type ClinicAnswer =
  | {
      readonly kind: 'covered';
      readonly clinicId: number;
      readonly hospitalaria: number | null;
      readonly ambulatoria: number | null;
    }
  | { readonly kind: 'not-covered'; readonly clinicId: number }
  | { readonly kind: 'unknown'; readonly clinicId: number };

/** Figures a card shows at a glance; null is 'No informado'. */
export interface CoverageSummary {
  readonly hospitalPercentage: number | null;
  readonly ambulatoryPercentage: number | null;
  readonly annualCap: Money | null;
  readonly deductible: Money | null;
}

/** Requirement of another system's cover, in the order fonasa, isapre (decision 14). */
export interface CoverageRequirementEntry {
  readonly percent: number;
  readonly previousCoverage: boolean;
}
