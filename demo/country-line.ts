import type { Modality, Organization, Product } from '@cotejo/core/catalogue';
import type { ProductMetadata, TariffContent } from '@cotejo/core/catalogue-content';
import type { Currency } from '@cotejo/core/money';
import { type LineTariff, tariffSeries } from './line-tariff.ts';
import type { CoverageTag } from './coverage-tags.ts';
import type { FeatureName } from './features.ts';
import type { LineBenefit, LineParts, LineSummary } from './line-parts.ts';
import { pathSegment } from '@cotejo/core/path-segment';
import type { Point } from './text-content.ts';

/** Who sells: its price level around 1, and the word that its products are called by. */
export interface DemoSeller {
  readonly organization: Omit<Organization, 'id'>;
  readonly level: number;
  readonly series: string;
}

/** Makes a seller from its code, its name and the letters of its mark. */
export function seller(
  [code, displayName, mark]: readonly [code: string, displayName: string, mark: string],
  {
    hue,
    level,
    series,
    kind,
    name = displayName,
  }: Pick<Organization, 'hue' | 'kind'> & { readonly level: number; readonly series: string; readonly name?: string },
): DemoSeller {
  const url = pathSegment(displayName);
  return { organization: { code, acronym: code, name, displayName, url, kind, mark, hue, open: true }, level, series };
}

/** How the price of a line's products is made, and how that is said. */
export interface LinePrice {
  /** The tariffs of one product, for the price of its reference person and its level in the line, counted from 0. */
  readonly tariffs: (id: string, price: number, level: number) => readonly TariffContent[];
  readonly detail: string;
  readonly tooltip: string;
  /** What the visitor has to know of the tariff. */
  readonly points: readonly Point[];
  /** One payment: what is offered for several makes no sense. */
  readonly isPaidOnce: boolean;
  /** How many can enter, in points of the score from 0 to 100. */
  readonly openness: number;
}

/** A price by age, and by the axes of the tariff. */
export function priceByTable(tariff: LineTariff, { detail, tooltip }: Pick<LinePrice, 'detail' | 'tooltip'>): LinePrice {
  const [from, to] = tariff.entry;
  return {
    tariffs: (id, price) => tariffSeries(id, tariff, price),
    detail,
    tooltip,
    points: (tariff.axes ?? []).map(({ point }) => point),
    isPaidOnce: tariff.period === 'once',
    openness: to - from + (tariff.dependants ? 25 : 10),
  };
}

/** Whose care centres a line names: nobody's, any beside those that are named, or only those that are named. */
export type CentreChoice = 'none' | 'free-choice' | 'closed' | 'own';

/** A line of products of one country: all of them come from it, by seller and level. */
export interface CountryLine extends LineParts {
  readonly key: string;
  readonly upperType: string;
  readonly upperTypeDisplayName: string;
  readonly type: Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription'>;
  /** First word of the product names. */
  readonly word: string;
  /** Price of the reference person, pet or employee per level, or the multiple of the legal rate where there is one. */
  readonly prices: readonly number[];
  readonly price: LinePrice;
  /** Features that each level adds to the one before. */
  readonly features: readonly (readonly FeatureName[])[];
  readonly centres: CentreChoice;
  readonly modality: Modality | null;
  readonly minimumEmployees: number | null;
  /** False: shown for reference, nobody sells it here. */
  readonly isSold: boolean;
  /** Codes of who offers it. */
  readonly sellers: readonly string[];
  readonly facts: Partial<ProductMetadata>;
}

const nothing: Omit<LineSummary, 'currency'> = { hospital: [], ambulatory: [], annualCap: [], deductible: [] };

type Defaults = 'summary' | 'centres' | 'modality' | 'minimumEmployees' | 'isSold' | 'facts';
export type GivenLine = Omit<CountryLine, Defaults> &
  Partial<Omit<Pick<CountryLine, Defaults>, 'summary'>> & { readonly summary?: Partial<LineSummary> };

/** Completes a line whose amounts are of one currency. */
export function countryLine(currency: Currency, given: GivenLine): CountryLine {
  return {
    centres: 'none',
    modality: null,
    minimumEmployees: null,
    isSold: true,
    facts: {},
    ...given,
    summary: { ...nothing, currency, ...given.summary },
  };
}

type BenefitName = readonly [tag: CoverageTag, name: string, code: string];

/** A maker of benefits whose amounts, percentages apart, are of one currency. */
export function benefitsIn(currency: Currency): (name: BenefitName, amounts: LineBenefit['amounts']) => LineBenefit {
  return ([tag, name, code], amounts) => ({ tag, name, code, amounts, currency });
}
