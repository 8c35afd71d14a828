import { modalities, type Organization, type Product } from '../catalogue/catalogue.ts';
import { coversClinic } from '../coverage/answer-clinic.ts';
import { isCareCentre } from '../coverage/care-centres.ts';
import { editionOf } from '../editions/editions.ts';
import { formatUf } from '../money/format.ts';
import { moneyOf } from '../money/money.ts';
import { salesOfferOf } from '../requests/request.ts';
import { annualCapInUf, bitOf, type FilterContext } from './match-filters.ts';
import type { Candidate } from './order-results.ts';
import { previsions, type FacetCount, type FacetName, type Filters } from './query.ts';

type Option = Pick<FacetCount, 'value' | 'label'>;

/** One facet: its values in the order shown, the values of a product, and what is chosen. */
interface Facet {
  readonly options: readonly Option[];
  readonly valuesOf: (product: Product) => readonly string[];
  readonly chosen: readonly string[];
}

/** Annual caps offered as 'at least', in UF. */
export const annualCapSteps = [1_000, 3_000, 5_000, 10_000] as const;

const previsionLabels = { isapre: 'Isapre', fonasa: 'Fonasa' } as const;
const salesChannelLabels = { online: 'Contratación en línea', executive: 'Con ejecutivo' } as const;
const salesChannels = ['online', 'executive'] as const;

/** Sorts by label as a Spanish dictionary does. */
const inSpanish = new Intl.Collator('es');
function byLabel(options: readonly Option[]): readonly Option[] {
  return options.toSorted((left, right) => inSpanish.compare(left.label, right.label));
}

function distinct(products: readonly Product[], optionOf: (product: Product) => Option): readonly Option[] {
  return byLabel([...new Map(products.map((product) => [optionOf(product).value, optionOf(product)])).values()]);
}

function organizationOption({ code, displayName }: Organization): Option {
  return { value: code, label: displayName };
}

/** What facets are described from: all products they may speak of, and what is chosen. */
export interface FacetScope extends FilterContext {
  readonly products: readonly Product[];
  readonly filters: Filters;
}

function describeFacets({ products, filters, snapshot, uf }: FacetScope): Record<FacetName, Facet> {
  const { organizations, clinics, features } = snapshot;
  const edition = editionOf(snapshot.edition);
  const centres = [...clinics.values()].filter(isCareCentre);
  const centreCodes = new Map(centres.map((clinic) => [clinic.id, clinic.code]));
  const caps = [...new Set([...annualCapSteps, filters.annualCapFrom ?? annualCapSteps[0]])].sort((left, right) => left - right);
  return {
    insuranceTypes: {
      options: distinct(products, (product) => ({ value: product.typeName, label: product.typeDisplayName })),
      valuesOf: (product) => [product.typeName],
      chosen: filters.insuranceTypes,
    },
    organizations: {
      options: byLabel([...organizations.values()].map(organizationOption)),
      valuesOf: (product) => [organizations.get(product.organizationId)?.code ?? ''],
      chosen: filters.organizations,
    },
    coverageOrganizations: {
      options: byLabel(centres.map((clinic) => ({ value: clinic.code, label: clinic.displayName }))),
      valuesOf: (product) => product.clinics.filter(coversClinic).map((listed) => centreCodes.get(listed.clinicId) ?? ''),
      chosen: filters.coverageOrganizations,
    },
    categoryTypes: {
      options: distinct(products, (product) => ({ value: product.upperType, label: product.upperTypeDisplayName })),
      valuesOf: (product) => [product.upperType],
      chosen: filters.categoryTypes,
    },
    previsiones: {
      options: previsions.map((value) => ({ value, label: previsionLabels[value] })),
      valuesOf: (product) => previsions.filter((prevision) => product.previsions[prevision]),
      chosen: filters.previsiones,
    },
    modalities: {
      options: modalities.map((value) => ({ value, label: value })),
      valuesOf: (product) => (product.modality === null ? [] : [product.modality]),
      chosen: filters.modalities,
    },
    features: {
      options: byLabel([...features.values()].map(({ name, displayName }) => ({ value: name, label: displayName }))),
      valuesOf: (product) => product.featureIds.map((id) => features.get(id)?.name ?? ''),
      chosen: filters.features,
    },
    salesChannel: {
      options: salesChannels.map((value) => ({ value, label: salesChannelLabels[value] })),
      valuesOf: (product) => salesChannels.filter((channel) => salesOfferOf(product.salesChannels)[channel]),
      chosen: filters.salesChannel === null ? [] : [filters.salesChannel],
    },
    annualCapFrom: {
      options: caps.map((cap) => ({ value: String(cap), label: `${formatUf(moneyOf(cap, 'UF', 'year'), edition)} o más` })),
      valuesOf: (product) => {
        const stated = annualCapInUf(product.summary.annualCap, uf);
        return stated === null ? [] : caps.filter((cap) => stated >= cap).map(String);
      },
      chosen: filters.annualCapFrom === null ? [] : [String(filters.annualCapFrom)],
    },
  };
}

function countFacet(facet: Facet, results: readonly Candidate[]): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const { product } of results) {
    for (const value of facet.valuesOf(product)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const known = new Set(facet.options.map((option) => option.value));
  const strangers = facet.chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
  return [...facet.options, ...strangers]
    .map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || facet.chosen.includes(value));
}

/**
 * Counts every facet: for each value, the results that choosing it alone would leave while all other filters stay.
 * Values without results are left out unless they are chosen, so that a choice can always be taken back.
 */
export function countFacets(candidates: readonly Candidate[], scope: FacetScope): Record<FacetName, readonly FacetCount[]> {
  const facets = describeFacets(scope);
  const countOf = (name: FacetName): readonly FacetCount[] => {
    const others = ~bitOf(name);
    return countFacet(
      facets[name],
      candidates.filter(({ misses }) => (misses & others) === 0),
    );
  };
  return {
    insuranceTypes: countOf('insuranceTypes'),
    organizations: countOf('organizations'),
    coverageOrganizations: countOf('coverageOrganizations'),
    categoryTypes: countOf('categoryTypes'),
    previsiones: countOf('previsiones'),
    modalities: countOf('modalities'),
    features: countOf('features'),
    salesChannel: countOf('salesChannel'),
    annualCapFrom: countOf('annualCapFrom'),
  };
}
