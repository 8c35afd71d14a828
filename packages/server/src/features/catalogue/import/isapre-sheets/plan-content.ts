import type { ScorePart } from '@cotejo/core/catalogue';
import {
  noMetadata,
  type ClinicCoverageContent,
  type CoverageContent,
  type ProductContent,
  type TextContent,
} from '@cotejo/core/catalogue-content';
import type { Attention } from '@cotejo/core/coverage';
import { moneyOf, parseScaled } from '@cotejo/core/money';
import { scoreOf } from '@cotejo/core/score';
import { regionsOfZone } from './chile-places.ts';
import type { PlanRow } from './isapre-sheet-rows.ts';
import type { PlanLine } from './plan-lines.ts';

export interface PlanSurroundings {
  /** Base prices of all plans in 0,0001 UF, ascending: one plan's price is judged beside them. */
  readonly prices: readonly number[];
  /** Code the catalogue knows a clinic by; null is free choice. */
  readonly codeOf: (clinic: PlanLine['clinic']) => string;
  readonly url: string;
}

const benefits = {
  hospitalaria: { tagDisplayName: 'Hospitalización', benefit: 'Atención en hospital', benefitCode: 'hospital' },
  ambulatoria: { tagDisplayName: 'Atención ambulatoria', benefit: 'Consultas y exámenes', benefitCode: 'ambulatoria' },
  urgencia: { tagDisplayName: 'Urgencia', benefit: 'Atención de urgencia', benefitCode: 'urgencia' },
} as const satisfies Readonly<Record<Attention, Pick<CoverageContent, 'tagDisplayName' | 'benefit' | 'benefitCode'>>>;

type PlanType = Pick<ProductContent, 'modality' | 'typeName' | 'typeDisplayName' | 'typeDescription'>;

const preferred: PlanType = {
  modality: 'Preferente',
  typeName: 'PLAN_PREFERENTE',
  typeDisplayName: 'Plan preferente',
  typeDescription: 'Paga más cuando te atiendes en las clínicas de su red.',
};
const freeChoice: PlanType = {
  modality: 'Libre Elección',
  typeName: 'PLAN_LIBRE_ELECCION',
  typeDisplayName: 'Plan de libre elección',
  typeDescription: 'Paga lo mismo en cualquier centro. Tú eliges dónde atenderte.',
};

function coverageOf({ attention, clinic, least, most, row }: PlanLine, codeOf: PlanSurroundings['codeOf']): CoverageContent {
  return {
    tag: attention,
    ...benefits[attention],
    clinicCode: codeOf(clinic),
    amountKey: 'percentage',
    minAmount: least,
    maxAmount: most,
    unit: '%',
    validity: null,
    source: { document: `${row.file}, fila ${row.row}`, page: null, date: null },
  };
}

/** Percentages by clinic. Where lines disagree the lower one counts: what is shown is never more than the sheet grants. */
function clinicsOf(lines: readonly PlanLine[], codeOf: PlanSurroundings['codeOf']): readonly ClinicCoverageContent[] {
  return [...Map.groupBy(lines, (line) => codeOf(line.clinic))].map(([clinicCode, own]) => {
    const percentage = (attention: Attention) => own.find((line) => line.attention === attention)?.least ?? null;
    return {
      clinicCode,
      hospitalaria: percentage('hospitalaria'),
      ambulatoria: percentage('ambulatoria'),
      urgencia: percentage('urgencia'),
    };
  });
}

function percentagesOf(lines: readonly PlanLine[], attention: Attention): readonly number[] {
  return lines.flatMap((line) => (line.attention === attention && line.least !== null ? [line.least] : []));
}

/** 'Hasta el x %': the most that the plan pays at any of its clinics. */
function highest(percentages: readonly number[]): number | null {
  return percentages.length === 0 ? null : Math.max(...percentages);
}

function average(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How many of all plans cost at least as much, 0 to 100: the cheapest plan has 100. */
function pricePoints(price: number, prices: readonly number[]): number {
  let [low, high] = [0, prices.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[middle] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return prices.length === 0 ? 0 : ((prices.length - low) / prices.length) * 100;
}

/** Clinics of a network that has all the points for its size: few of the isapres' networks are bigger. */
const fullNetwork = 25;

/** The parts that the sheets support; caps are not in them. Weights: docs/decisions/0053. */
function scorePartsOf(plan: PlanRow, lines: readonly PlanLine[], prices: PlanSurroundings['prices']): readonly ScorePart[] {
  const clinics = new Set(lines.flatMap(({ clinic }) => clinic?.id ?? [])).size;
  const part = (category: string, weight: number, points: number) => ({ category, weight, points: Math.round(points) });
  return [
    part('Cobertura hospitalaria', 0.35, average(percentagesOf(lines, 'hospitalaria'))),
    part('Cobertura ambulatoria', 0.25, average(percentagesOf(lines, 'ambulatoria'))),
    part('Red de clínicas', 0.2, Math.min(100, (clinics / fullNetwork) * 100)),
    part('Precio', 0.2, pricePoints(parseScaled(plan.basePriceUf, 4) ?? 0, prices)),
  ];
}

/** A plan without coverage lines has no parts, and so no score. Throws when parts make none (a bug of ours). */
function scored(scoreParts: readonly ScorePart[]): Pick<ProductContent, 'score' | 'scoreParts'> {
  if (scoreParts.length === 0) return { score: null, scoreParts };
  const score = scoreOf(scoreParts);
  if (!score.ok) throw new Error(`a plan of the sheets has no score: ${JSON.stringify(score.error)}`);
  return { score: score.value, scoreParts };
}

function text(type: TextContent['type'], title: string, body: string): TextContent {
  return { kind: 'description', type, title, body, icon: null, url: null, date: null };
}

function textsOf(plan: PlanRow, displayName: string): readonly TextContent[] {
  const source = `${displayName} es un plan de ${plan.isapre}. Precio y porcentajes vienen de la ficha de la isapre.`;
  return [
    text('general', displayName, plan.notes === '' ? source : `${source} La ficha lo llama ${plan.notes}.`),
    ...(plan.hasTop === true
      ? [text('considerar', 'Tiene tope', 'La ficha dice que el plan tiene tope, sin decir cuánto. Pídelo antes de firmar.')]
      : []),
  ];
}

/** The plan's name without its isapre's, which stands beside it everywhere; its code when the sheet gives no name. */
function displayNameOf({ isapre, planName, planCode }: PlanRow): string {
  const rest = planName.toLowerCase().startsWith(`${isapre.toLowerCase()} `) ? planName.slice(isapre.length).trim() : planName;
  return rest === '' ? planCode : rest;
}

/** Regions of the sheet's zones, or null (everywhere) when it names none or one we do not know. */
function regionCodesOf(plan: PlanRow): readonly string[] | null {
  const regions = plan.zones.map(regionsOfZone);
  if (regions.length === 0 || regions.includes(null)) return null;
  return [...new Set(regions.flatMap((codes) => codes ?? []))];
}

/**
 * A plan of the sheets as the catalogue takes it. What the sheets do not say stays null ('No informado'): annual cap,
 * deductible, emergency percentages, affinity.
 */
export function planContent(
  plan: PlanRow,
  lines: readonly PlanLine[],
  { prices, codeOf, url }: PlanSurroundings,
): ProductContent {
  const isFreeChoice = lines.length > 0 && lines.every(({ clinic }) => clinic === null);
  const displayName = displayNameOf(plan);
  const [hospital, ambulatory] = [percentagesOf(lines, 'hospitalaria'), percentagesOf(lines, 'ambulatoria')];
  return {
    code: plan.planCode,
    kind: 'isapre-plan',
    name: plan.planName === '' ? displayName : plan.planName,
    displayName,
    url,
    organizationCode: plan.isapreCode,
    upperType: 'PLAN_ISAPRE',
    upperTypeDisplayName: 'Plan de isapre',
    ...(isFreeChoice ? freeChoice : preferred),
    salesChannels: ['ExecutiveEmployee'],
    isPromoted: false,
    isExclusive: false,
    isPopular: false,
    availableFrom: null,
    pricing: { kind: 'isapre', basePrice: moneyOf(plan.basePriceUf, 'UF', 'month') },
    ...scored(lines.length === 0 ? [] : scorePartsOf(plan, lines, prices)),
    availableTo: null,
    customers: null,
    offers: [],
    metadata: noMetadata,
    summary: {
      hospitalPercentage: highest(hospital),
      ambulatoryPercentage: highest(ambulatory),
      annualCap: null,
      deductible: null,
    },
    clinics: clinicsOf(lines, codeOf),
    clinicsAreComplete: false,
    featureNames: [
      ...(hospital.length > 0 ? ['has_inpatient_coverage'] : []),
      ...(ambulatory.length > 0 ? ['has_outpatient_coverage'] : []),
    ],
    regionCodes: regionCodesOf(plan),
    previsions: { isapre: true, fonasa: false },
    requirement: [],
    minimumEmployees: null,
    coverages: lines.map((line) => coverageOf(line, codeOf)),
    topsAndDeductibles: [],
    texts: textsOf(plan, displayName),
    source: { document: `${plan.file}, fila ${plan.row}`, page: null, date: null },
  };
}
