import type { Money } from '@cotejo/core/money';
import { moneyOf } from '@cotejo/core/money';
import { amountKeys, noMetadata } from '@cotejo/core/catalogue-content';
import type {
  AmountKey,
  CatalogueContent,
  CoverageContent,
  ProductContent,
  Source,
  TopOrDeductibleContent,
} from '@cotejo/core/catalogue-content';
import type { CoverageRequirementEntry, CoverageSummary } from '@cotejo/core/coverage';
import type { Product } from '@cotejo/core/catalogue';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { clinicContent } from './clinics.ts';
import { healthInsuranceComparator } from './comparators.ts';
import { coverageTags } from '../coverage-tags.ts';
import { type ChannelShares, chileIncomes, demonstrationSource, salesChannels, sheetDay, standing } from '../demonstration.ts';
import { features } from '../features.ts';
import type { InsuranceLine, LineBenefit, LineRequirement } from './insurance-line.ts';
import { networkOf } from './insurance-network.ts';
import { insuranceScore } from './insurance-score.ts';
import { insuranceTexts } from './insurance-texts.ts';
import { type DemoInsurer, insurers } from './insurers.ts';
import { insuranceLines } from './lines/insurance-lines.ts';
import { urlSegment } from '../slug.ts';
import { tariffOf } from './tariff-shapes.ts';

/** One product to be made: a line, who sells it, at which level, and whether it is the twin sold only online. */
interface Offer {
  readonly line: InsuranceLine;
  readonly insurer: DemoInsurer;
  readonly level: number;
  readonly isOnlineTwin: boolean;
}

const unitSuffix = { yearly_top: '/Año', monthly_top: '/Mes', weekly_top: '/Semana', daily_top: '/Día' } as const;

function hasSuffix(key: AmountKey): key is keyof typeof unitSuffix {
  return Object.hasOwn(unitSuffix, key);
}

function unitOf(key: AmountKey, currency: LineBenefit['currency']): string {
  if (key === 'percentage' || key === 'percentage_isapre' || key === 'percentage_fonasa') return '%';
  return hasSuffix(key) ? `${currency}${unitSuffix[key]}` : currency;
}

function coveragesOf({ line, level }: Offer, source: Source): readonly CoverageContent[] {
  return line.benefits.flatMap((benefit) =>
    amountKeys.flatMap((amountKey) => {
      const amount = benefit.amounts[amountKey]?.[level] ?? null;
      if (amount === null) return [];
      return [
        {
          tag: benefit.tag,
          tagDisplayName: coverageTags[benefit.tag],
          benefit: benefit.name,
          benefitCode: benefit.code,
          clinicCode: null,
          amountKey,
          minAmount: amount,
          maxAmount: amount,
          unit: unitOf(amountKey, benefit.currency),
          validity: null,
          source,
        },
      ];
    }),
  );
}

function summaryOf({ line, level }: Offer): CoverageSummary {
  const { hospital, ambulatory, annualCap, deductible, currency } = line.summary;
  const yearly = (amount: number | null | undefined): Money | null =>
    amount === null || amount === undefined ? null : moneyOf(amount, currency, 'year');
  return {
    hospitalPercentage: hospital[level] ?? null,
    ambulatoryPercentage: ambulatory[level] ?? null,
    annualCap: yearly(annualCap[level]),
    deductible: yearly(deductible[level]),
  };
}

function topsOf({ line, level }: Offer, source: Source): readonly TopOrDeductibleContent[] {
  const { annualCap, deductible, currency } = line.summary;
  const [top, first] = [annualCap[level] ?? null, deductible[level] ?? null];
  const unit = `${currency}/Año`;
  return [
    ...(top === null
      ? []
      : [{ name: 'Tope anual', clinicCode: null, kind: 'top', amount: top, unit, qualifier: 'por persona', source } as const]),
    ...(first === null
      ? []
      : [
          {
            name: 'Deducible',
            clinicCode: null,
            kind: 'deductible',
            amount: first,
            unit,
            qualifier: 'por persona',
            source,
          } as const,
        ]),
  ];
}

function requirementOf(requirement: LineRequirement): readonly CoverageRequirementEntry[] {
  if (requirement === 'none') return [];
  if (requirement === 'not-needed' || requirement === 'previous-cover') {
    const entry = { percent: 0, previousCoverage: requirement === 'previous-cover' };
    return [entry, entry];
  }
  return requirement.map((percent) => ({ percent, previousCoverage: false }));
}

/** Companies buy through an executive; a small monthly price is mostly bought online. */
function channelShares(line: InsuranceLine): ChannelShares {
  if (line.minimumEmployees !== null) return { mixed: 0, online: 0, external: 0 };
  return line.network === 'none' ? { mixed: 0.3, online: 0.25, external: 0.12 } : { mixed: 0.2, online: 0.12, external: 0.06 };
}

/** The line's minimum or a multiple of it; now and then not stated, which means five (decision 13). */
function minimumEmployees(line: InsuranceLine, random: SeededRandom): number | null {
  if (line.minimumEmployees === null || line.minimumEmployees === 1) return line.minimumEmployees;
  return random.chance(0.15) ? null : line.minimumEmployees * random.pick([1, 1, 2, 4]);
}

function tariffId({ line, insurer, level }: Offer): string {
  return `${line.key}-${insurer.organization.code.toLowerCase()}-${level + 1}`;
}

function productOf(offer: Offer): ProductContent {
  const { line, insurer, level, isOnlineTwin } = offer;
  const twin = isOnlineTwin ? '-WEB' : '';
  const code = `${insurer.organization.code}-${line.key.toUpperCase()}-${level + 1}${twin}`;
  const random = seededRandom(code);
  const displayName = `${line.word} ${insurer.series} ${line.levels[level] ?? ''}${isOnlineTwin ? ' en línea' : ''}`;
  const summary = summaryOf(offer);
  const clinics = networkOf(line, insurer.organization.code, level);
  const source: Source = { document: `Ficha de demostración ${code}`, page: 1 + (level % 2), date: sheetDay };
  const takesFonasa = line.requirement !== 'previous-cover' || insurer.organization.code !== 'QUI';
  const previsions: Product['previsions'] = { ...line.previsions, fonasa: line.previsions.fonasa && takesFonasa };
  const channels = salesChannels(random, channelShares(line));
  return {
    code,
    kind: 'insurance',
    name: displayName,
    displayName,
    url: urlSegment(displayName.replaceAll('.', '')),
    organizationCode: insurer.organization.code,
    upperType: line.upperType,
    upperTypeDisplayName: line.upperTypeDisplayName,
    ...line.type,
    modality: line.modality,
    salesChannels: isOnlineTwin ? ['QpOnlineSale'] : channels,
    ...standing(random, chileIncomes),
    pricing: { kind: 'tariff', tariffId: tariffId(offer) },
    ...insuranceScore(line, level, { priceLevel: insurer.level, centres: clinics.length }),
    summary,
    clinics,
    clinicsAreComplete: line.network === 'closed',
    featureNames: line.features.slice(0, level + 1).flat(),
    regionCodes: null,
    previsions,
    requirement: requirementOf(line.requirement),
    minimumEmployees: minimumEmployees(line, random),
    coverages: coveragesOf(offer, source),
    topsAndDeductibles: topsOf(offer, source),
    texts: insuranceTexts(line, level, { displayName, insurer: insurer.organization.displayName, summary }),
    offers: [],
    metadata: noMetadata,
    source,
  };
}

/** Every line at each of its sellers and levels; some of what a person can buy has a twin sold only online, at the same tariff. */
function offers(): readonly Offer[] {
  return insuranceLines.flatMap((line) =>
    line.sellers.flatMap((seller) => {
      const insurer = insurers.find((candidate) => candidate.organization.code === seller);
      if (!insurer) throw new Error(`line ${line.key} is sold by nobody known as ${seller}`);
      return line.levels.flatMap((_name, level) => {
        const hasTwin = line.minimumEmployees === null && seededRandom(`${line.key}/${seller}/${level}/twin`).chance(0.08);
        const offer = { line, insurer, level, isOnlineTwin: false };
        return hasTwin ? [offer, { ...offer, isOnlineTwin: true }] : [offer];
      });
    }),
  );
}

/**
 * The demonstration layer 'seguros' of Chile: invented insurers with products of every line of A §1.
 * Tariffs in UF a month, some in pesos, the mandatory Covid one a year. The same on every run.
 */
export function chileInsurances(): CatalogueContent {
  const made = offers();
  return {
    edition: 'chile',
    layer: 'seguros',
    source: demonstrationSource,
    isDemonstration: true,
    organizations: insurers.map((insurer) => insurer.organization),
    clinics: clinicContent,
    features,
    comparators: [healthInsuranceComparator],
    tariffs: made
      .filter((offer) => !offer.isOnlineTwin)
      .map((offer) => tariffOf(tariffId(offer), offer.line.tariff, (offer.line.prices[offer.level] ?? 0) * offer.insurer.level)),
    products: made.map(productOf),
  };
}
