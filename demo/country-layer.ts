import type { Clinic, Comparator } from '@cotejo/core/catalogue';
import { noMetadata } from '@cotejo/core/catalogue-content';
import type {
  CatalogueContent,
  ClinicCoverageContent,
  ProductContent,
  ProductMetadata,
  Source,
} from '@cotejo/core/catalogue-content';
import type { Edition } from '@cotejo/core/editions';
import type { CountryLine, DemoSeller } from './country-line.ts';
import { countryOffers } from './country-offers.ts';
import {
  type ChannelShares,
  demonstrationSource,
  type IncomeScale,
  salesChannels,
  sheetDay,
  type Standing,
  standing,
} from './demonstration.ts';
import { features } from './features.ts';
import { coveragesOf, summaryOf, topsOf } from './line-figures.ts';
import { lineScore } from './line-score.ts';
import { lineTexts } from './line-texts.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { pathSegment } from '@cotejo/core/path-segment';

/** An invented care centre, and the seller it belongs to, if any. */
export interface DemoCentre {
  readonly clinic: Omit<Clinic, 'id'>;
  readonly owner: string | null;
}

/** Pseudo organisation of A9-46: a real coverage row, left out of the care-centre filter and count (decision 15). */
export const freeChoice: Omit<Clinic, 'id'> = {
  code: 'QPCL-1',
  displayName: 'Libre elección',
  url: 'Libre-eleccion',
  regionCode: null,
  latitude: null,
  longitude: null,
  address: null,
};

/** Everything that the demonstration of one edition is made from. */
export interface DemoCountry {
  readonly edition: Edition;
  readonly incomes: IncomeScale;
  readonly sellers: readonly DemoSeller[];
  readonly centres: readonly DemoCentre[];
  readonly lines: readonly CountryLine[];
  readonly comparators: readonly Omit<Comparator, 'id'>[];
}

interface LineOffer {
  readonly line: CountryLine;
  readonly seller: DemoSeller;
  readonly level: number;
}

function priceOf({ line, seller, level }: LineOffer): number {
  return (line.prices[level] ?? 0) * seller.level;
}

function tariffId({ line, seller, level }: LineOffer): string {
  return `${line.key}-${seller.organization.code.toLowerCase()}-${level + 1}`;
}

/** The same seller names the same centres at every level; free choice pays less than the named ones. */
function centresOf({ line, seller, level }: LineOffer, centres: readonly DemoCentre[]): readonly ClinicCoverageContent[] {
  const { code } = seller.organization;
  const hospitalaria = line.summary.hospital[level] ?? null;
  const ambulatoria = line.summary.ambulatory[level] ?? null;
  const own = { hospitalaria, ambulatoria, urgencia: hospitalaria };
  const isNamed = ({ clinic, owner }: DemoCentre): boolean =>
    line.centres === 'own' ? owner === code : seededRandom(`${line.key}/${code}/${clinic.code}`).chance(0.7);
  const named = centres.filter(isNamed).map(({ clinic }) => ({ clinicCode: clinic.code, ...own }));
  const less = (percentage: number | null): number | null => (percentage === null ? null : Math.max(30, percentage - 20));
  switch (line.centres) {
    case 'none':
      return [];
    case 'own':
    case 'closed':
      return named;
    case 'free-choice': {
      const elsewhere =
        named.length === 0
          ? own
          : { hospitalaria: less(hospitalaria), ambulatoria: less(ambulatoria), urgencia: less(hospitalaria) };
      return [...named, { clinicCode: freeChoice.code, ...elsewhere }];
    }
  }
}

/** Companies buy through an executive. */
function channelShares({ minimumEmployees, centres }: CountryLine): ChannelShares {
  if (minimumEmployees !== null) return { mixed: 0.1, online: 0, external: 0 };
  return centres === 'none' ? { mixed: 0.3, online: 0.3, external: 0.1 } : { mixed: 0.25, online: 0.15, external: 0.05 };
}

/** What nobody sells has no badges, and a company or a reference no typical person. */
function standingOf({ isSold, minimumEmployees }: CountryLine, drawn: Standing): Standing {
  const customers = isSold && minimumEmployees === null ? drawn.customers : null;
  return isSold ? { ...drawn, customers } : { ...drawn, customers, isPromoted: false, isExclusive: false, isPopular: false };
}

function metadataOf({ line }: LineOffer, hasCentres: boolean, random: SeededRandom): ProductMetadata {
  return {
    ...noMetadata,
    category: line.type.typeDisplayName,
    priceDetail: line.price.detail,
    priceTooltip: line.price.tooltip,
    isMapEnabled: hasCentres,
    contractingSpeed: line.isSold ? random.integer(25, 98) : null,
    ...line.facts,
  };
}

function productOf(offer: LineOffer, { edition, incomes, centres }: DemoCountry): ProductContent {
  const { line, seller, level } = offer;
  const { organization } = seller;
  const code = `${organization.code}-${line.key.toUpperCase()}-${level + 1}`;
  const random = seededRandom(`${edition.id}/${code}`);
  // Of a seller whose own name has the word, the word is not said twice: 'EPS Sanitas', and not 'EPS EPS Sanitas'.
  const word = seller.series.split(' ').includes(line.word) ? '' : line.word;
  const displayName = [word, seller.series, line.levels[level]].filter(Boolean).join(' ');
  const summary = summaryOf(offer);
  const clinics = centresOf(offer, centres);
  const source: Source = { document: `Ficha de demostración ${code}`, page: 1 + (level % 2), date: sheetDay };
  const channels = salesChannels(random, channelShares(line));
  const texts = { ...line.texts, consider: [...line.texts.consider, ...line.price.points] };
  const reach = line.centres === 'none' ? 80 : 40 + clinics.length * 4;
  return {
    code,
    kind: 'insurance',
    name: displayName,
    displayName,
    url: pathSegment(displayName.replaceAll('.', '')),
    organizationCode: organization.code,
    upperType: line.upperType,
    upperTypeDisplayName: line.upperTypeDisplayName,
    ...line.type,
    modality: line.modality,
    salesChannels: line.isSold ? channels : [],
    ...standingOf(line, standing(random, incomes)),
    pricing: { kind: 'tariff', tariffId: tariffId(offer) },
    ...lineScore(line, level, { priceLevel: line.isSold ? seller.level : 1, reach, openness: line.price.openness }),
    summary,
    clinics,
    clinicsAreComplete: line.centres === 'closed' || line.centres === 'own',
    featureNames: line.features.slice(0, level + 1).flat(),
    regionCodes: null,
    previsions: { isapre: false, fonasa: false },
    requirement: [],
    minimumEmployees: line.minimumEmployees,
    coverages: coveragesOf(offer, source),
    topsAndDeductibles: topsOf(offer, source),
    texts: lineTexts({ ...line, texts }, level, { displayName, seller: organization.displayName, summary, edition }),
    offers: line.isSold && !line.price.isPaidOnce ? countryOffers(code, edition) : [],
    metadata: metadataOf(offer, clinics.length > 1, random),
    source,
  };
}

function offersOf({ lines, sellers }: DemoCountry): readonly LineOffer[] {
  return lines.flatMap((line) =>
    line.sellers.flatMap((code) => {
      const seller = sellers.find((candidate) => candidate.organization.code === code);
      if (!seller) throw new Error(`line ${line.key} is sold by nobody known as ${code}`);
      return line.levels.map((_name, level) => ({ line, seller, level }));
    }),
  );
}

/** The demonstration layer 'seguros' of one edition: every line at each of its sellers and levels. The same on every run. */
export function countryLayer(country: DemoCountry): CatalogueContent {
  const offers = offersOf(country);
  return {
    edition: country.edition.id,
    layer: 'seguros',
    source: demonstrationSource,
    isDemonstration: true,
    organizations: country.sellers.map(({ organization }) => organization),
    clinics: [...country.centres.map(({ clinic }) => clinic), freeChoice],
    features,
    comparators: country.comparators,
    tariffs: offers.flatMap((offer) => offer.line.price.tariffs(tariffId(offer), priceOf(offer), offer.level)),
    products: offers.map((offer) => productOf(offer, country)),
  };
}
