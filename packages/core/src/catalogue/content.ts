import type { CoverageRequirementEntry, CoverageSummary } from '../coverage/coverage.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { EditionId } from '../editions/edition.ts';
import type { AmountTariff, RateTariff } from '../pricing/tariff.ts';
import type { Money } from '../money/money.ts';
import type { Clinic, Comparator, Feature, Organization, Product, ScorePart } from './catalogue.ts';

export { noMetadata, type ExplainedText, type ProductMetadata } from './product-metadata.ts';

/** First and last day that something holds, both included; null: not said, or without end. */
export interface Validity {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/** Where a figure was read. */
export interface Source {
  readonly document: string;
  readonly page: number | null;
  readonly date: PlainDate | null;
}

export const amountKeys = [
  'percentage',
  'percentage_isapre',
  'percentage_fonasa',
  'top_amount',
  'max_coverage',
  'yearly_top',
  'monthly_top',
  'weekly_top',
  'daily_top',
  /** What the insured pays of a service, and the most they pay in a year: amounts of the insured, no limits of the product. */
  'copay',
  'out_of_pocket',
] as const;
export type AmountKey = (typeof amountKeys)[number];

/** Group of what is paid as a capital, such as life. */
export const capitalTag = 'capital';

/** One amount of one benefit. Unit is a currency code, '%' or a compound such as 'UF/Año'. */
export interface CoverageContent {
  readonly tag: string;
  readonly tagDisplayName: string;
  readonly benefit: string;
  readonly benefitCode: string;
  readonly clinicCode: string | null;
  readonly amountKey: AmountKey;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly unit: string;
  readonly validity: Validity | null;
  readonly source: Source | null;
}

export interface TopOrDeductibleContent {
  readonly name: string;
  readonly clinicCode: string | null;
  readonly kind: 'top' | 'deductible';
  readonly amount: number;
  readonly unit: string;
  readonly qualifier: string;
  readonly source: Source | null;
}

/** Kinds of offers a product can carry (A2.4, A3-40). */
export const offerTypes = ['DISCOUNT', 'AGGREGATE', 'GIFT_CARD', 'STOCK', 'FREE_FIRST_PREMIUM'] as const;
export type OfferType = (typeof offerTypes)[number];

export interface OfferContent {
  readonly type: OfferType;
  readonly title: string;
  readonly text: string;
  /** Percentage or amount, by unit; null where the offer is a thing. */
  readonly value: number | null;
  /** '%' or a currency code. */
  readonly unit: string | null;
  /** How many are left; null: no limit. */
  readonly stock: number | null;
  readonly validity: Validity;
}

/** What a description of a product tells of; empty is 'general'. 'tipo-oferta' is to whom and how it is offered, such as to companies. */
export const textTypes = ['', 'general', 'tipo-oferta', 'cubre', 'no-cubre', 'considerar', 'requisitos'] as const;
export type TextType = (typeof textTypes)[number];

/** A text of a product: description (by type), question with answer, or document. */
export interface TextContent {
  /** A video is told by its title and address; an image by what it shows (title) and its path on this site. */
  readonly kind: 'description' | 'faq' | 'document' | 'video' | 'image';
  readonly type: TextType;
  readonly title: string;
  readonly body: string;
  readonly icon: string | null;
  readonly url: string | null;
  readonly date: PlainDate | null;
}

export interface ClinicCoverageContent {
  readonly clinicCode: string;
  readonly hospitalaria: number | null;
  readonly ambulatoria: number | null;
  readonly urgencia: number | null;
}

type Keyed = 'id' | 'organizationId' | 'clinics' | 'featureIds' | 'pricing' | 'hasOffer' | 'yearlyUse';
/** A product as a source gives it: codes in place of database numbers. */
export interface ProductContent extends Omit<Product, Keyed> {
  readonly organizationCode: string;
  /** What its score is made of. */
  readonly scoreParts: readonly ScorePart[];
  readonly summary: CoverageSummary;
  readonly requirement: readonly CoverageRequirementEntry[];
  readonly clinics: readonly ClinicCoverageContent[];
  readonly featureNames: readonly string[];
  readonly pricing:
    { readonly kind: 'isapre'; readonly basePrice: Money } | { readonly kind: 'tariff'; readonly tariffId: string };
  readonly coverages: readonly CoverageContent[];
  readonly topsAndDeductibles: readonly TopOrDeductibleContent[];
  readonly texts: readonly TextContent[];
  readonly offers: readonly OfferContent[];
  readonly source: Source | null;
}

/** A tariff as a source gives it; several with one id follow each other in time. Its version is made when it is written. */
export type TariffContent = (Omit<AmountTariff, 'version'> | Omit<RateTariff, 'version'>) & { readonly source: string };

/** Everything one version of one layer holds, as demo sources and importers produce it and the store writes it. */
export interface CatalogueContent {
  readonly edition: EditionId;
  /** 'isapres' or 'seguros': publishing a version replaces the published one of its layer. */
  readonly layer: string;
  readonly source: string;
  readonly isDemonstration: boolean;
  readonly organizations: readonly Omit<Organization, 'id'>[];
  readonly clinics: readonly Omit<Clinic, 'id'>[];
  readonly features: readonly Omit<Feature, 'id'>[];
  readonly comparators: readonly Omit<Comparator, 'id'>[];
  readonly tariffs: readonly TariffContent[];
  readonly products: readonly ProductContent[];
}
