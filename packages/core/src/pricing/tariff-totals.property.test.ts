import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryHousehold } from '../comparison/testing/arbitrary-household.ts';
import { arbitraryTariff } from '../comparison/testing/arbitrary-pricing.ts';
import type { Sex } from '../people/household.ts';
import { priceTariff } from './price-tariff.ts';
import { cellsOf, classOf, findCell, packTariff } from './tariff-cells.ts';
import { prepareSubjects } from './tariff-subjects.ts';
import { addsPeopleAlone, TariffSums } from './tariff-totals.ts';

describe('a tariff that holds its rows in arrays', () => {
  it('gives every row back as it came', () => {
    fc.assert(
      fc.property(arbitraryTariff, (tariff) => {
        const packed = packTariff(tariff);
        expect(packed.rows).toEqual(tariff.rows);
        expect({ ...packed, rows: tariff.rows }).toEqual(tariff);
        expect(packTariff(packed)).toBe(packed);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the first row for an age, sex and role that going through the rows finds', () => {
    const sex = fc.constantFrom<Sex | null>('Femenino', 'Masculino');
    const somebody = fc.record({ role: fc.constantFrom('contributor', 'partner', 'dependant', 'pet', 'company'), sex });
    const age = fc.option(fc.constantFrom(0, 17, 18, 19, 24, 25, 29, 30, 64, 65, 66, 120));
    fc.assert(
      fc.property(arbitraryTariff, somebody, age, (tariff, { role, sex: own }, years) => {
        const hasNeither = role === 'pet' || role === 'company';
        const rowRole = hasNeither ? null : role === 'dependant' ? 'dependant' : 'contributor';
        const expected = tariff.rows.findIndex(
          (row) =>
            (row.sex === null || (!hasNeither && row.sex === own)) &&
            (row.role === null || row.role === rowRole) &&
            (years === null || (row.ageFrom <= years && years <= row.ageTo)),
        );
        const insuredClass = classOf({ role, sex: hasNeither ? null : own });
        expect(findCell(cellsOf(tariff), insuredClass, years)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('many tariffs summed at once', () => {
  it('come to what each asks alone, for one family after another (decision 23)', () => {
    const tariffs = fc.array(arbitraryTariff, { maxLength: 8 }).map((some) => some.filter(addsPeopleAlone));
    fc.assert(
      fc.property(tariffs, fc.array(arbitraryHousehold, { minLength: 1, maxLength: 5 }), (given, households) => {
        const sums = new TariffSums(given);
        for (const household of [...households, ...households.toReversed()]) {
          const { units, priced } = sums.totalsFor(prepareSubjects(household));
          given.forEach((tariff, index) => {
            const { total, people } = priceTariff(tariff, { household, minimumEmployees: null, uf: null });
            const insured = people.filter(({ outcome }) => outcome.kind !== 'uninsurable').length;
            expect(priced[index]).toBe(insured);
            if (total !== null) expect(units[index]).toBe(total.units);
          });
        }
      }),
      { numRuns: 600 },
    );
  });

  it('are right after more ages than are kept', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTariff, { minLength: 4, maxLength: 8 }), arbitraryHousehold, (some, family) => {
        const given = some.filter(addsPeopleAlone);
        const sums = new TariffSums(given);
        for (const age of Array.from({ length: 80 }, (_, step) => (step * 7) % 90)) {
          const [first] = family.contributors;
          const household = { ...family, contributors: [{ ...first, age }] } as const;
          const { units, priced } = sums.totalsFor(prepareSubjects(household));
          const alone = given.map((tariff) => priceTariff(tariff, { household, minimumEmployees: null, uf: null }).total);
          expect(alone.map((_, index) => (priced[index] === 0 ? null : units[index]))).toEqual(
            alone.map((total) => total?.units ?? null),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});
