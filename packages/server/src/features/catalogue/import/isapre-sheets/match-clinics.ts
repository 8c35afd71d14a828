import type { Clinic } from '@cotejo/core/catalogue';
import { regionOfAddress } from './chile-places.ts';
import type { ClinicDirectory, DirectoryClinic } from './clinic-directory.ts';
import { nameKey } from './clinic-names.ts';
import type { KnownCodes } from '../known-codes-store.ts';
import type { SheetFindings } from './sheet-findings.ts';
import { urlSegment } from '../url-segment.ts';

/** The pseudo clinic that free choice is listed under; left out of the care-centre filter and count (decision 15). */
const freeChoiceClinic: Omit<Clinic, 'id'> = {
  code: 'QPCL-1',
  displayName: 'Libre elección',
  url: 'Libre-eleccion',
  regionCode: null,
  latitude: null,
  longitude: null,
  address: null,
};

export interface ClinicCodes {
  readonly codeOf: (clinic: DirectoryClinic | null) => string;
  readonly added: readonly Omit<Clinic, 'id'>[];
}

/** A clinic whose name the catalogue knows keeps the catalogue's code and data; the others are added. */
export function matchClinics(directory: ClinicDirectory, known: KnownCodes, findings: SheetFindings): ClinicCodes {
  const knownByName = new Map(known.clinics.map((clinic) => [nameKey(clinic.displayName), clinic.code]));
  const knownCodes = new Set(known.clinics.map(({ code }) => code));
  const urls = new Set([...known.clinics.map(({ url }) => url), freeChoiceClinic.url]);
  const codes = new Map<string, string>();
  const added = knownCodes.has(freeChoiceClinic.code) ? [] : [freeChoiceClinic];
  for (const { id, displayName, names, address, latitude, longitude, place } of directory.clinics) {
    const code = names.map((name) => knownByName.get(nameKey(name))).find((known) => known !== undefined);
    codes.set(id, code ?? id);
    if (code !== undefined) continue;
    const regionCode = address === null ? null : regionOfAddress(address);
    if (regionCode === null) {
      findings.add({
        kind: 'unknown-region',
        ...place,
        column: 'address',
        message: `${displayName}: ${address ?? 'sin dirección'}`,
      });
    }
    added.push({ code: id, displayName, url: urlSegment(displayName, urls), regionCode, latitude, longitude, address });
  }
  return { codeOf: (clinic) => (clinic === null ? freeChoiceClinic.code : (codes.get(clinic.id) ?? clinic.id)), added };
}
