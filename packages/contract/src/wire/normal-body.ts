import type { CompareBody, FilterState } from '../schemas/compare.ts';

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function inOrder<Value extends string>(values: readonly Value[]): Value[] {
  return distinct(values).toSorted();
}

/** The order of clinics is the visitor's: each result answers for them in that order. */
function normalFilters({ prices, ...filters }: FilterState): FilterState {
  return {
    ...filters,
    insuranceTypes: inOrder(filters.insuranceTypes),
    organizations: inOrder(filters.organizations),
    organizationType: filters.organizationType ?? null,
    coverageOrganizations: distinct(filters.coverageOrganizations),
    // Where none is named there is nothing to require.
    clinicMatch: filters.coverageOrganizations.length === 0 ? 'all' : filters.clinicMatch,
    categoryTypes: inOrder(filters.categoryTypes),
    previsiones: inOrder(filters.previsiones),
    modalities: inOrder(filters.modalities),
    features: inOrder(filters.features),
    salesChannel: filters.salesChannel ?? null,
    prices: { preciomin: prices.preciomin ?? null, preciomax: prices.preciomax ?? null },
    annualCapFrom: filters.annualCapFrom ?? null,
    deductibleTo: filters.deductibleTo ?? null,
  };
}

/**
 * The one spelling of a compare body: filters without repetition and in order, and nothing that no answer depends on
 * (the product type, the region's name, whether the couple was ticked). Bodies that are equal then have equal answers.
 */
export function normalBody({ productType: _productType, filters, profile, ...body }: CompareBody): CompareBody {
  const { enPareja: _enPareja, region, ...answers } = profile;
  return {
    ...body,
    filters: normalFilters(filters),
    profile: { ...answers, region: region == null ? null : { stateCode: region.stateCode } },
  };
}
