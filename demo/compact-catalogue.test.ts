import { type CatalogueSnapshot, type Comparator } from '@cotejo/core/catalogue';
import { decodeCompact, encodeCompact } from '@cotejo/core/compact';
import { compare, noFilters, sorts, type CompareContext, type CompareQuery } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { editionIds, editionOf } from '@cotejo/core/editions';
import { rateOf } from '@cotejo/core/money';
import type { Household } from '@cotejo/core/people';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCatalogues } from './catalogues.ts';

const today = plainDate('2026-11-20');
const uf = { rate: rateOf('40844.79', 'UF', 'CLP'), date: today, status: 'of-the-day' } as const;
const dollar = { rate: rateOf('928.99', 'USD', 'CLP'), date: today, status: 'of-the-day' } as const;

const snapshots = editionIds.map((id) => snapshotOfContents(demoCatalogues().filter(({ edition }) => edition === id)));
const cases = snapshots.flatMap((snapshot) =>
  snapshot.comparators.map((comparator) => ({ name: `${snapshot.edition} ${comparator.url}`, snapshot, comparator })),
);

/** What the filters of a comparator may be asked for, and what is of other comparators. */
function arbitraryQuery({ organizations, clinics, features, products }: CatalogueSnapshot, comparator: Comparator) {
  const codes = (values: Iterable<string>) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }));
  const maybe = (...values: number[]) => fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.constantFrom(...values));
  const age = fc.integer({ min: 0, max: 90 });
  const sex = fc.constantFrom('Femenino' as const, 'Masculino' as const);
  const adult = fc.record({ age, sex, income: fc.constant(null) });
  const household: fc.Arbitrary<Household> = fc.record({
    contributors: fc.oneof(fc.tuple(adult), fc.tuple(adult, adult)),
    dependants: fc.array(fc.record({ age, sex, relationship: fc.constant('Hijo/Hija' as const) }), { maxLength: 2 }),
    regionCode: fc.constantFrom(null, '13', '5'),
    pets: fc.constantFrom([], [{ species: 'Perro' as const, breed: null, age: 4 }]),
    company: fc.constantFrom(null, { employees: 20, monthlyPayroll: null, riskClass: 'III' }),
    tripDays: fc.constantFrom(null, 10),
    zone: fc.constantFrom(null, ...comparator.choices.zones.map(({ code }) => code)),
  });
  const types = [...new Set(products.map(({ typeName }) => typeName))];
  const filters = fc.record({
    insuranceTypes: codes(types),
    organizations: codes([...organizations.values()].map(({ code }) => code)),
    coverageOrganizations: codes([...clinics.values()].map(({ code }) => code)),
    features: codes([...features.values()].map(({ name }) => name)),
    priceFrom: maybe(5_000, 100_000),
    priceTo: maybe(20_000, 300_000),
    annualCapFrom: maybe(1_000, 5_000),
  });
  return fc.record<CompareQuery>({
    comparatorUrl: fc.constant(comparator.url),
    household,
    filters: filters.map((some) => ({ ...noFilters, ...some })),
    sort: fc.constantFrom(...sorts),
    page: fc.constantFrom(1, 2),
    pageSize: fc.constantFrom(5, 20),
    ponderation: fc.constantFrom(0, 0.5),
  });
}

describe('the compact form of the demonstration', () => {
  it.each(cases)('answers as the whole catalogue does: $name', ({ snapshot, comparator }) => {
    const decoded = decodeCompact(encodeCompact(snapshot, comparator));
    if (!decoded.ok) throw new Error(decoded.error.kind);
    const compact = decoded.value;
    const currency = comparator.currency ?? editionOf(snapshot.edition).currency;
    const rest: Omit<CompareContext, 'snapshot'> = { today, uf, rates: [dollar], currency };
    expect(compact.products.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(arbitraryQuery(snapshot, comparator), (query) => {
        const expected = compare(query, { ...rest, snapshot });
        expect(expected.ok).toBe(true);
        expect(compare(query, { ...rest, snapshot: compact })).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
