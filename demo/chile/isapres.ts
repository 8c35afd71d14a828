import type { ScorePart } from '@cotejo/core/catalogue';
import { noMetadata, type CatalogueContent, type ProductContent } from '@cotejo/core/catalogue-content';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { clinicContent, clinics } from './clinics.ts';
import { isapreComparator } from './comparators.ts';
import { chileIncomes, demonstrationSource, salesChannels, sheetDay, standing } from '../demonstration.ts';
import { type FeatureName, features } from '../features.ts';
import { coversBenefit, planCoverages, planTops } from './isapre-coverages.ts';
import { type DemoIsapre, isapres, type PlanLine, zones } from './isapre-lines.ts';
import { type PlanFigures, planFigures } from './isapre-plan-figures.ts';
import { modalityTypes, planTexts } from './isapre-texts.ts';
import { planCustomers } from './customers.ts';
import { scored, scorePart } from '../score.ts';

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

function featureNames(figures: PlanFigures, random: SeededRandom): readonly FeatureName[] {
  const names: FeatureName[] = [
    'has_inpatient_coverage',
    'has_outpatient_coverage',
    'has_maternity_coverage',
    'urgencia',
    'salud_mental',
  ];
  if (coversBenefit(figures, 'quimioterapia')) names.push('has_oncological_coverage');
  if (figures.quality > 0.35) names.push('telemedicina');
  if (coversBenefit(figures, 'lentes')) names.push('has_vision_coverage');
  if (coversBenefit(figures, 'ambulancia')) names.push('ambulancia');
  if (coversBenefit(figures, 'urgencia-dental')) names.push('has_dental_coverage', 'urgencia_dental');
  if (figures.quality > 0.8) names.push('has_evacuation_coverage');
  if (coversBenefit(figures, 'medicamentos-ambulatorios')) names.push('medicamentos');
  if (figures.summary.deductible === null) names.push('sin_deducible');
  if (random.chance(0.5)) names.push('reembolso_en_linea');
  return names;
}

function planOf(isapre: DemoIsapre, line: PlanLine, rung: number): ProductContent {
  const level = Math.round((line.from + ((line.to - line.from) * rung) / Math.max(1, line.rungs - 1)) * 80 + 10);
  const code = `${line.codePrefix}-${level}${String(rung + 1).padStart(2, '0')}`;
  const random = seededRandom(`${isapre.organization.code}/${code}`);
  const figures = planFigures(isapre.level, { line, rung }, random);
  const type = modalityTypes[line.modality];
  const zone: { readonly regionCodes: readonly string[] | null } = zones[line.zone];
  const source = { document: `Ficha de demostración ${code}`, page: 1, date: sheetDay };
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
    salesChannels: salesChannels(random, { mixed: 0.11, online: 0.09, external: 0 }),
    ...standing(random, chileIncomes),
    customers: planCustomers(`${isapre.organization.code}/${code}`, figures),
    pricing: { kind: 'isapre', basePrice: figures.basePrice },
    ...scored(scoreParts(figures)),
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
    offers: [],
    metadata: {
      ...noMetadata,
      priceDetail: 'por factores de edad sobre el precio base, más GES',
      priceTooltip: 'El precio base se multiplica por el factor de cada persona. A eso se suma el GES de cada una.',
      isMapEnabled: true,
    },
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
    source: demonstrationSource,
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
