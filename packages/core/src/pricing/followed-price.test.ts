import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryHousehold } from '../comparison/testing/arbitrary-household.ts';
import { arbitraryPricings } from '../comparison/testing/arbitrary-pricing.ts';
import { flatPrice, oneAdult, today } from '../comparison/testing/sample-catalogue.ts';
import { Money, moneyOf, rateOf } from '../money/money.ts';
import { followedPriceOf, priceMove, type FollowedPrice } from './followed-price.ts';
import { priceProduct } from './price-product.ts';
import type { ProductPricing } from './tariff.ts';

const contextWith = (uf: number) => ({
  today,
  uf: { rate: rateOf(uf, 'UF', 'CLP'), date: today, status: 'of-the-day' } as const,
  currency: 'CLP' as const,
  catalogueVersion: 'v1',
});
const priced = (pricing: ProductPricing, uf = 40_000, household = oneAdult) =>
  followedPriceOf(priceProduct({ id: 1, code: 'A', pricing }, household, contextWith(uf)));
const inUf = (amount: string): FollowedPrice => ({ amount: moneyOf(amount, 'UF', 'month'), insured: 1 });

describe('a followed price', () => {
  it('is the same whatever the UF does, for any family and product', () => {
    const uf = fc.integer({ min: 1, max: 90_000 });
    fc.assert(
      fc.property(arbitraryPricings, arbitraryHousehold, uf, uf, (pricings, household, one, other) => {
        for (const pricing of pricings) expect(priced(pricing, one, household)).toEqual(priced(pricing, other, household));
      }),
    );
  });

  it('is told in the unit in which the product is priced', () => {
    expect(priced(flatPrice(moneyOf('2.5', 'UF', 'month')))?.amount).toEqual(moneyOf('2.5', 'UF', 'month'));
    expect(priced(flatPrice(moneyOf(25_000, 'CLP', 'month')))?.amount).toEqual(moneyOf(25_000, 'CLP', 'month'));
  });

  it('is none where nobody of the family has a price', () => {
    expect(priced(flatPrice(moneyOf(25_000, 'CLP', 'month'), 20))).toBeNull();
  });

  it('moves by the smallest step, and back by the same', () => {
    const units = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(units, units, (one, other) => {
        const of = (amount: number): FollowedPrice => ({ amount: new Money(amount, 'UF', 'month'), insured: 2 });
        const move = priceMove(of(one), of(other));
        expect(move).toBe(one === other ? null : one < other ? 'up' : 'down');
        expect(priceMove(of(other), of(one))).toBe(move === null ? null : move === 'up' ? 'down' : 'up');
      }),
    );
  });

  it('is not compared with one for other people, or in another unit or period', () => {
    const before = inUf('2');
    expect(priceMove(before, { ...inUf('1'), insured: 2 })).toBeNull();
    expect(priceMove(before, { ...before, amount: moneyOf(1, 'CLP', 'month') })).toBeNull();
    expect(priceMove(before, { ...before, amount: moneyOf('1', 'UF', 'year') })).toBeNull();
    expect(priceMove(before, inUf('1'))).toBe('down');
  });
});
