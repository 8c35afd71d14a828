import type { Modality, Product } from '@cotejo/core/catalogue';
import type { AmountKey } from '@cotejo/core/catalogue-content';
import type { CoverageTag } from '../coverage-tags.ts';
import type { FeatureName } from '../features.ts';
import type { TariffShape } from './tariff-shapes.ts';
import type { Point } from '../text-content.ts';

/** One amount per level of the line, cheapest first; null where that level does not have it. */
export type ByLevel = readonly (number | null)[];

export interface LineBenefit {
  readonly tag: CoverageTag;
  readonly name: string;
  readonly code: string;
  readonly amounts: Readonly<Partial<Record<AmountKey, ByLevel>>>;
  /** Currency of the amounts that are no percentage. */
  readonly currency: 'UF' | 'CLP' | 'USD';
}

/** A point that holds from that level on, counted from 0; without it, at every level. */
export type CoveredPoint = readonly [...Point, fromLevel?: number];

/** What a line says, the same for every product of it; figures are added from the product. */
export interface LineTexts {
  /** What it is, in one or two sentences. */
  readonly general: string;
  readonly covers: readonly CoveredPoint[];
  readonly excludes: readonly Point[];
  readonly consider: readonly Point[];
  readonly requires: readonly Point[];
  readonly questions: readonly Point[];
}

export interface LineSummary {
  readonly hospital: ByLevel;
  readonly ambulatory: ByLevel;
  readonly annualCap: ByLevel;
  readonly deductible: ByLevel;
  readonly currency: 'UF' | 'USD';
}

/** Whose care centres a line names, beside free choice. */
export type LineNetwork = 'none' | 'free-choice' | 'preferred' | 'closed' | 'oncological' | 'international';

/** Entry requirement in another system: none stated, that it is not needed, a cover kept, or a percentage. */
export type LineRequirement = 'none' | 'not-needed' | 'previous-cover' | readonly [fonasa: number, isapre: number];

/** A line of insurance: all of its products come from it, by insurer and level. */
export interface InsuranceLine {
  readonly key: string;
  readonly upperType: string;
  readonly upperTypeDisplayName: string;
  readonly type: Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription'>;
  /** First word of the product names, e.g. 'Dental'. */
  readonly word: string;
  readonly levels: readonly string[];
  /** Price of the reference person (30 years, or one employee or pet) per level, in the tariff's currency and period. */
  readonly prices: readonly number[];
  readonly tariff: TariffShape;
  readonly summary: LineSummary;
  readonly benefits: readonly LineBenefit[];
  /** Features that each level adds to the one before. */
  readonly features: readonly (readonly FeatureName[])[];
  readonly network: LineNetwork;
  readonly modality: Modality | null;
  readonly requirement: LineRequirement;
  readonly previsions: { readonly isapre: boolean; readonly fonasa: boolean };
  readonly minimumEmployees: number | null;
  /** Codes of the insurers that sell it. */
  readonly sellers: readonly string[];
  readonly texts: LineTexts;
}

const nothing: LineSummary = { hospital: [], ambulatory: [], annualCap: [], deductible: [], currency: 'UF' };

type Defaults = 'summary' | 'network' | 'modality' | 'requirement' | 'previsions' | 'minimumEmployees';
type Given = Omit<InsuranceLine, Defaults> &
  Partial<Omit<Pick<InsuranceLine, Defaults>, 'summary'>> & { readonly summary?: Partial<LineSummary> };

/** Completes a line: what it does not give has no summary figures, no network and no requirement. */
export function insuranceLine(given: Given): InsuranceLine {
  return {
    network: 'none',
    modality: null,
    requirement: 'none',
    previsions: { isapre: true, fonasa: true },
    minimumEmployees: null,
    ...given,
    summary: { ...nothing, ...given.summary },
  };
}

/** A benefit of a line; `currency` is that of its limits. */
export function benefit(
  [tag, name, code]: readonly [CoverageTag, string, string],
  amounts: LineBenefit['amounts'],
  currency: LineBenefit['currency'] = 'UF',
): LineBenefit {
  return { tag, name, code, amounts, currency };
}
