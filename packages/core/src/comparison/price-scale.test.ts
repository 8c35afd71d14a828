import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfPrice, priceSteps } from './price-scale.ts';

const ends = { lowest: 2_000, highest: 200_000 };

describe('the scale of prices', () => {
  it('is as long from a price to its tenfold everywhere, and begins with the cheapest', () => {
    expect([2_000, 20_000, 200_000].map((price) => placeOfPrice(price, ends))).toEqual([0, 0.5, 1]);
    expect(placeOfPrice(1_000, ends)).toBe(0);
  });

  it('begins where all cost the same, and where some cost nothing or next to it', () => {
    expect(placeOfPrice(500, { lowest: 500, highest: 500 })).toBe(0);
    const some = { lowest: 0, highest: 100_000 };
    expect([0, 100].map((price) => placeOfPrice(price, some))).toEqual([0, 0]);
    expect(placeOfPrice(1_000, some)).toBeCloseTo(1 / 3);
  });
});

describe('the steps of price limits', () => {
  it('are round prices from the cheapest to the dearest', () => {
    const steps = priceSteps({ lowest: 2_655, highest: 195_088 }, 1);
    expect(steps.slice(0, 4)).toEqual([2_655, 2_900, 3_100, 3_300]);
    expect(steps.slice(-3)).toEqual([170_000, 180_000, 195_088]);
    expect(steps).toHaveLength(61);
  });

  it('are in hundredths where asked', () => {
    expect(priceSteps({ lowest: 0.07, highest: 0.123 }, 0.01)).toEqual([0.07, 0.08, 0.09, 0.1, 0.11, 0.12]);
  });

  it('are one where all cost the same', () => {
    expect(priceSteps({ lowest: 115_500, highest: 115_500 }, 1)).toEqual([115_500]);
    expect(priceSteps({ lowest: 0, highest: 0 }, 1)).toEqual([0]);
  });

  it('rise, and none leaves out every price, whatever the prices', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(1, 0.01), (one, other, unit) => {
        const own = { lowest: Math.min(one, other), highest: Math.max(one, other) };
        const steps = priceSteps(own, unit);
        expect(steps).toEqual([...new Set(steps)].toSorted((left, right) => left - right));
        expect([steps[0], steps.at(-1)]).toEqual([own.lowest, own.highest]);
      }),
    );
  });
});
