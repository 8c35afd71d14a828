import { organizationKinds } from '@cotejo/core/catalogue';
import { clinicMatches, previsions, sorts } from '@cotejo/core/comparison';
import { compareLimits, defaultPageSize, maximumPageSize } from '../compare-limits.ts';
import type { CompareBody, CompareInput, FilterInput, FilterState } from '../schemas/compare.ts';
import { amount, exactly, isPart, listOf, maybe, oneOf, orNull, text, whole, type Guard } from './parts.ts';
import { readProfile } from './profile.ts';

const code = text(compareLimits.codeLength, 1);
const codes = maybe(listOf(code, compareLimits.codes));
const limit = (most: number): Guard<number | null | undefined> => maybe(orNull(whole(0, most)));

const isFilters = exactly<FilterInput>({
  insuranceTypes: codes,
  organizations: codes,
  organizationType: maybe(orNull(oneOf(organizationKinds))),
  coverageOrganizations: maybe(listOf(code, compareLimits.clinics)),
  clinicMatch: maybe(oneOf(clinicMatches)),
  categoryTypes: codes,
  previsiones: maybe(listOf(oneOf(previsions))),
  modalities: codes,
  features: codes,
  salesChannel: maybe(orNull(oneOf(['online', 'executive']))),
  prices: maybe(exactly({ preciomin: limit(compareLimits.price), preciomax: limit(compareLimits.price) })),
  annualCapFrom: limit(compareLimits.annualCap),
  deductibleTo: limit(compareLimits.deductible),
});

const isRest = exactly<Omit<CompareInput, 'profile'>>({
  comparator: text(200, 1),
  productType: maybe(text(80)),
  filters: maybe(isFilters),
  sort: maybe(oneOf(sorts)),
  page: maybe(whole(1, compareLimits.page)),
  pageSize: maybe(whole(1, maximumPageSize)),
  currency: maybe(oneOf([0, 1])),
  ponderation: maybe(amount(0, 1)),
});

function wholeFilters(given: FilterInput): FilterState {
  const { insuranceTypes = [], organizations = [], coverageOrganizations = [], categoryTypes = [] } = given;
  const { previsiones = [], modalities = [], features = [], clinicMatch = 'all', prices = {} } = given;
  const lists = { insuranceTypes, organizations, coverageOrganizations, categoryTypes, previsiones, modalities, features };
  return { ...given, ...lists, clinicMatch, prices };
}

/** What `compareBodySchema` makes of a value, without its weight. Null: it is no question that a list can answer. */
export function readCompareBody(value: unknown): CompareBody | null {
  if (!isPart(value)) return null;
  const { profile: given, ...rest } = value;
  const profile = readProfile(given);
  if (profile === null || !isRest(rest)) return null;
  const { filters = {}, sort = 'recomendados', page = 1, pageSize = defaultPageSize, currency = 0, ponderation = 0 } = rest;
  return { ...rest, profile, filters: wholeFilters(filters), sort, page, pageSize, currency, ponderation };
}
