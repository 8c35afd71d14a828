import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuredPeople, yearlyCost } from '../coverage/yearly-cost.ts';
import { rateOf } from '../money/money.ts';
import { priceProduct } from '../pricing/price-product.ts';
import { KeyPrices, tiers } from './price-keys.ts';
import { arbitraryMarket, arbitrarySnapshot } from './testing/arbitrary-catalogue.ts';
import { arbitraryHousehold } from './testing/arbitrary-household.ts';
import { contextOf, oneAdult, pesos, product } from './testing/sample-catalogue.ts';
import { prepareYearlyUnits } from './yearly-units.ts';

const family = fc.tuple(arbitraryHousehold, arbitraryMarket);

describe('prices of lists', () => {
  it('are those of each product alone, for one family and day after another (decision 24)', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, fc.array(family, { minLength: 1, maxLength: 4 }), (snapshot, families) => {
        const { codes, values } = snapshot.products.columns.dictionaries.pricing;
        for (const [household, market] of [...families, ...families.toReversed()]) {
          const context = { ...market, catalogueVersion: snapshot.version };
          const prices = new KeyPrices(snapshot.products, household, context);
          values.forEach((_, key) => prices.learn(key));
          snapshot.products
            .map((one) => one)
            .forEach((one, row) => {
              const key = codes[row]!;
              const { total, people, profilesWithPrice, profilesEvaluated } = priceProduct(one, household, context);
              expect(prices.isKnown[key]).toBe(1);
              if (total === null) {
                expect([prices.monthly[key], prices.tierOf[key], prices.yearOf(key)]).toEqual([NaN, tiers.nobody, null]);
                return;
              }
              const month = total.period === 'year' ? Math.round(total.units / 12) : total.units;
              const tier = profilesWithPrice === profilesEvaluated ? tiers.everybody : tiers.some;
              expect([prices.monthly[key], prices.tierOf[key]]).toEqual([month, tier]);
              const insured = insuredPeople(people);
              const premium = total.units * (total.period === 'year' ? 1 : 12);
              expect(prices.yearOf(key)).toEqual(insured === null || total.period === 'once' ? null : { premium, insured });
            });
        }
      }),
      { numRuns: 400 },
    );
  });
});

interface Care {
  readonly numerator: number;
  readonly denominator: number;
}

describe("a year's cost in lists", () => {
  const rate = rateOf('40005', 'UF', 'CLP');
  const two = { ...oneAdult, dependants: [{ age: 40, sex: 'Masculino', relationship: 'Otro' }] } as const;
  /** With a UF of 40.005 pesos a fraction of 80.010 of one is half a peso. */
  const denominator = fc.constantFrom(1, 2, 10, 80_010, 160_020, 240_030, 1_000_003, 10 ** 13);
  const numerator = fc.oneof(fc.nat(1_000), fc.nat(10 ** 9), fc.integer({ min: 10 ** 12, max: 8 * 10 ** 14 }));

  /** Pesos of a year in whole numbers alone: each person's twelve premiums and what it pays for care, rounded once, half up. */
  function exactYear(premium: number, { numerator: top, denominator: bottom }: Care, people: number): number {
    const divisor = BigInt(bottom) * 10_000n;
    const sum = (BigInt(premium) * 12n * divisor + BigInt(top) * BigInt(rate.scaled)) * BigInt(people);
    return Number((sum * 2n + divisor) / (divisor * 2n));
  }

  it('is the exact one, on halves, beside them and far from them, and so is the cost shown', () => {
    fc.assert(
      fc.property(numerator, denominator, fc.nat(10 ** 7), fc.boolean(), (top, bottom, premium, isPair) => {
        fc.pre(top / bottom < 10 ** 10);
        const household = isPair ? two : oneAdult;
        const amount = { currency: 'UF', numerator: top, denominator: bottom } as const;
        const yearlyUse = { isapre: { kind: 'computed', low: amount, medium: amount, high: amount } } as const;
        const given = contextOf({ products: [product(1, { pricing: pesos(premium), yearlyUse })] });
        const table = given.snapshot.products;
        const context = { ...given, catalogueVersion: 'v1' };
        const prices = new KeyPrices(table, household, context);
        const year = { system: null, currency: 'CLP', rate } as const;
        const expected = exactYear(premium, amount, isPair ? 2 : 1);
        expect(prepareYearlyUnits(table, prices, year)(0)).toBe(expected);
        const cost = yearlyCost(yearlyUse, priceProduct(table.at(0), household, context), year);
        expect(cost).toMatchObject({ low: { units: expected }, medium: { units: expected }, high: { units: expected } });
      }),
      { numRuns: 3_000 },
    );
  });

  it('rounds half a peso up and less than half down', () => {
    const unitsAt = (numerator: number, denominator: number): number | null => {
      const amount = { currency: 'UF', numerator, denominator } as const;
      const yearlyUse = { isapre: { kind: 'computed', low: amount, medium: amount, high: amount } } as const;
      const given = contextOf({ products: [product(1, { pricing: pesos(0), yearlyUse })] });
      const prices = new KeyPrices(given.snapshot.products, oneAdult, { ...given, catalogueVersion: 'v1' });
      return prepareYearlyUnits(given.snapshot.products, prices, { system: null, currency: 'CLP', rate })(0);
    };
    expect(unitsAt(1, 10)).toBe(4_001);
    expect(unitsAt(99_999_999_999, 10 ** 12)).toBe(4_000);
  });
});
