import type { CatalogueSnapshot, Product } from '../catalogue/catalogue.ts';
import { coversClinic } from '../coverage/answer-clinic.ts';
import { convertBack, type Money } from '../money/money.ts';
import type { UfValue } from '../pricing/quote.ts';
import { salesOfferOf } from '../requests/request.ts';
import { facetNames, type FilterName, type Filters } from './query.ts';

/** Every filter by name; a filter's place here is its bit in a product's misses. */
export const filterNames = [...facetNames, 'organizationType', 'price'] as const satisfies readonly FilterName[];

/** The bit that stands for a filter in a product's misses. */
export function bitOf(filter: FilterName): number {
  return 1 << filterNames.indexOf(filter);
}

/** What tests of products need to look up. */
export interface FilterContext {
  readonly snapshot: CatalogueSnapshot;
  readonly uf: UfValue | null;
}

type Test = (product: Product) => boolean;
type MakeTest = (filters: Filters, context: FilterContext) => Test | null;

function anyOf(chosen: readonly string[], valueOf: (product: Product) => string | null): Test | null {
  if (chosen.length === 0) return null;
  const wanted = new Set(chosen);
  return (product) => {
    const value = valueOf(product);
    return value !== null && wanted.has(value);
  };
}

/** Upper limit of what a product pays in a year, in UF. Null where it is not stated or cannot be turned into UF. */
export function annualCapInUf(cap: Money | null, uf: UfValue | null): number | null {
  if (cap === null) return null;
  if (cap.currency === 'UF') return cap.units / 100_000;
  return uf !== null && cap.currency === uf.rate.to ? convertBack(cap, uf.rate).units / 100_000 : null;
}

function coversEvery(codes: readonly string[], snapshot: CatalogueSnapshot): Test | null {
  if (codes.length === 0) return null;
  const ids = [...snapshot.clinics.values()].filter((clinic) => codes.includes(clinic.code)).map((clinic) => clinic.id);
  if (ids.length < new Set(codes).size) return () => false;
  return (product) => ids.every((id) => product.clinics.some((listed) => listed.clinicId === id && coversClinic(listed)));
}

function hasEvery(names: readonly string[], snapshot: CatalogueSnapshot): Test | null {
  if (names.length === 0) return null;
  const ids = [...snapshot.features.values()].filter((feature) => names.includes(feature.name)).map((feature) => feature.id);
  if (ids.length < new Set(names).size) return () => false;
  return (product) => ids.every((id) => product.featureIds.includes(id));
}

const testMakers = {
  insuranceTypes: ({ insuranceTypes }) => anyOf(insuranceTypes, (product) => product.typeName),
  organizations: ({ organizations }, { snapshot }) =>
    anyOf(organizations, (product) => snapshot.organizations.get(product.organizationId)?.code ?? null),
  coverageOrganizations: ({ coverageOrganizations }, { snapshot }) => coversEvery(coverageOrganizations, snapshot),
  categoryTypes: ({ categoryTypes }) => anyOf(categoryTypes, (product) => product.upperType),
  previsiones: ({ previsiones }) =>
    previsiones.length === 0 ? null : (product) => previsiones.some((prevision) => product.previsions[prevision]),
  modalities: ({ modalities }) => anyOf(modalities, (product) => product.modality),
  features: ({ features }, { snapshot }) => hasEvery(features, snapshot),
  salesChannel: ({ salesChannel }) =>
    salesChannel === null ? null : (product) => salesOfferOf(product.salesChannels)[salesChannel],
  annualCapFrom: ({ annualCapFrom }, { uf }) =>
    annualCapFrom === null ? null : (product) => (annualCapInUf(product.summary.annualCap, uf) ?? -1) >= annualCapFrom,
  organizationType: ({ organizationType }, { snapshot }) =>
    anyOf(organizationType === null ? [] : [organizationType], (product) => {
      return snapshot.organizations.get(product.organizationId)?.kind ?? null;
    }),
} satisfies Record<Exclude<FilterName, 'price'>, MakeTest>;

/**
 * Prepares the filters (the price apart) as one function: product in, the bits of the filters it misses out.
 * Values of one filter are alternatives, except clinics and features, which are all required.
 */
export function prepareFilters(filters: Filters, context: FilterContext): (product: Product) => number {
  const tests = filterNames.flatMap((name) => {
    const passes = name === 'price' ? null : testMakers[name](filters, context);
    return passes ? [{ bit: bitOf(name), passes }] : [];
  });
  return (product) => tests.reduce((misses, { bit, passes }) => (passes(product) ? misses : misses | bit), 0);
}

/** The filters that restrict anything. */
export function activeFilters(filters: Filters, context: FilterContext): readonly FilterName[] {
  return filterNames.filter((name) =>
    name === 'price' ? filters.priceFrom !== null || filters.priceTo !== null : testMakers[name](filters, context) !== null,
  );
}
