import type { ScorePart } from '@cotejo/core/catalogue';
import type { AmountKey, OfferContent, Source, TextContent } from '@cotejo/core/catalogue-content';
import type { PlainDate } from '@cotejo/core/dates';
import type { EditionId } from '@cotejo/core/editions';

/** A product of the published catalogue, by the number that stays the same over all versions. */
export interface ProductKey {
  readonly edition: EditionId;
  readonly productId: number;
  /** Day that coverages and offers have to hold on. */
  readonly today: PlainDate;
}

export interface ClinicName {
  readonly code: string;
  readonly displayName: string;
}

/** Bounds of one amount in major units; null is 'No informado'. Unit: a currency code, '%' or a compound such as 'UF/Año'. */
export interface AmountBounds {
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly unit: string;
}

/** One benefit, general (clinic null) or at one clinic, with only the amounts its source states (A3-27 to A3-29). */
export interface BenefitCoverage {
  readonly benefit: string;
  readonly benefitCode: string;
  readonly clinic: ClinicName | null;
  readonly amounts: Readonly<Partial<Record<AmountKey, AmountBounds>>>;
  readonly source: Source | null;
}

/** The coverage résumé's group (A3-26), in the order of the source. */
export interface CoverageTag {
  readonly tag: string;
  readonly displayName: string;
  readonly coverages: readonly BenefitCoverage[];
}

/** Percentages 0 to 100 at one clinic; null is 'No informado'. */
export interface ProductClinic extends ClinicName {
  readonly regionCode: string | null;
  readonly hospitalaria: number | null;
  readonly ambulatoria: number | null;
  readonly urgencia: number | null;
}

export interface QualifiedAmount {
  readonly amount: number;
  readonly unit: string;
  readonly qualifier: string;
}

/** Caps and deductibles under one name, per clinic; clinic null is every clinic. */
export interface TopsAndDeductibles {
  readonly name: string;
  readonly clinics: readonly {
    readonly clinic: ClinicName | null;
    readonly tops: readonly QualifiedAmount[];
    readonly deductibles: readonly QualifiedAmount[];
  }[];
}

/** What is not in the snapshot of a product: everything its own page shows beyond the list item. */
export interface ProductDetailRecord {
  readonly productId: number;
  readonly coverageTags: readonly CoverageTag[];
  readonly clinics: readonly ProductClinic[];
  readonly topsAndDeductibles: readonly TopsAndDeductibles[];
  /** Descriptions, questions and documents, in the order of the source. */
  readonly texts: readonly TextContent[];
  /** Offers that hold on the day. */
  readonly offers: readonly OfferContent[];
  /** Where the product's sheet was read. */
  readonly source: Source | null;
  /** What its score is made of; empty: it has none. */
  readonly scoreParts: readonly ScorePart[];
}
