import type { CatalogueContent, ProductContent, Source } from '@cotejo/core/catalogue-content';
import { chile } from '@cotejo/core/editions';
import type { CoverageRequirementEntry } from '@cotejo/core/coverage';
import type { Product } from '@cotejo/core/catalogue';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { clinicContent } from './clinics.ts';
import { insuranceComparators } from './comparators.ts';
import { customersOf, lineCustomers } from './customers.ts';
import { type ChannelShares, chileIncomes, demonstrationSource, salesChannels, sheetDay, standing } from '../demonstration.ts';
import { features } from '../features.ts';
import type { InsuranceLine, LineRequirement } from './insurance-line.ts';
import { metadataOf } from './insurance-metadata.ts';
import { networkOf } from './insurance-network.ts';
import { offersOf } from './insurance-offers.ts';
import { lineScore, type ScoreFacts } from '../line-score.ts';
import { lineTexts } from '../line-texts.ts';
import { type DemoInsurer, insurers, mostGenerous } from './insurers.ts';
import { insuranceLines } from './lines/insurance-lines.ts';
import { pathSegment } from '@cotejo/core/path-segment';
import { type LineTariff, tariffSeries } from '../line-tariff.ts';
import { besideTheBest, placed, withOwnLimits } from './own-limits.ts';
import { regionsOf } from './price-axes.ts';
import { tariffPoints } from './tariff-texts.ts';
import { tariffDay } from '../age-tariff.ts';
import { coveragesOf, summaryOf, topsOf } from '../line-figures.ts';

/** One product to be made: a line, who sells it, at which level, and whether it is the twin sold only online. */
export interface Offer {
  readonly line: InsuranceLine;
  readonly insurer: DemoInsurer;
  readonly level: number;
  readonly isOnlineTwin: boolean;
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

/** The line's tariff as one insurer has it. */
function tariffFor({ line, insurer }: Offer): LineTariff {
  return { ...line.tariff, ...line.variants[insurer.organization.code] };
}

function tariffId({ line, insurer, level }: Offer): string {
  return `${line.key}-${insurer.organization.code.toLowerCase()}-${level + 1}`;
}

function scoreFacts(offer: Offer, centres: number): ScoreFacts {
  const { line, insurer } = offer;
  const [from, to] = tariffFor(offer).entry;
  return {
    priceLevel: insurer.level,
    reach: line.network === 'none' ? 80 : 40 + centres * 2,
    openness: to - from + (line.tariff.dependants ? 25 : 10),
  };
}

/** The product of an offer with all that is known of it, the same on every run. */
export function productOf(offer: Offer): ProductContent {
  const { line, insurer, level, isOnlineTwin } = offer;
  const own = withOwnLimits(line, insurer.limits);
  const twin = isOnlineTwin ? '-WEB' : '';
  const code = `${insurer.organization.code}-${line.key.toUpperCase()}-${level + 1}${twin}`;
  const random = seededRandom(code);
  const displayName = `${line.word} ${insurer.series} ${line.levels[level] ?? ''}${isOnlineTwin ? ' en línea' : ''}`;
  const summary = summaryOf(offer);
  const clinics = networkOf(line, insurer.organization.code, level);
  const source: Source = { document: `Ficha de demostración ${code}`, page: 1, date: sheetDay };
  const takesFonasa = line.requirement !== 'previous-cover' || insurer.organization.code !== 'QUI';
  const previsions: Product['previsions'] = { ...line.previsions, fonasa: line.previsions.fonasa && takesFonasa };
  const drawn = salesChannels(random, channelShares(line));
  const channels: Product['salesChannels'] = isOnlineTwin ? ['QpOnlineSale'] : drawn;
  const tariff = tariffFor(offer);
  const { [line.key]: typical } = lineCustomers;
  const customers = typical ? customersOf(typical, { code, level, levels: line.levels.length }) : null;
  const consider = [...line.texts.consider, ...tariffPoints(tariff)];
  return {
    code,
    kind: 'insurance',
    name: displayName,
    displayName,
    url: pathSegment(displayName.replaceAll('.', '')),
    organizationCode: insurer.organization.code,
    upperType: line.upperType,
    upperTypeDisplayName: line.upperTypeDisplayName,
    ...line.type,
    modality: line.modality,
    salesChannels: channels,
    ...standing(random, chileIncomes),
    availableTo: line.soldUntil,
    customers,
    pricing: { kind: 'tariff', tariffId: tariffId(offer) },
    ...lineScore(besideTheBest(line, own, mostGenerous), level, scoreFacts(offer, clinics.length)),
    summary,
    clinics,
    clinicsAreComplete: line.network === 'closed',
    featureNames: line.features.slice(0, level + 1).flat(),
    regionCodes: regionsOf(tariff.axes),
    previsions,
    requirement: requirementOf(line.requirement),
    minimumEmployees: minimumEmployees(line, random),
    coverages: placed(coveragesOf({ line: own, level }, source), own.benefits, { from: tariffDay, to: line.coveredUntil }),
    topsAndDeductibles: topsOf(offer, source),
    texts: lineTexts({ ...line, texts: { ...line.texts, consider } }, level, {
      displayName,
      seller: insurer.organization.displayName,
      summary,
      edition: chile,
    }),
    offers: offersOf(code),
    metadata: metadataOf(line.facts, { code, level, channels, hasCentres: clinics.length > 0, tariff }),
    source,
  };
}

/** The tariffs of an offer; a twin has none of its own. */
export function tariffsOf(offer: Offer): CatalogueContent['tariffs'] {
  return tariffSeries(tariffId(offer), tariffFor(offer), (offer.line.prices[offer.level] ?? 0) * offer.insurer.level);
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
 * Tariffs in UF a month, some in pesos or dollars, journeys once. The same on every run.
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
    comparators: insuranceComparators,
    tariffs: made.filter((offer) => !offer.isOnlineTwin).flatMap(tariffsOf),
    products: made.map(productOf),
  };
}
