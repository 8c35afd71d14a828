import fc from 'fast-check';
import { salesChannels, type Product } from '../../catalogue/catalogue.ts';
import { plainDate } from '../../dates/plain-date.ts';
import type { EstimatedUse, HealthSystem } from '../../coverage/care-cost.ts';
import { moneyOf } from '../../money/money.ts';
import { previsions, sorts, type CompareContext, type CompareQuery, type Filters } from '../query.ts';
import {
  customersAt,
  clinic,
  contextOf,
  feature,
  flatPrice,
  oneAdult,
  onlyBabies,
  organization,
  pesos,
  product,
  queryOf,
} from './sample-catalogue.ts';

const organizations = [
  organization(1),
  organization(2, { kind: 'assistance' }),
  organization(3),
  organization(4, { kind: 'insurer', open: false }),
];
const clinics = [clinic(1), clinic(2), clinic(3, { code: 'QPCL-1' })];
const features = [feature(1), feature(2)];

const percentage = fc.constantFrom(null, 0, 70, 100);
const listedClinic = fc.record({
  clinicId: fc.constantFrom(1, 2, 3),
  hospitalaria: percentage,
  ambulatoria: percentage,
  urgencia: percentage,
});

const pricing = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }).map((step) => pesos(step * 1_000)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }).map((step) => flatPrice(moneyOf(step * 1_000, 'CLP', 'year'))) },
  { weight: 1, arbitrary: fc.constant(onlyBabies()) },
);

const annualCap = fc.constantFrom(
  null,
  moneyOf('999.5', 'UF', 'year'),
  moneyOf('1000', 'UF', 'year'),
  moneyOf('5000', 'UF', 'year'),
  moneyOf(120_000_000, 'CLP', 'year'),
);

const deductible = fc.constantFrom(
  null,
  null,
  moneyOf('0', 'UF', 'year'),
  moneyOf('3', 'UF', 'year'),
  moneyOf('3.5', 'UF', 'year'),
  moneyOf(600_000, 'CLP', 'year'),
  moneyOf(500, 'USD', 'year'),
);

/** So many UF at medium use, a tenth at low and double at high; null: a figure is missing. */
function estimated(ufBySystem: Readonly<Partial<Record<HealthSystem, number | null>>>): EstimatedUse {
  const exact = (uf: number) => ({ currency: 'UF', numerator: Math.round(uf * 100), denominator: 100 }) as const;
  return Object.fromEntries(
    Object.entries(ufBySystem).map(([system, uf]) => [
      system,
      uf === null
        ? ({ kind: 'not-computable', reasons: [{ kind: 'pays-capital' }] } as const)
        : ({ kind: 'computed', low: exact(uf / 10), medium: exact(uf), high: exact(uf * 2) } as const),
    ]),
  );
}

const facts: fc.Arbitrary<Partial<Product>> = fc.record({
  kind: fc.constantFrom('insurance', 'insurance', 'insurance', 'isapre-plan'),
  organizationId: fc.constantFrom(1, 2, 3),
  upperType: fc.constantFrom('SALUD', 'VIDA'),
  typeName: fc.constantFrom('A', 'B', 'C'),
  modality: fc.constantFrom(null, 'Preferente', 'Libre Elección'),
  salesChannels: fc.uniqueArray(fc.constantFrom(...salesChannels), { maxLength: 2 }),
  isPromoted: fc.boolean(),
  pricing,
  score: fc.constantFrom(null, 0, 40, 60, 60.5),
  availableTo: fc.constantFrom(null, null, null, plainDate('2026-11-19'), plainDate('2026-11-20')),
  customers: fc.constantFrom(null, customersAt(0), customersAt(4), customersAt(9)),
  yearlyUse: fc.constantFrom(
    null,
    estimated({ isapre: 10, fonasa: 10 }),
    estimated({ isapre: 2, fonasa: 3.5 }),
    estimated({ isapre: 4 }),
    estimated({ isapre: null, fonasa: 1 }),
  ),
  summary: fc.tuple(annualCap, deductible).map(([cap, amount]) => ({
    hospitalPercentage: null,
    ambulatoryPercentage: null,
    annualCap: cap,
    deductible: amount,
  })),
  clinics: fc.uniqueArray(listedClinic, { selector: (listed) => listed.clinicId, maxLength: 3 }),
  clinicsAreComplete: fc.boolean(),
  featureIds: fc.uniqueArray(fc.constantFrom(1, 2)),
  regionCodes: fc.constantFrom(null, null, ['13'], ['5', '8']),
  previsions: fc.record({ isapre: fc.boolean(), fonasa: fc.boolean() }),
});

/** A few products with few distinct values each, so that ties, empty lists and overlaps come up often. */
export const arbitraryProducts: fc.Arbitrary<readonly Product[]> = fc
  .array(facts, { maxLength: 12 })
  .map((rows) => rows.map((row, index) => product(index + 1, row)));

/** The same with the names and clinics around it, on a day with a UF of 40.000 pesos. */
export const arbitraryContext: fc.Arbitrary<CompareContext> = arbitraryProducts.map((products) =>
  contextOf({ products, organizations, clinics, features }),
);

function choiceOf<Value>(values: readonly Value[]): fc.Arbitrary<readonly Value[]> {
  const some = fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
  return fc.oneof({ weight: 3, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: some });
}

function maybe<Value>(values: readonly Value[]): fc.Arbitrary<Value | null> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
}

export const arbitraryFilters: fc.Arbitrary<Filters> = fc.record({
  insuranceTypes: choiceOf(['A', 'B', 'nobody']),
  organizations: choiceOf(['org-1', 'org-2', 'nobody']),
  organizationType: maybe(['insurer', 'assistance']),
  coverageOrganizations: choiceOf(['clinic-1', 'clinic-2', 'nobody']),
  categoryTypes: choiceOf(['SALUD', 'VIDA']),
  previsiones: choiceOf(previsions),
  modalities: choiceOf(['Preferente', 'Libre Elección']),
  features: choiceOf(['feature-1', 'feature-2']),
  salesChannel: maybe(['online', 'executive'] as const),
  priceFrom: maybe([2_000, 3_500]),
  priceTo: maybe([1_000, 3_000, 4_000]),
  annualCapFrom: maybe([1_000, 3_000, 4_000]),
  deductibleTo: maybe([0, 3, 10, 15]),
});

export const arbitraryQuery: fc.Arbitrary<CompareQuery> = fc
  .record({
    filters: arbitraryFilters,
    regionCode: fc.constantFrom(null, '13', '5'),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 5 }),
    ponderation: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ regionCode, ...rest }) => queryOf({ ...rest, household: { ...oneAdult, regionCode } }));
