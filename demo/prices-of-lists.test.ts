import { compare, noFilters, type CompareContext } from '@cotejo/core/comparison';
import { plainDate } from '@cotejo/core/dates';
import { editionIds, editionOf } from '@cotejo/core/editions';
import { moneyOf, rateOf } from '@cotejo/core/money';
import type { Household } from '@cotejo/core/people';
import { priceProduct } from '@cotejo/core/pricing';
import { snapshotOfContents } from '@cotejo/core/testing/snapshot-of-contents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCatalogues } from './catalogues.ts';

const days = ['2025-12-31', '2026-11-20', '2026-12-31', '2027-06-01'].map(plainDate);
const uf = { rate: rateOf('40844.79', 'UF', 'CLP'), date: plainDate('2026-11-20'), status: 'of-the-day' } as const;
const dollar = { rate: rateOf('928.99', 'USD', 'CLP'), date: plainDate('2026-11-20'), status: 'of-the-day' } as const;

const cases = editionIds.flatMap((id) => {
  const snapshot = snapshotOfContents(demoCatalogues().filter(({ edition }) => edition === id));
  return snapshot.comparators.map((comparator) => ({ name: `${id} ${comparator.url}`, snapshot, comparator }));
});

describe('the lists of the demonstration', () => {
  it.each(cases)('are ordered by the price that each product has alone: $name', ({ snapshot, comparator }) => {
    const { currency: own } = editionOf(snapshot.edition);
    const currency = comparator.currency ?? own;
    const { zones, riskClasses, breeds } = comparator.choices;
    const codeOf = (choices: typeof zones) => fc.constantFrom(null, ...choices.map(({ code }) => code));
    const age = fc.integer({ min: 0, max: 95 });
    const sex = fc.constantFrom('Femenino' as const, 'Masculino' as const);
    const income = fc.option(fc.nat(5_000_000).map((amount) => moneyOf(amount, currency, 'month')));
    const adult = fc.record({ age, sex, income });
    const household: fc.Arbitrary<Household> = fc.record({
      contributors: fc.oneof(fc.tuple(adult), fc.tuple(adult, adult)),
      dependants: fc.array(fc.record({ age, sex, relationship: fc.constant('Hijo/Hija' as const) }), { maxLength: 4 }),
      regionCode: fc.constantFrom(null, ...(comparator.regions ?? editionOf(snapshot.edition).regions).map(({ code }) => code)),
      pets: fc.array(
        fc.record({ species: fc.constantFrom('Perro' as const, 'Gato' as const), breed: codeOf(breeds), age: fc.nat(12) }),
        { maxLength: 2 },
      ),
      company: fc.option(
        fc.record({ employees: fc.integer({ min: 1, max: 60 }), monthlyPayroll: income, riskClass: codeOf(riskClasses) }),
      ),
      tripDays: fc.option(fc.integer({ min: 1, max: 90 })),
      zone: codeOf(zones),
    });
    fc.assert(
      fc.property(household, fc.constantFrom(...days), fc.constantFrom(uf, null), (family, today, known) => {
        const context: CompareContext = { snapshot, today, uf: known, rates: [dollar], currency };
        const query = {
          comparatorUrl: comparator.url,
          household: family,
          filters: noFilters,
          ponderation: 0,
          pageSize: 1_000_000,
        };
        const result = compare({ ...query, sort: 'precio-asc', page: 1 }, context);
        if (!result.ok) throw new Error(result.error.kind);
        const { items, priceRange, total } = result.value;
        expect(items).toHaveLength(total);
        const alone = items.map(({ product }) => {
          const price = priceProduct(product, family, { ...context, catalogueVersion: snapshot.version });
          const units = price.total?.units ?? null;
          const month = units === null ? null : price.total?.period === 'year' ? Math.round(units / 12) : units;
          const tier = month === null ? 2 : price.profilesWithPrice === price.profilesEvaluated ? 0 : 1;
          return { id: product.id, tier, month: month ?? 0, isPriced: month !== null };
        });
        expect(alone).toEqual(
          alone.toSorted((one, other) => one.tier - other.tier || one.month - other.month || one.id - other.id),
        );
        const months = alone.flatMap(({ month, isPriced }) => (isPriced ? [month] : []));
        expect(priceRange?.lowest.units).toBe(months.length === 0 ? undefined : Math.min(...months));
        expect(priceRange?.highest.units).toBe(months.length === 0 ? undefined : Math.max(...months));
        const bins = months.length === 0 ? 0 : priceRange?.bins.reduce((sum, bin) => sum + bin);
        expect(bins).toBe(months.length);
      }),
      { numRuns: 60 },
    );
  });
});
