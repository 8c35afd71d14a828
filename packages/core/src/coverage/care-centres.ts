import type { Clinic, Product } from '../catalogue/catalogue.ts';

/** Codes that stand for 'libre elección' and 'internacional', not for a place (A9-43 to A9-45). */
const notAPlace: ReadonlySet<string> = new Set(['QPCL-1', 'QPCL-2', 'QPCL-3']);

/** True for a clinic that counts and can be filtered by: QPCL-1..3 are left out of both (decision 15). */
export function isCareCentre(clinic: Pick<Clinic, 'code'>): boolean {
  return !notAPlace.has(clinic.code);
}

/** The places among some clinics: what a list can be filtered by and answers for. */
export function careCentresIn(clinics: ReadonlyMap<number, Clinic>): readonly Clinic[] {
  return [...clinics.values()].filter(isCareCentre);
}

/** The place that the segment of its page names, letter case apart. Null when there is none. */
export function findCareCentre(clinics: ReadonlyMap<number, Clinic>, url: string): Clinic | null {
  const wanted = url.toLowerCase();
  return careCentresIn(clinics).find((clinic) => clinic.url.toLowerCase() === wanted) ?? null;
}

/** 'Centros de atención' of a product: the places it lists, without QPCL-1..3 (decision 15, A9-46). */
export function countCareCentres(product: Pick<Product, 'clinics'>, clinics: ReadonlyMap<number, Clinic>): number {
  return product.clinics.filter(({ clinicId }) => {
    const clinic = clinics.get(clinicId);
    return clinic !== undefined && isCareCentre(clinic);
  }).length;
}
