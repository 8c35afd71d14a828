import type { EstimatedUse } from '../../coverage/care-cost.ts';
import type { ClinicCoverage, CoverageSummary } from '../../coverage/coverage.ts';
import type { ProductPricing } from '../../pricing/tariff.ts';
import type { CustomerProfile, Product } from '../product.ts';
import type { ProductMetadata } from '../product-metadata.ts';
import type { Dictionary, ListColumn } from './dictionary.ts';
import type { TextColumn } from './text-column.ts';

/** What products of one type share. */
export type ProductLine = Pick<
  Product,
  'kind' | 'upperType' | 'upperTypeDisplayName' | 'typeName' | 'typeDisplayName' | 'typeDescription'
>;

/** How a product is sold and marked. */
export type ProductSale = Pick<Product, 'salesChannels' | 'isPromoted' | 'isExclusive' | 'isPopular' | 'hasOffer'>;

/** Who may have it, and what for. */
export type ProductTerms = Pick<Product, 'previsions' | 'requirement' | 'minimumEmployees' | 'clinicsAreComplete'>;

export type ProductAvailability = Pick<Product, 'availableFrom' | 'availableTo'>;

/** The columns whose values repeat, by name. */
export interface ProductDictionaries {
  readonly line: Dictionary<ProductLine>;
  readonly organizationId: Dictionary<number>;
  readonly modality: Dictionary<Product['modality']>;
  readonly sale: Dictionary<ProductSale>;
  readonly terms: Dictionary<ProductTerms>;
  readonly availability: Dictionary<ProductAvailability>;
  readonly regionCodes: Dictionary<Product['regionCodes']>;
  readonly summary: Dictionary<CoverageSummary>;
  readonly score: Dictionary<number | null>;
  readonly customers: Dictionary<CustomerProfile | null>;
  readonly yearlyUse: Dictionary<EstimatedUse | null>;
  readonly metadata: Dictionary<ProductMetadata>;
  /** Prices that differ: a base price of an isapre, or a tariff with its least employees. */
  readonly pricing: Dictionary<ProductPricing>;
}

export interface ProductTexts {
  readonly code: TextColumn;
  readonly name: TextColumn;
  /** Empty where it is the same as the name. */
  readonly displayName: TextColumn;
  /** Empty where it is made of the name shown. */
  readonly url: TextColumn;
}

/** Every product of a catalogue as a struct of arrays; row `r` of each column is of one product, ids ascending. */
export interface ProductColumns {
  readonly ids: Uint32Array;
  readonly dictionaries: ProductDictionaries;
  readonly texts: ProductTexts;
  readonly clinics: ListColumn<ClinicCoverage>;
  readonly featureIds: ListColumn<number>;
}

export const dictionaryNames = [
  'line',
  'organizationId',
  'modality',
  'sale',
  'terms',
  'availability',
  'regionCodes',
  'summary',
  'score',
  'customers',
  'yearlyUse',
  'metadata',
  'pricing',
] as const satisfies readonly (keyof ProductDictionaries)[];

export const textNames = ['code', 'name', 'displayName', 'url'] as const satisfies readonly (keyof ProductTexts)[];
