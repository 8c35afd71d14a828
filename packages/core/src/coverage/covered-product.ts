import type { Product } from '../catalogue/catalogue.ts';
import type { CoverageContent, TopOrDeductibleContent } from '../catalogue/content.ts';
import type { CostReason } from './care-cost.ts';

/** What of a product decides what the patient pays: its line, its summary and its amounts. */
export interface CoveredProduct extends Pick<Product, 'kind' | 'upperType' | 'modality' | 'previsions' | 'summary'> {
  readonly coverages: readonly Pick<
    CoverageContent,
    'benefitCode' | 'clinicCode' | 'amountKey' | 'minAmount' | 'maxAmount' | 'unit'
  >[];
  readonly topsAndDeductibles: readonly Pick<TopOrDeductibleContent, 'clinicCode' | 'kind' | 'amount' | 'unit'>[];
}

/**
 * How a product stands beside a health system: it is one, it pays after one, or it pays alone. Decides who pays first,
 * and whether a benefit that is not listed is unknown (a system) or not covered (an insurance lists what it pays).
 */
export type Standing = 'system' | 'after-system' | 'alone';

/** Upper types that are somebody's health system, beside isapre plans. */
const systemTypes: ReadonlySet<string> = new Set(['PLAN_ISAPRE', 'FONASA', 'TRAMO FONASA', 'PLAN FONASA']);

export function standingOf({ kind, upperType, modality }: Pick<CoveredProduct, 'kind' | 'upperType' | 'modality'>): Standing {
  if (kind === 'isapre-plan' || systemTypes.has(upperType)) return 'system';
  return modality === 'Internacional' ? 'alone' : 'after-system';
}

/** Lines that pay only in a case which the basket of ordinary care does not hold, by upper type (A3-16 to A3-25). */
const narrowTypes: ReadonlyMap<string, CostReason> = new Map<string, CostReason>([
  ['SEGURO ACCIDENTES', { kind: 'only-accidents' }],
  ['SEGURO ACCIDENTES PERSONALES', { kind: 'only-accidents' }],
  ['SEGURO ESCOLAR', { kind: 'only-accidents' }],
  ['SCTR', { kind: 'only-accidents' }],
  ['SEGURO ONCOLOGICO', { kind: 'one-illness' }],
  ['SEGURO CARDIOLOGICO', { kind: 'one-illness' }],
  ['SEGURO COVID', { kind: 'one-illness' }],
  ['SEGURO_MASCOTAS', { kind: 'pets' }],
  ['SEGURO MASCOTAS', { kind: 'pets' }],
  ['SEGURO VIAJE', { kind: 'trip' }],
  ['ASISTENCIA EN VIAJE', { kind: 'trip' }],
]);

/** Why ordinary care says nothing about what the whole line is worth; null where it does. */
export function narrowReason({ upperType }: Pick<CoveredProduct, 'upperType'>): CostReason | null {
  return narrowTypes.get(upperType) ?? null;
}
