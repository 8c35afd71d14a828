import {
  plainComparator,
  type CatalogueSnapshot,
  type Clinic,
  type Comparator,
  type CustomerProfile,
  type Feature,
  type Organization,
  type Product,
} from '../../catalogue/catalogue.ts';
import { productTableOf } from '../../catalogue/table/product-table-builder.ts';
import { noMetadata } from '../../catalogue/product-metadata.ts';
import { plainDate } from '../../dates/plain-date.ts';
import { moneyOf, rateOf, type Money } from '../../money/money.ts';
import { peopleOnly, type Household } from '../../people/household.ts';
import { noRules, type AmountTariff, type ProductPricing, type TariffRow } from '../../pricing/tariff.ts';
import { noFilters, type CompareContext, type CompareQuery, type Filters } from '../query.ts';

export const today = plainDate('2026-11-20');

/** One adult of 30 in the Metropolitana. */
export const oneAdult: Household = {
  contributors: [{ age: 30, sex: 'Femenino', income: null }],
  dependants: [],
  regionCode: '13',
  ...peopleOnly,
};

/** A tariff in force since 2020 that adds the row of each person; `changes` make it another. */
export function tariffWith(rows: readonly TariffRow[], changes: Partial<AmountTariff> = {}): AmountTariff {
  const { currency, period } = rows[0]?.amount ?? moneyOf(0, 'CLP', 'month');
  return {
    id: 'tariff',
    version: 't1',
    kind: 'perPerson',
    currency,
    period,
    validFrom: plainDate('2020-01-01'),
    validTo: null,
    rules: noRules,
    rows,
    ...changes,
  };
}

/** A price that is the same for anybody from 0 to the age given. */
export function flatPrice(amount: Money, ageTo = 120): ProductPricing {
  const rows = [{ ageFrom: 0, ageTo, sex: null, role: null, amount }];
  return {
    kind: 'tariff',
    tariffs: [tariffWith(rows, { id: `flat-${amount.units}` })],
    minimumEmployees: null,
  };
}

/** So many pesos a month for one adult. */
export function pesos(amount: number): ProductPricing {
  return flatPrice(moneyOf(amount, 'CLP', 'month'));
}

/** A price that leaves out everybody above the age of 1. */
export function onlyBabies(): ProductPricing {
  return flatPrice(moneyOf(1_000, 'CLP', 'month'), 1);
}

export function organization(id: number, overrides: Partial<Organization> = {}): Organization {
  return {
    id,
    code: `org-${id}`,
    acronym: `O${id}`,
    name: `Organización ${id}`,
    displayName: `Organización ${id}`,
    url: `Organizacion-${id}`,
    kind: 'insurer',
    mark: 'OR',
    hue: 0,
    open: true,
    ...overrides,
  };
}

export function clinic(id: number, overrides: Partial<Clinic> = {}): Clinic {
  return {
    id,
    code: `clinic-${id}`,
    displayName: `Clínica ${id}`,
    url: `Clinica-${id}`,
    regionCode: '13',
    latitude: null,
    longitude: null,
    address: null,
    ...overrides,
  };
}

export function feature(id: number, overrides: Partial<Feature> = {}): Feature {
  return { id, name: `feature-${id}`, displayName: `Característica ${id}`, typeId: 1, description: '', ...overrides };
}

/** Typical customers to which `oneAdult` has this affinity, 0 to 10: another age, and for low ones another sex and family. */
export function customersAt(affinity: number): CustomerProfile {
  const isLow = affinity < 5;
  const ageCloseness = (affinity * 0.7 - (isLow ? 0 : 3)) / 4;
  return {
    age: 30 + 40 * (1 - ageCloseness),
    womenShare: isLow ? 0 : 1,
    monthlyIncome: null,
    dependants: isLow ? 4 : 0,
  };
}

export function product(id: number, overrides: Partial<Product> = {}): Product {
  return {
    id,
    code: `P-${id}`,
    kind: 'insurance',
    name: `producto-${id}`,
    displayName: `Producto ${id}`,
    url: `Producto-${id}`,
    organizationId: 1,
    upperType: 'SALUD',
    upperTypeDisplayName: 'Salud',
    typeName: 'COMPLEMENTARIO',
    typeDisplayName: 'Complementario',
    typeDescription: 'Complementa lo que no cubre tu previsión.',
    modality: null,
    salesChannels: ['ExecutiveEmployee'],
    isPromoted: false,
    isExclusive: false,
    isPopular: false,
    availableFrom: null,
    pricing: pesos(10_000),
    score: null,
    availableTo: null,
    hasOffer: false,
    customers: null,
    yearlyUse: null,
    summary: { hospitalPercentage: null, ambulatoryPercentage: null, annualCap: null, deductible: null },
    clinics: [],
    clinicsAreComplete: false,
    featureIds: [],
    regionCodes: null,
    previsions: { isapre: true, fonasa: true },
    requirement: [],
    minimumEmployees: null,
    metadata: noMetadata,
    ...overrides,
  };
}

export const insuranceComparator: Comparator = {
  id: 1,
  name: 'seguros-de-salud',
  url: '/Comparar/Seguros-de-Salud',
  displayName: 'Seguros de salud',
  title: 'Seguros de salud',
  description: '',
  noun: { one: 'seguro', many: 'seguros' },
  productKind: 'insurance',
  upperTypes: [],
  ...plainComparator,
  productType: 'SEGURO',
  asksIncome: false,
  isComparable: true,
};

export const planComparator: Comparator = {
  ...insuranceComparator,
  id: 2,
  name: 'isapres',
  url: '/Comparar/Isapres',
  displayName: 'Planes de isapre',
  noun: { one: 'plan', many: 'planes' },
  productKind: 'isapre-plan',
  productType: 'ISAPRE',
  asksIncome: true,
};

function byId<Thing extends { readonly id: number }>(things: readonly Thing[]): ReadonlyMap<number, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** What a test says about a catalogue; the rest is two organisations, three clinics and two features. */
export interface CatalogueSketch {
  readonly products?: readonly Product[];
  readonly organizations?: readonly Organization[];
  readonly clinics?: readonly Clinic[];
  readonly features?: readonly Feature[];
  readonly comparators?: readonly Comparator[];
}

export function snapshotOf(sketch: CatalogueSketch): CatalogueSnapshot {
  return {
    edition: 'chile',
    version: 'v1',
    isDemonstration: true,
    isWhollyDemonstration: true,
    organizations: byId(sketch.organizations ?? [organization(1), organization(2)]),
    clinics: byId(sketch.clinics ?? [clinic(1), clinic(2), clinic(3)]),
    features: byId(sketch.features ?? [feature(1), feature(2)]),
    products: productTableOf(sketch.products ?? []),
    comparators: sketch.comparators ?? [insuranceComparator, planComparator],
  };
}

export function contextOf(sketch: CatalogueSketch): CompareContext {
  return {
    snapshot: snapshotOf(sketch),
    today,
    uf: { rate: rateOf('40000', 'UF', 'CLP'), date: today, status: 'of-the-day' },
    currency: 'CLP',
  };
}

export function queryOf(overrides: Partial<Omit<CompareQuery, 'filters'>> & { filters?: Partial<Filters> } = {}): CompareQuery {
  return {
    comparatorUrl: insuranceComparator.url,
    household: oneAdult,
    sort: 'recomendados',
    page: 1,
    pageSize: 20,
    ponderation: 0,
    ...overrides,
    filters: { ...noFilters, ...overrides.filters },
  };
}
