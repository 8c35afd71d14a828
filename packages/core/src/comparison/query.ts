import type { ClinicAnswer } from '../coverage/coverage.ts';
import type { YearlyCost } from '../coverage/yearly-cost.ts';
import type { CatalogueSnapshot, Product } from '../catalogue/catalogue.ts';
import type { Currency, Money } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import type { PriceForHousehold, UfValue } from '../pricing/quote.ts';
import type { PlainDate } from '../dates/plain-date.ts';

export const sorts = ['recomendados', 'precio-asc', 'precio-desc', 'puntaje', 'afinidad', 'costo-anual'] as const;
export type Sort = (typeof sorts)[number];

export const previsions = ['isapre', 'fonasa'] as const;
export type Prevision = (typeof previsions)[number];

/** What naming clinics does: a product must cover every one, or the list stays whole and only answers for each (0250). */
export const clinicMatches = ['all', 'optional'] as const;
export type ClinicMatch = (typeof clinicMatches)[number];

/** How many bins the price histogram has, equal on the scale of prices. */
export const priceBins = 20;

/** The filter state of A §3 plus clinics by code, modality, features and annual cap. Empty list: no restriction. */
export interface Filters {
  /** Insurance type names. */
  readonly insuranceTypes: readonly string[];
  /** Organisation codes. */
  readonly organizations: readonly string[];
  readonly organizationType: string | null;
  /** Clinic codes, at most three answered on the card. */
  readonly coverageOrganizations: readonly string[];
  /** Whether a product must cover them. */
  readonly clinicMatch: ClinicMatch;
  /** Upper type names. */
  readonly categoryTypes: readonly string[];
  readonly previsiones: readonly Prevision[];
  readonly modalities: readonly string[];
  /** Feature names, all required. */
  readonly features: readonly string[];
  readonly salesChannel: 'online' | 'executive' | null;
  /** Monthly price bounds in the edition's currency, inclusive, whole units. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Least annual cap, in whole UF. */
  readonly annualCapFrom: number | null;
  /** Highest deductible of a year, in whole UF; in whole units of the list's currency where there is no UF. */
  readonly deductibleTo: number | null;
}

export const noFilters: Filters = {
  insuranceTypes: [],
  organizations: [],
  organizationType: null,
  coverageOrganizations: [],
  clinicMatch: 'all',
  categoryTypes: [],
  previsiones: [],
  modalities: [],
  features: [],
  salesChannel: null,
  priceFrom: null,
  priceTo: null,
  annualCapFrom: null,
  deductibleTo: null,
};

export interface CompareQuery {
  readonly comparatorUrl: string;
  readonly household: Household;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
  /** 0 (score alone, the default) to 1 (affinity alone). */
  readonly ponderation: number;
}

/** What the comparison needs beside the catalogue: the day and the UF, handed in. */
export interface CompareContext {
  readonly snapshot: CatalogueSnapshot;
  readonly today: PlainDate;
  readonly uf: UfValue | null;
  readonly rates?: readonly UfValue[];
  /** The comparator's currency, or else the edition's: prices come in it and price limits are given in it. */
  readonly currency: Currency;
}

export interface ComparedItem {
  readonly product: Product;
  readonly price: PriceForHousehold;
  /** 0 to 10, see prepareAffinity; null: not known. */
  readonly affinity: number | null;
  /** 'Costo anual estimado' of the family, or why there is none. */
  readonly yearlyCost: YearlyCost;
  readonly clinicAnswers: readonly ClinicAnswer[];
  readonly isBest: boolean;
}

/**
 * One value of a facet and how many results choosing it would leave, its own facet's filter set aside. Of a clinic it is how
 * many cover it, whether that is required or not.
 */
export interface FacetCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What a chosen value is called that a comparator has not, as in an old address: its code says nothing to a visitor. */
export const unknownOptionLabel = 'Opción que aquí no existe';

export const facetNames = [
  'insuranceTypes',
  'organizations',
  'organizationType',
  'coverageOrganizations',
  'categoryTypes',
  'previsiones',
  'modalities',
  'features',
  'salesChannel',
  'annualCapFrom',
  'deductibleTo',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Everything that can narrow a list and be taken back on its own. */
export type FilterName = FacetName | 'price';

/** Every filter, in the order in which equal relaxations are suggested. */
export const filterNames = [...facetNames, 'price'] as const satisfies readonly FilterName[];

export interface CompareResult {
  readonly items: readonly ComparedItem[];
  readonly total: number;
  /** Products that pass every other filter but cost less than priceFrom, or more than priceTo. */
  readonly belowPriceLimit: number;
  readonly abovePriceLimit: number;
  readonly facets: Readonly<Record<FacetName, readonly FacetCount[]>>;
  /** Lowest and highest price of what passes every filter but the price, and its histogram. */
  readonly priceRange: { readonly lowest: Money; readonly highest: Money; readonly bins: readonly number[] } | null;
  /** How many organisations of the comparator have a product in the result, and how many there are. */
  readonly organizationsCompared: number;
  readonly organizationsKnown: number;
  /** For an empty result: the single relaxations that give most, best first, at most two. */
  readonly relaxations: readonly { readonly filter: FilterName; readonly total: number }[];
}
