import type { AmountKey } from '@cotejo/core/catalogue-content';
import type { Currency } from '@cotejo/core/money';
import type { CoverageTag } from './coverage-tags.ts';
import type { Point } from './text-content.ts';

/** One amount per level of the line, cheapest first; null where that level does not have it. */
export type ByLevel = readonly (number | null)[];

export interface LineBenefit {
  readonly tag: CoverageTag;
  readonly name: string;
  readonly code: string;
  readonly amounts: Readonly<Partial<Record<AmountKey, ByLevel>>>;
  /** Currency of the amounts that are no percentage. */
  readonly currency: Currency;
}

/** A point that holds from that level on, counted from 0; without it, at every level. */
export type CoveredPoint = readonly [...Point, fromLevel?: number];

/** What a line says, the same for every product of it; figures are added from the product. */
export interface LineTexts {
  /** What it is, in one or two sentences. */
  readonly general: string;
  /** To whom and how it is offered, where that is not to anybody. */
  readonly offerType?: Point;
  readonly covers: readonly CoveredPoint[];
  readonly excludes: readonly Point[];
  readonly consider: readonly Point[];
  readonly requires: readonly Point[];
  readonly questions: readonly Point[];
  /** A drawing of ours beside the description: what it shows, and its path on the site. */
  readonly image?: readonly [shows: string, path: string];
  /** A video of ours: its title, what it shows in words, and its path on the site. */
  readonly video?: readonly [title: string, shows: string, path: string];
}

export interface LineSummary {
  readonly hospital: ByLevel;
  readonly ambulatory: ByLevel;
  readonly annualCap: ByLevel;
  readonly deductible: ByLevel;
  readonly currency: Currency;
}

/** What of a line its figures and texts are made of, by level. */
export interface LineParts {
  readonly levels: readonly string[];
  readonly summary: LineSummary;
  readonly benefits: readonly LineBenefit[];
  readonly texts: LineTexts;
}
