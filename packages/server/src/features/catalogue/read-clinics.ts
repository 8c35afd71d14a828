import type { ClinicAnswerRow, ClinicDetail } from '@cotejo/contract/catalogue';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { fail, ok, type Result } from '@cotejo/core/result';
import { findCareCentre, isCareCentre } from '@cotejo/core/care-centres';
import { coversClinic } from '@cotejo/core/clinic-answers';
import { countRows, oncePerSnapshot } from './per-snapshot.ts';

const inSpanish = new Intl.Collator('es');

/** The edition's care centres by name, each with how many products cover it; QPCL-1..3 are none (decision 15). */
export const listClinics = oncePerSnapshot(({ clinics, products }): ClinicAnswerRow[] => {
  const productCounts = countRows(products.columns.clinics, (listed) => (coversClinic(listed) ? listed.clinicId : null));
  return [...clinics.values()]
    .filter(isCareCentre)
    .toSorted((left, right) => inSpanish.compare(left.displayName, right.displayName))
    .map(({ id, code, displayName, url, regionCode, latitude, longitude }) => ({
      organizationCode: code,
      displayName,
      url,
      regionCode,
      latitude,
      longitude,
      productCount: productCounts.get(id) ?? 0,
    }));
});

/** The care centres of one region of the edition; 400 for a code that is none of its regions. */
export function listClinicsOfRegion(
  snapshot: CatalogueSnapshot,
  { regions }: Edition,
  regionCode: string,
): Result<{ data: ClinicAnswerRow[] }, ApiFailure> {
  if (!regions.some(({ code }) => code === regionCode)) {
    const errors = [{ field: 'query.regionNumero', reason: `'${regionCode}' no es una región conocida` }];
    return fail({ kind: 'invalid-input', errors });
  }
  return ok({ data: listClinics(snapshot).filter((clinic) => clinic.regionCode === regionCode) });
}

/** A care centre by the segment of its page, letter case apart; 404 for nobody's. */
export function getClinic(snapshot: CatalogueSnapshot, url: string): Result<{ data: ClinicDetail }, ApiFailure> {
  const stored = findCareCentre(snapshot.clinics, url);
  const found = stored && listClinics(snapshot).find(({ organizationCode }) => organizationCode === stored.code);
  if (!found) return fail({ kind: 'not-found', detail: 'No existe ese centro de atención' });
  return ok({ data: { ...found, address: stored.address } });
}
