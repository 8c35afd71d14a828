import type { Product } from '../catalogue/catalogue.ts';
import type { ClinicAnswer, ClinicCoverage } from './coverage.ts';

/**
 * True when a listed clinic is really covered: it is, unless every kind of care is stated as 0. A percentage
 * that the sheet does not state is 'No informado', never a zero.
 */
export function coversClinic({ hospitalaria, ambulatoria, urgencia }: Omit<ClinicCoverage, 'clinicId'>): boolean {
  const nothing = hospitalaria === 0 && ambulatoria === 0 && (urgencia ?? 0) === 0;
  return !nothing;
}

/**
 * What a product answers for one clinic: its percentages (0 to 100, null is 'No informado') where it is listed;
 * 'No cubre' where the product's list is complete without it; unknown elsewhere (experience.md, promise 4).
 */
export function answerClinic(product: Pick<Product, 'clinics' | 'clinicsAreComplete'>, clinicId: number): ClinicAnswer {
  const listed = product.clinics.find((coverage) => coverage.clinicId === clinicId);
  if (!listed) return { kind: product.clinicsAreComplete ? 'not-covered' : 'unknown', clinicId };
  if (!coversClinic(listed)) return { kind: 'not-covered', clinicId };
  return { kind: 'covered', clinicId, hospitalaria: listed.hospitalaria, ambulatoria: listed.ambulatoria };
}
