import type { Modality, Product } from '@cotejo/core/catalogue';
import type { PlainDate } from '@cotejo/core/dates';
import type { CoverageTag } from '../coverage-tags.ts';
import type { FeatureName } from '../features.ts';
import type { LineBenefit, LineParts, LineSummary } from '../line-parts.ts';
import type { LineFacts } from './insurance-metadata.ts';
import type { LineTariff } from '../line-tariff.ts';

/** Whose care centres a line names, beside free choice. */
export type LineNetwork = 'none' | 'free-choice' | 'preferred' | 'closed' | 'oncological' | 'international';

/** Entry requirement in another system: none stated, that it is not needed, a cover kept, or a percentage. */
export type LineRequirement = 'none' | 'not-needed' | 'previous-cover' | readonly [fonasa: number, isapre: number];

/** A line of insurance: all of its products come from it, by insurer and level. */
export interface InsuranceLine extends LineParts {
  readonly key: string;
  readonly upperType: string;
  readonly upperTypeDisplayName: string;
  readonly type: Pick<Product, 'typeName' | 'typeDisplayName' | 'typeDescription'>;
  /** First word of the product names, e.g. 'Dental'. */
  readonly word: string;
  /** Price of the reference person (30 years, or one employee or pet) per level, in the tariff's currency and period. */
  readonly prices: readonly number[];
  readonly tariff: LineTariff;
  /** What single insurers do differently, by their code. */
  readonly variants: Readonly<Record<string, Partial<LineTariff>>>;
  readonly facts: LineFacts;
  /** Last day on sale, and last day that its coverages hold; null: no end is known. */
  readonly soldUntil: PlainDate | null;
  readonly coveredUntil: PlainDate | null;
  /** Features that each level adds to the one before. */
  readonly features: readonly (readonly FeatureName[])[];
  readonly network: LineNetwork;
  readonly modality: Modality | null;
  readonly requirement: LineRequirement;
  readonly previsions: { readonly isapre: boolean; readonly fonasa: boolean };
  readonly minimumEmployees: number | null;
  /** Codes of the insurers that sell it. */
  readonly sellers: readonly string[];
}

const nothing: LineSummary = { hospital: [], ambulatory: [], annualCap: [], deductible: [], currency: 'UF' };

type Defaults =
  | 'summary'
  | 'network'
  | 'modality'
  | 'requirement'
  | 'previsions'
  | 'minimumEmployees'
  | 'variants'
  | 'facts'
  | 'soldUntil'
  | 'coveredUntil';
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
    variants: {},
    facts: {},
    soldUntil: null,
    coveredUntil: null,
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
