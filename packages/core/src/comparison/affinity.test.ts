import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomerProfile } from '../catalogue/catalogue.ts';
import { moneyOf } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import { affinityPercentage, prepareAffinity } from './affinity.ts';

type Family = Pick<Household, 'contributors' | 'dependants'>;

const daughter = { age: 5, sex: 'Femenino', relationship: 'Hijo/Hija' } as const;
const pesos = (amount: number) => moneyOf(amount, 'CLP', 'month');

/** A woman of 34 with two million a month and one daughter. */
const family: Family = {
  contributors: [{ age: 34, sex: 'Femenino', income: pesos(2_000_000) }],
  dependants: [daughter],
};
const alike: CustomerProfile = { age: 34, womenShare: 0.5, monthlyIncome: pesos(2_000_000), dependants: 1 };

describe('A9-37 affinity: how close similar customers are by age, gender, income and dependants', () => {
  it.each([
    ['the same people', {}, 10],
    // age 4 x (1 - 10/40) = 3; income 3; dependants 2; gender 1: 9 of 10
    ['ten years older', { age: 44 }, 9],
    ['ten years younger', { age: 24 }, 9],
    ['forty years older, and more, is as far as it gets', { age: 80 }, 6],
    // income 3 x 1/2
    ['twice the income', { monthlyIncome: pesos(4_000_000) }, 8.5],
    ['half the income', { monthlyIncome: pesos(1_000_000) }, 8.5],
    // dependants 2 x (1 - 2/4)
    ['two dependants more', { dependants: 3 }, 9],
    // gender 1 x min(1, 2 x 0.2)
    ['a fifth are women', { womenShare: 0.2 }, 9.4],
    ['all are women', { womenShare: 1 }, 10],
    // income left out: (4 x 0.75 + 2 + 1) of 7
    ['income not known', { age: 44, monthlyIncome: null }, 8.57],
    ['income in another currency counts as not known', { age: 44, monthlyIncome: moneyOf(2_000, 'USD', 'month') }, 8.57],
  ])('%s', (_, changes, expected) => {
    expect(prepareAffinity(family)({ ...alike, ...changes })).toBe(expected);
  });

  it('is not known without customers', () => {
    expect(prepareAffinity(family)(null)).toBeNull();
  });

  it('lies between 0 and 10 for anybody', () => {
    const customers = fc.record({
      age: fc.integer({ min: 0, max: 120 }),
      womenShare: fc.double({ min: 0, max: 1, noNaN: true }),
      monthlyIncome: fc.option(fc.integer({ min: 0, max: 1e9 }).map(pesos)),
      dependants: fc.nat(20),
    });
    const person = fc.record({
      age: fc.integer({ min: 0, max: 120 }),
      sex: fc.constantFrom('Masculino', 'Femenino'),
      income: fc.option(fc.integer({ min: 0, max: 1e9 }).map(pesos)),
    });
    fc.assert(
      fc.property(customers, person, fc.nat(8), (profile, visitor, count) => {
        const affinity = prepareAffinity({
          contributors: [visitor],
          dependants: Array.from({ length: count }, () => daughter),
        })(profile);
        expect(affinity).toBeGreaterThanOrEqual(0);
        expect(affinity).toBeLessThanOrEqual(10);
      }),
    );
  });
});

it.each([
  [8.74, 87],
  [8.75, 87],
  [8.7, 87],
  [8.2, 82],
  [0, 0],
  [10, 100],
])('A9-36, A9-38: affinity %d is shown as %d, cut and never rounded up', (affinity, shown) => {
  expect(affinityPercentage(affinity)).toBe(shown);
});
