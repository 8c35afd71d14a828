import type { Product } from '../catalogue/catalogue.ts';
import type { ClinicAnswer, ClinicCoverage } from './coverage.ts';

type CareShares = Omit<ClinicCoverage, 'clinicId'>;

/**
 * True when a listed clinic is really covered: it is, unless every kind of care is stated as 0. A percentage
 * that the sheet does not state is 'No informado', never a zero.
 */
export function coversClinic({ hospitalaria, ambulatoria, urgencia }: CareShares): boolean {
  const nothing = hospitalaria === 0 && ambulatoria === 0 && (urgencia ?? 0) === 0;
  return !nothing;
}

/**
 * What a product answers for a clinic, by what its list says of it (undefined: nothing): 'No cubre' also where a list
 * that is complete goes without it, unknown where another does (experience.md, promise 4).
 */
export function clinicAnswerKind(listed: CareShares | undefined, listIsComplete: boolean): ClinicAnswer['kind'] {
  if (listed) return coversClinic(listed) ? 'covered' : 'not-covered';
  return listIsComplete ? 'not-covered' : 'unknown';
}

/** The answer of a product for one clinic, with its percentages (0 to 100, null is 'No informado') where it is covered. */
export function answerClinic(product: Pick<Product, 'clinics' | 'clinicsAreComplete'>, clinicId: number): ClinicAnswer {
  const listed = product.clinics.find((coverage) => coverage.clinicId === clinicId);
  const kind = clinicAnswerKind(listed, product.clinicsAreComplete);
  if (kind !== 'covered') return { kind, clinicId };
  return { kind, clinicId, hospitalaria: listed?.hospitalaria ?? null, ambulatoria: listed?.ambulatoria ?? null };
}
