import type { CoverageSummary } from '@cotejo/core/coverage';
import type { ClinicCoverageContent } from '@cotejo/core/catalogue-content';
import { type Money, moneyOf } from '@cotejo/core/money';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { clinics, type ClinicTier, freeChoice } from './clinics.ts';
import { type PlanLine, zones } from './isapre-lines.ts';

/** Every figure of a plan that others are derived from. Percentages are whole, 0 to 100. */
export interface PlanFigures {
  readonly quality: number;
  readonly basePriceUf: number;
  readonly basePrice: Money;
  readonly hospital: number;
  readonly ambulatory: number;
  readonly emergency: number;
  readonly capUf: number;
  readonly summary: CoverageSummary;
  readonly clinics: readonly ClinicCoverageContent[];
  /** What free choice pays outside the network, hospital and consultation; null in a closed plan. */
  readonly freeChoice: { readonly hospital: number; readonly ambulatory: number } | null;
}

/** The lowest and highest base price of the demonstration, UF a month. */
const cheapestUf = 1.1;
const dearestUf = 9.5;
const modalityFactor = { Preferente: 1, 'Libre Elección': 1.14, Cerrado: 0.84, Internacional: 1 } as const;

/** First step whose limit lies above the quality. */
function stepFor(quality: number, steps: readonly (readonly [below: number, percentage: number])[]): number {
  return steps.find(([below]) => quality < below)?.[1] ?? 100;
}

function hospitalFor(quality: number): number {
  return stepFor(quality, [
    [0.07, 60],
    [0.18, 70],
    [0.36, 80],
    [0.6, 90],
  ]);
}

function ambulatoryFor(quality: number): number {
  return stepFor(quality, [
    [0.12, 50],
    [0.28, 60],
    [0.52, 70],
    [0.8, 80],
    [1.1, 90],
  ]);
}

/** Points of percentage that a dearer clinic loses on a cheaper plan; more than 30 leaves the clinic out. */
function gapAt(tier: ClinicTier, quality: number): number {
  const needed = { 1: 0.74, 2: 0.46, 3: 0.16, 4: 0 }[tier];
  return Math.max(0, Math.ceil((needed - quality) / 0.12)) * 10;
}

/** The same draw for every rung of a line, so that a dearer rung's network holds the cheaper one's. */
function networkOf(line: PlanLine, quality: number): readonly ClinicCoverageContent[] {
  const regions: readonly string[] = zones[line.zone].clinicRegions;
  const hospital = hospitalFor(quality);
  const ambulatory = ambulatoryFor(quality);
  return clinics
    .filter((clinic) => clinic.tier >= line.topTier && regions.includes(clinic.regionCode ?? ''))
    .flatMap((clinic) => {
      const random = seededRandom(`${line.codePrefix}/${clinic.code}`);
      const gap = line.modality === 'Libre Elección' ? 0 : gapAt(clinic.tier, quality);
      const share = line.modality === 'Cerrado' ? 0.45 : 0.72;
      if (gap > 30 || !random.chance(share)) return [];
      const covered = Math.max(50, hospital - gap);
      const consultation = Math.max(40, Math.min(covered, ambulatory - gap));
      return [
        {
          clinicCode: clinic.code,
          hospitalaria: covered,
          ambulatoria: consultation,
          urgencia: random.chance(0.12) ? null : Math.max(40, covered - 10),
        },
      ];
    });
}

/** One step of a line, counted from 0, the cheapest. */
export interface Rung {
  readonly line: PlanLine;
  readonly rung: number;
}

/** Derives all figures of one rung of a line at an isapre's price level, so that a dearer rung never covers less than a cheaper one. */
export function planFigures(level: number, { line, rung }: Rung, random: SeededRandom): PlanFigures {
  const step = (line.to - line.from) / Math.max(1, line.rungs - 1);
  const jitter = rung === 0 || rung === line.rungs - 1 ? 0 : (random.next() - 0.5) * step * 0.8;
  const quality = Math.min(1, Math.max(0, line.from + step * rung + jitter));
  const curve = cheapestUf * (dearestUf / cheapestUf) ** (0.04 + quality * 0.94);
  const price = Math.min(dearestUf, Math.max(cheapestUf, curve * level * modalityFactor[line.modality]));
  const basePriceUf = Math.round(price * 100) / 100;
  const network = networkOf(line, quality);
  const nominal = hospitalFor(quality);
  const hospital = Math.max(0, ...network.map((clinic) => clinic.hospitalaria ?? 0)) || nominal;
  const ambulatory =
    Math.max(0, ...network.map((clinic) => clinic.ambulatoria ?? 0)) || Math.min(nominal, ambulatoryFor(quality));
  const capUf = Math.round((2000 + 8000 * quality) / 500) * 500;
  const free =
    line.modality === 'Cerrado'
      ? null
      : line.modality === 'Libre Elección'
        ? { hospital, ambulatory }
        : { hospital: Math.max(50, hospital - 30), ambulatory: Math.max(40, ambulatory - 30) };
  const freeRow = free
    ? [{ clinicCode: freeChoice.code, hospitalaria: free.hospital, ambulatoria: free.ambulatory, urgencia: null }]
    : [];
  return {
    quality,
    basePriceUf,
    basePrice: moneyOf(basePriceUf.toFixed(2), 'UF', 'month'),
    hospital,
    ambulatory,
    emergency: Math.max(40, hospital - 10),
    capUf,
    summary: {
      hospitalPercentage: hospital,
      ambulatoryPercentage: ambulatory,
      annualCap: moneyOf(capUf, 'UF', 'year'),
      deductible: null,
    },
    clinics: [...network, ...freeRow],
    freeChoice: free,
  };
}
