import { organizationKinds } from '@cotejo/core/catalogue';
import { clinicMatches, previsions, sorts, type ClinicMatch, type Sort } from '@cotejo/core/comparison';
import { compareLimits } from './compare-limits.ts';
import { readPriceLimits } from './price-unit.ts';
import { isReadableCode } from './readable-code.ts';
import type { FilterState } from './schemas/compare.ts';

export const views = ['lista', 'tarjetas'] as const;
export type View = (typeof views)[number];

/** What the comparator's URL says: filters, order, page, view and currency. Lists are comma-separated (A3-52). */
export interface ComparatorSearch {
  readonly filters: FilterState;
  readonly sort: Sort;
  /** From 0, the score alone, to 1, affinity alone: what `recomendados` is ordered by (B2.13-15). */
  readonly ponderation: number;
  readonly page: number;
  /** Null: the default of the screen (cards on desktop, list on phones; A2.3-15, A2.3-16). */
  readonly view: View | null;
  readonly inUf: boolean;
}

const listNames = [
  'insuranceTypes',
  'organizations',
  'coverageOrganizations',
  'categoryTypes',
  'previsiones',
  'modalities',
  'features',
] as const;

/** Names of the URL that choose products or how they are shown: each makes the same page another time. Its number does not. */
export const choiceNames = [
  ...listNames,
  'clinicMatch',
  'organizationType',
  'salesChannel',
  'preciomin',
  'preciomax',
  'annualCapFrom',
  'deductibleTo',
  'sort',
  'ponderation',
  'view',
  'currency',
] as const;

const filterSalesChannels = ['online', 'executive'] as const;

function wholeNumber(text: string | null, maximum: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  return Number(text) <= maximum ? Number(text) : null;
}

/** How much affinity counts, from 0 to 1; what is none of these counts nothing (B9-47). */
function ponderationOf(text: string | null): number {
  return text !== null && /^(?:0[.]\d{1,4}|1)$/.test(text) ? Number(text) : 0;
}

function codesOf(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((code) => isReadableCode(code) && code.length <= compareLimits.codeLength)
    .slice(0, compareLimits.codes);
}

/** Whether the clinics named are required; where none is named there is nothing to say. */
function clinicMatchOf(clinics: readonly string[], params: URLSearchParams): ClinicMatch {
  if (clinics.length === 0) return 'all';
  return clinicMatches.find((match) => match === params.get('clinicMatch')) ?? 'all';
}

/**
 * Reads the URL; anything unknown or malformed is left out, never an error: a hand-typed URL still shows a list. A form is read over
 * the price limits so far, see readPriceLimits.
 */
export function readComparatorSearch(params: URLSearchParams, prices: FilterState['prices'] | null = null): ComparatorSearch {
  const codes = (name: (typeof listNames)[number]): string[] => codesOf(params, name);
  const chosen = codes('previsiones');
  const clinics = codes('coverageOrganizations').slice(0, compareLimits.clinics);
  return {
    filters: {
      insuranceTypes: codes('insuranceTypes'),
      organizations: codes('organizations'),
      coverageOrganizations: clinics,
      clinicMatch: clinicMatchOf(clinics, params),
      categoryTypes: codes('categoryTypes'),
      previsiones: previsions.filter((prevision) => chosen.includes(prevision)),
      modalities: codes('modalities'),
      features: codes('features'),
      salesChannel: filterSalesChannels.find((channel) => channel === params.get('salesChannel')),
      prices: readPriceLimits((name) => params.get(name), prices).limits,
      annualCapFrom: wholeNumber(params.get('annualCapFrom'), compareLimits.annualCap),
      deductibleTo: wholeNumber(params.get('deductibleTo'), compareLimits.deductible),
      organizationType: organizationKinds.find((kind) => kind === params.get('organizationType')),
    },
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'recomendados',
    ponderation: ponderationOf(params.get('ponderation')),
    page: Math.max(1, wholeNumber(params.get('page'), compareLimits.page) ?? 1),
    view: views.find((view) => view === params.get('view')) ?? null,
    inUf: params.get('currency') === '1',
  };
}

/** Writes the canonical URL search: defaults are left out, names in a fixed order, so one state has one URL. */
export function writeComparatorSearch(search: ComparatorSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of listNames) {
    const values = search.filters[name];
    if (values.length > 0) params.set(name, values.join(','));
  }
  const { coverageOrganizations, clinicMatch, organizationType, salesChannel, prices, annualCapFrom, deductibleTo } =
    search.filters;
  if (coverageOrganizations.length > 0 && clinicMatch !== 'all') params.set('clinicMatch', clinicMatch);
  if (organizationType) params.set('organizationType', organizationType);
  if (salesChannel) params.set('salesChannel', salesChannel);
  if (prices.preciomin != null) params.set('preciomin', String(prices.preciomin));
  if (prices.preciomax != null) params.set('preciomax', String(prices.preciomax));
  if (annualCapFrom != null) params.set('annualCapFrom', String(annualCapFrom));
  if (deductibleTo != null) params.set('deductibleTo', String(deductibleTo));
  if (search.sort !== 'recomendados') params.set('sort', search.sort);
  if (search.ponderation > 0) params.set('ponderation', String(search.ponderation));
  if (search.view) params.set('view', search.view);
  if (search.inUf) params.set('currency', '1');
  if (search.page > 1) params.set('page', String(search.page));
  return params;
}
