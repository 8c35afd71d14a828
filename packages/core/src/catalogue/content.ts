import type { CoverageRequirementEntry, CoverageSummary } from '../coverage/coverage.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { EditionId } from '../editions/edition.ts';
import type { Money } from '../money/money.ts';
import type { Tariff } from '../pricing/tariff.ts';
import type { Clinic, Comparator, Feature, Organization, Product } from './catalogue.ts';

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
] as const;
export type AmountKey = (typeof amountKeys)[number];

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
  readonly source: Source | null;
}

export interface TopOrDeductibleContent {
  readonly name: string;
  readonly clinicCode: string | null;
  readonly kind: 'top' | 'deductible';
  readonly amount: number;
  readonly unit: string;
  readonly qualifier: string;
}

/** A text of a product: description (by type), question with answer, or document. */
export interface TextContent {
  readonly kind: 'description' | 'faq' | 'document';
  readonly type: '' | 'general' | 'cubre' | 'no-cubre' | 'considerar' | 'requisitos';
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

type Keyed = 'id' | 'organizationId' | 'clinics' | 'featureIds' | 'pricing';
/** A product as a source gives it: codes in place of database numbers. */
export interface ProductContent extends Omit<Product, Keyed> {
  readonly organizationCode: string;
  readonly summary: CoverageSummary;
  readonly requirement: readonly CoverageRequirementEntry[];
  readonly clinics: readonly ClinicCoverageContent[];
  readonly featureNames: readonly string[];
  readonly pricing:
    { readonly kind: 'isapre'; readonly basePrice: Money } | { readonly kind: 'tariff'; readonly tariffId: string };
  readonly coverages: readonly CoverageContent[];
  readonly topsAndDeductibles: readonly TopOrDeductibleContent[];
  readonly texts: readonly TextContent[];
  readonly source: Source | null;
}

export interface TariffContent extends Omit<Tariff, 'version'> {
  readonly currency: Money['currency'];
  readonly period: Money['period'];
  readonly validFrom: PlainDate;
  readonly source: string;
}

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
