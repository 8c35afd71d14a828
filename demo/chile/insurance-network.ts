import type { ClinicCoverageContent } from '@cotejo/core/catalogue-content';
import { seededRandom } from '../seeded-random.ts';
import { clinics, type DemoClinic, freeChoice, internationalFreeChoice, internationalNetwork } from './clinics.ts';
import type { InsuranceLine } from './insurance-line.ts';

type Percentages = Omit<ClinicCoverageContent, 'clinicCode'>;

const oncologicalCentre = 'instituto-oncologico-fundacion-arturo-lopez-perez';

/** The percentages lowered by so many points, never under 30; what is not stated stays so. */
function lowered(percentages: Percentages, points: number): Percentages {
  const lower = (value: number | null): number | null => (value === null ? null : Math.max(30, value - points));
  return {
    hospitalaria: lower(percentages.hospitalaria),
    ambulatoria: lower(percentages.ambulatoria),
    urgencia: lower(percentages.urgencia),
  };
}

/**
 * Care centres of a line at one insurer and level. The same insurer names the same centres at every level;
 * free choice and the international networks are the excluded codes of decision 15.
 */
export function networkOf(line: InsuranceLine, insurerCode: string, level: number): readonly ClinicCoverageContent[] {
  const hospital = line.summary.hospital[level] ?? null;
  const ambulatory = line.summary.ambulatory[level] ?? null;
  const own: Percentages = { hospitalaria: hospital, ambulatoria: ambulatory, urgencia: hospital };
  const named = (share: number, allowed: (clinic: DemoClinic) => boolean): readonly ClinicCoverageContent[] =>
    clinics
      .filter((clinic) => allowed(clinic) && seededRandom(`${line.key}/${insurerCode}/${clinic.code}`).chance(share))
      .map((clinic) => ({ clinicCode: clinic.code, ...own }));
  const anywhere = (percentages: Percentages): ClinicCoverageContent => ({ clinicCode: freeChoice.code, ...percentages });
  switch (line.network) {
    case 'none':
      return [];
    case 'free-choice':
      return [...named(0.35, () => true), anywhere(own)];
    case 'preferred':
      return [...named(0.6, (clinic) => clinic.tier > 1), anywhere(lowered(own, 20))];
    case 'closed':
      return named(0.3, (clinic) => clinic.tier > 2);
    case 'oncological': {
      const centres = named(0.25, (clinic) => clinic.tier < 4 && clinic.code !== oncologicalCentre);
      return [{ clinicCode: oncologicalCentre, ...own }, ...centres, anywhere(lowered(own, 30))];
    }
    case 'international': {
      const abroad: ClinicCoverageContent = { clinicCode: internationalNetwork.code, ...own };
      const elsewhere: ClinicCoverageContent = { clinicCode: internationalFreeChoice.code, ...lowered(own, 20) };
      return [...named(0.7, (clinic) => clinic.tier < 3), abroad, ...(level > 0 ? [elsewhere] : [])];
    }
  }
}
