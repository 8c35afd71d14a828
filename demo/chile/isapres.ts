import type { SalesChannel, ScorePart } from '@cotejo/core/catalogue';
import type { CatalogueContent, ProductContent } from '@cotejo/core/catalogue-content';
import { addDays, type PlainDate, plainDate } from '@cotejo/core/dates';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { clinicContent, clinics } from './clinics.ts';
import { isapreComparator } from './comparators.ts';
import { type FeatureName, features } from './features.ts';
import { planCoverages, planTops } from './isapre-coverages.ts';
import { type DemoIsapre, isapres, type PlanLine, zones } from './isapre-lines.ts';
import { type PlanFigures, planFigures } from './isapre-plan-figures.ts';
import { modalityTypes, planTexts } from './isapre-texts.ts';
import { scoreOf, scorePart } from './score.ts';

/** The day this demonstration was written for: sheets and 'new' plans are dated from it. */
export const demonstrationDay: PlainDate = plainDate('2026-11-20');

function scoreParts(figures: PlanFigures): readonly ScorePart[] {
  const network = figures.clinics.reduce((points, covered) => {
    const tier = clinics.find((clinic) => clinic.code === covered.clinicCode)?.tier ?? 4;
    return points + ((covered.hospitalaria ?? 0) / 100) * (7 - tier);
  }, 0);
  return [
    scorePart('Cobertura hospitalaria', 0.3, figures.hospital),
    scorePart('Cobertura ambulatoria', 0.2, (figures.ambulatory / 90) * 100),
    scorePart('Red de clínicas', 0.2, (network / 90) * 100),
    scorePart('Tope anual', 0.15, figures.capUf / 100),
    scorePart('Precio', 0.15, 100 - ((figures.basePriceUf - 1.1) / 8.4) * 100),
  ];
}

function salesChannels(random: SeededRandom): readonly SalesChannel[] {
  const draw = random.next();
  if (draw < 0.8) return ['ExecutiveEmployee'];
  return draw < 0.91 ? ['QpMixSale'] : ['QpOnlineSale'];
}

function featureNames(figures: PlanFigures, random: SeededRandom): readonly FeatureName[] {
  const names: FeatureName[] = [
    'has_inpatient_coverage',
    'has_outpatient_coverage',
    'has_maternity_coverage',
    'urgencia',
    'salud_mental',
  ];
  if (figures.quality > 0.2) names.push('has_oncological_coverage');
  if (figures.quality > 0.35) names.push('telemedicina');
  if (figures.quality > 0.45) names.push('has_vision_coverage', 'ambulancia');
  if (figures.quality > 0.6) names.push('has_dental_coverage', 'urgencia_dental');
  if (figures.quality > 0.8) names.push('has_evacuation_coverage', 'medicamentos');
  if (figures.summary.deductible === null) names.push('sin_deducible');
  if (random.chance(0.5)) names.push('reembolso_en_linea');
  return names;
}

function planOf(isapre: DemoIsapre, line: PlanLine, rung: number): ProductContent {
  const level = Math.round((line.from + ((line.to - line.from) * rung) / Math.max(1, line.rungs - 1)) * 80 + 10);
  const code = `${line.codePrefix}-${level}${String(rung + 1).padStart(2, '0')}`;
  const random = seededRandom(`${isapre.organization.code}/${code}`);
  const figures = planFigures(isapre, line, rung, random);
  const parts = scoreParts(figures);
  const type = modalityTypes[line.modality];
  const isNew = random.chance(0.07);
  const zone: { readonly regionCodes: readonly string[] | null } = zones[line.zone];
  const source = { document: `Ficha de demostración ${code}`, page: 1, date: plainDate('2026-11-02') };
  const displayName = `${line.name} ${level}${String.fromCodePoint(65 + (rung % 3))}`;
  const plan = { isapre: isapre.organization.displayName, line, figures, displayName, source };
  return {
    code,
    kind: 'isapre-plan',
    name: displayName,
    displayName,
    url: code,
    organizationCode: isapre.organization.code,
    upperType: 'PLAN_ISAPRE',
    upperTypeDisplayName: 'Plan de isapre',
    ...type,
    modality: line.modality,
    salesChannels: salesChannels(random),
    isPromoted: random.chance(0.03),
    isExclusive: random.chance(0.04),
    isPopular: random.chance(0.06),
    availableFrom: addDays(demonstrationDay, isNew ? -random.integer(2, 50) : -random.integer(90, 900)),
    pricing: { kind: 'isapre', basePrice: figures.basePrice },
    score: scoreOf(parts),
    scoreParts: parts,
    affinity: random.chance(0.08) ? null : Math.round((0.2 + random.next() * 0.79) * 100) / 100,
    summary: figures.summary,
    clinics: figures.clinics,
    clinicsAreComplete: line.modality === 'Cerrado',
    featureNames: featureNames(figures, random),
    regionCodes: zone.regionCodes,
    previsions: { isapre: true, fonasa: false },
    requirement: [],
    minimumEmployees: null,
    coverages: planCoverages(plan),
    topsAndDeductibles: planTops(plan),
    texts: planTexts(plan),
    source,
  } satisfies ProductContent;
}

/**
 * The demonstration layer 'isapres' of Chile: the seven open isapres (public names and codes), invented plans,
 * prices in UF a month. The same on every run.
 */
export function chileIsapres(): CatalogueContent {
  return {
    edition: 'chile',
    layer: 'isapres',
    source: 'Catálogo de demostración de Cotejo',
    isDemonstration: true,
    organizations: isapres.map((isapre) => isapre.organization),
    clinics: clinicContent,
    features,
    comparators: [isapreComparator],
    tariffs: [],
    products: isapres.flatMap((isapre) =>
      isapre.lines.flatMap((line) => Array.from({ length: line.rungs }, (_unused, rung) => planOf(isapre, line, rung))),
    ),
  };
}
