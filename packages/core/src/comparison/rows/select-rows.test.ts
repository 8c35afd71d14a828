import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectPlaces, type OrderKeys } from './select-rows.ts';

/** The border between the two ways of finding a page. */
const border = 1_024;

interface Place {
  readonly tier: number;
  readonly points: number;
  readonly price: number;
}

function keysOf(places: readonly Place[]): OrderKeys {
  return {
    tiers: Uint8Array.from(places, ({ tier }) => tier),
    points: Float64Array.from(places, ({ points }) => points),
    prices: Float64Array.from(places, ({ price }) => price),
  };
}

/** All places put in order: lower tier, more points, lower price, earlier place. */
function sortedPlaces(places: readonly Place[]): readonly number[] {
  return places
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => {
      if (one.tier !== other.tier) return one.tier - other.tier;
      if (one.points !== other.points) return one.points > other.points ? -1 : 1;
      if (one.price !== other.price) return one.price < other.price ? -1 : 1;
      return one.index - other.index;
    })
    .map(({ index }) => index);
}

const place: fc.Arbitrary<Place> = fc.record({
  tier: fc.integer({ min: 0, max: 2 }),
  points: fc.constantFrom(-Number.MAX_VALUE, -1, 0, 0.5, 60),
  price: fc.constantFrom(0, 1, 2_000),
});
const manyPlaces = fc
  .tuple(fc.integer({ min: border - 3, max: border + 1_500 }), fc.array(place, { minLength: 1, maxLength: 40 }), fc.integer())
  .map(([count, some, seed]) =>
    Array.from({ length: count }, (_, index) => some[Math.abs(Math.imul(index + 7, seed | 1) >> 3) % some.length]!),
  );

const firstRank = fc.oneof(
  fc.nat(3_000),
  fc.integer({ min: border - 40, max: border + 40 }),
  fc.constantFrom(0, border - 20, border),
);
const pageSize = fc.constantFrom(1, 2, 20, 100);

describe('the places of a page', () => {
  it.each([
    { name: 'few places', places: fc.array(place, { maxLength: 30 }), numRuns: 1_000 },
    { name: 'more places than a heap takes', places: manyPlaces, numRuns: 250 },
  ])('are those of a whole sort, ties by place: $name', ({ places, numRuns }) => {
    fc.assert(
      fc.property(places, firstRank, pageSize, (given, from, size) => {
        const first = given.length > 100 ? from : from % (given.length + 2);
        const expected = sortedPlaces(given).slice(first, first + size);
        expect(selectPlaces(keysOf(given), given.length, [first, first + size])).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('one page after another holds every place once, across the border and to the end', () => {
    const places = Array.from({ length: 2_500 }, (_, index) => ({
      tier: index % 3,
      points: index % 7,
      price: index % 5,
    }));
    const keys = keysOf(places);
    const pages = Array.from({ length: 126 }, (_, page) => selectPlaces(keys, places.length, [page * 20, page * 20 + 20]));
    expect(pages.flat()).toEqual(sortedPlaces(places));
  });

  it('looks at no place beyond the count, whatever an earlier order left there', () => {
    const keys = keysOf([
      { tier: 1, points: 0, price: 0 },
      { tier: 1, points: 5, price: 0 },
      { tier: 0, points: 9, price: 0 },
    ]);
    expect(selectPlaces(keys, 2, [0, 20])).toEqual([1, 0]);
  });
});
