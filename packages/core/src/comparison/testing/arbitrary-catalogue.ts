import fc from 'fast-check';
import {
  organizationKinds,
  salesChannels,
  type CatalogueSnapshot,
  type Comparator,
  type Organization,
  type Product,
} from '../../catalogue/catalogue.ts';
import type { EstimatedUse, HealthSystem } from '../../coverage/care-cost.ts';
import { addDays, plainDate } from '../../dates/plain-date.ts';
import { moneyOf, rateOf } from '../../money/money.ts';
import type { UfValue } from '../../pricing/quote.ts';
import type { ProductPricing } from '../../pricing/tariff.ts';
import type { CompareContext } from '../query.ts';
import { arbitraryPricings } from './arbitrary-pricing.ts';
import {
  clinic,
  customersAt,
  feature,
  insuranceComparator,
  organization,
  planComparator,
  product,
  snapshotOf,
  today,
} from './sample-catalogue.ts';

/** Two of one name, one before the others in a dictionary though not by code point, and two that are no places. */
const clinics = [
  clinic(1, { displayName: 'Zapallar' }),
  clinic(2, { displayName: 'Ñuñoa' }),
  clinic(3, { code: 'QPCL-1' }),
  clinic(4, { displayName: 'Zapallar' }),
  clinic(5, { code: 'QPCL-10', displayName: 'Ángeles' }),
];
const features = [feature(1), feature(2, { displayName: 'Área' }), feature(3, { displayName: 'Bono' })];

const texas = { code: 'TX', name: 'Texas', abbreviation: 'TX', order: 1, inSentence: 'Texas' };

/** By kind alone, by upper types, by types, of another currency and of other regions. */
export const comparators: readonly Comparator[] = [
  insuranceComparator,
  planComparator,
  { ...insuranceComparator, id: 3, name: 'vida', url: '/Comparar/Vida', upperTypes: ['VIDA'] },
  { ...insuranceComparator, id: 4, name: 'salud-a', url: '/Comparar/Salud/A', upperTypes: ['SALUD'], typeNames: ['A', 'B'] },
  { ...insuranceComparator, id: 5, name: 'dolares', url: '/Comparar/Dolares', upperTypes: ['VIAJE'], currency: 'USD' },
  { ...insuranceComparator, id: 6, name: 'texas', url: '/Comparar/Texas', typeNames: ['C'], regions: [texas] },
];

const organizations: fc.Arbitrary<readonly Organization[]> = fc
  .array(fc.record({ kind: fc.constantFrom(...organizationKinds), open: fc.boolean() }), { minLength: 6, maxLength: 6 })
  .map((some) =>
    some.map(({ kind, open }, index) => organization(index + 1, { kind, open, ...(index === 4 && { displayName: 'Ánfora' }) })),
  );

const percentage = fc.constantFrom(null, 0, 0, 70, 100);
const listedClinic = fc.record({
  clinicId: fc.constantFrom(1, 2, 3, 4, 5),
  hospitalaria: percentage,
  ambulatoria: percentage,
  urgencia: percentage,
});

const annualCap = fc.constantFrom(
  null,
  moneyOf('999.5', 'UF', 'year'),
  moneyOf('1000', 'UF', 'year'),
  moneyOf('5000', 'UF', 'year'),
  moneyOf(120_000_000, 'CLP', 'year'),
  moneyOf(9_999, 'USD', 'year'),
);

const deductible = fc.constantFrom(
  null,
  moneyOf('0', 'UF', 'year'),
  moneyOf('3', 'UF', 'year'),
  moneyOf('3.5', 'UF', 'year'),
  moneyOf(600_000, 'CLP', 'year'),
  moneyOf(1_000, 'USD', 'year'),
);

/** So much UF (or dollars) at medium use, a tenth at low and double at high; null: a figure is missing. */
function estimated(
  bySystem: Readonly<Partial<Record<HealthSystem, readonly [numerator: number, denominator: number] | null>>>,
  currency: 'UF' | 'USD' = 'UF',
): EstimatedUse {
  const use = ([numerator, denominator]: readonly [number, number]) => ({
    kind: 'computed' as const,
    low: { currency, numerator, denominator: denominator * 10 },
    medium: { currency, numerator, denominator },
    high: { currency, numerator: numerator * 2, denominator },
  });
  const missing = { kind: 'not-computable', reasons: [{ kind: 'pays-capital' }] } as const;
  return Object.fromEntries(Object.entries(bySystem).map(([system, uf]) => [system, uf === null ? missing : use(uf)]));
}

const yearlyUse = fc.constantFrom(
  null,
  estimated({ isapre: [10, 1], fonasa: [10, 1] }),
  estimated({ isapre: [1, 10], fonasa: [7, 2] }),
  estimated({ isapre: [3, 10] }),
  estimated({ isapre: null, fonasa: [1, 3] }),
  estimated({ fonasa: [1, 10] }, 'USD'),
);

const facts = fc.record({
  kind: fc.constantFrom<Product['kind']>('insurance', 'insurance', 'insurance', 'insurance', 'isapre-plan'),
  organizationId: fc.constantFrom(1, 2, 3, 4, 5),
  upperType: fc.constantFrom('SALUD', 'SALUD', 'VIDA', 'VIAJE'),
  typeName: fc.constantFrom('A', 'B', 'C'),
  typeDescription: fc.constantFrom('Una.', 'Otra.'),
  modality: fc.constantFrom(null, 'Preferente', 'Libre Elección', 'Cerrado'),
  salesChannels: fc.uniqueArray(fc.constantFrom(...salesChannels), { maxLength: 2 }),
  isPromoted: fc.boolean(),
  pricing: fc.nat(11),
  score: fc.constantFrom(null, 0, 40, 60, 60.5),
  availableFrom: fc.constantFrom(null, null, null, null, null, null, plainDate('2026-11-20'), plainDate('2026-11-21')),
  availableTo: fc.constantFrom(null, null, null, null, null, null, plainDate('2026-11-19'), plainDate('2026-11-20')),
  customers: fc.constantFrom(null, customersAt(0), customersAt(4), customersAt(9)),
  yearlyUse,
  summary: fc.tuple(annualCap, deductible).map(([cap, amount]) => ({
    hospitalPercentage: null,
    ambulatoryPercentage: null,
    annualCap: cap,
    deductible: amount,
  })),
  clinics: fc.uniqueArray(listedClinic, { selector: (listed) => listed.clinicId, maxLength: 4 }),
  clinicsAreComplete: fc.boolean(),
  featureIds: fc.uniqueArray(fc.constantFrom(1, 2, 3)),
  regionCodes: fc.constantFrom(null, null, null, null, ['13'], ['5', '8']),
  previsions: fc.record({ isapre: fc.boolean(), fonasa: fc.boolean() }),
});

/** Names shown are another order than the codes they stand for. */
const typeLabels: Readonly<Record<string, string>> = { A: 'Óptico', B: 'Oncológico', C: 'Accidentes' };
const upperLabels: Readonly<Record<string, string>> = { SALUD: 'Salud', VIDA: 'Ahorro y vida', VIAJE: 'Viaje' };

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

function productFrom({ pricing, ...own }: Facts, id: number, pricings: readonly ProductPricing[]): Product {
  return product(id, {
    ...own,
    typeDisplayName: typeLabels[own.typeName]!,
    upperTypeDisplayName: upperLabels[own.upperType]!,
    pricing: pricings[pricing % pricings.length]!,
  });
}

/** Mostly few, so that shrinking ends and empty lists come up; now and then more than one and two words of bits. */
const rows = fc.oneof(
  { weight: 5, arbitrary: fc.array(facts, { maxLength: 5 }) },
  { weight: 12, arbitrary: fc.array(facts, { minLength: 6, maxLength: 16, size: 'max' }) },
  { weight: 1, arbitrary: fc.array(facts, { minLength: 30, maxLength: 70, size: 'max' }) },
);

/** Products with few distinct values each, so that ties, empty lists and overlaps come up often, and shared prices of every kind. */
export const arbitraryProducts: fc.Arbitrary<readonly Product[]> = fc
  .tuple(rows, arbitraryPricings)
  .map(([some, pricings]) => some.map((row, index) => productFrom(row, index + 1, pricings)));

const knownOrganizations = fc.constantFrom(undefined, undefined, undefined, new Map([[1, 9]]));

export const arbitrarySnapshot: fc.Arbitrary<CatalogueSnapshot> = fc
  .record({ products: arbitraryProducts, organizations, known: knownOrganizations })
  .map(({ known, ...sketch }) => ({
    ...snapshotOf({ ...sketch, clinics, features, comparators }),
    ...(known && { knownOrganizations: known }),
  }));

/** A UF whose tenth is half a peso off, as several amounts of the catalogue then are. */
const uf: UfValue = { rate: rateOf('40005', 'UF', 'CLP'), date: today, status: 'of-the-day' };
const dollar: UfValue = { rate: rateOf('928.99', 'USD', 'CLP'), date: today, status: 'of-the-day' };
const ufInDollars: UfValue = { rate: rateOf('43.0625', 'UF', 'USD'), date: today, status: 'of-the-day' };

/** What a comparison is asked with beside the catalogue: pesos mostly, each rate known or not, the days around `today`. */
export const arbitraryMarket: fc.Arbitrary<Omit<CompareContext, 'snapshot'>> = fc.record(
  {
    today: fc.constantFrom(today, today, today, addDays(today, -1), addDays(today, 1)),
    uf: fc.constantFrom(uf, uf, uf, uf, uf, null),
    rates: fc.constantFrom([dollar], [], [ufInDollars, dollar]),
    currency: fc.constantFrom<CompareContext['currency']>('CLP', 'CLP', 'CLP', 'CLP', 'CLP', 'USD'),
  },
  { requiredKeys: ['today', 'uf', 'currency'] },
);

export const arbitraryContext: fc.Arbitrary<CompareContext> = fc
  .tuple(arbitrarySnapshot, arbitraryMarket)
  .map(([snapshot, market]) => ({ snapshot, ...market }));
