import type { ClinicAnswerRow } from '@cotejo/contract/catalogue';
import { isCareCentre } from '@cotejo/core/care-centres';
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
