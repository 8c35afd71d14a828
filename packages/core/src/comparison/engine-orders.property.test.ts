import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { arbitraryContext } from './testing/arbitrary-catalogue.ts';
import { arbitraryLimits, arbitraryPlainQuery, withLimits } from './testing/arbitrary-query.ts';
import { referenceCompare } from './testing/reference-compare.ts';

describe('compare without filters, held against a comparison made by hand', () => {
  it.each([
    { name: 'every price', isLimited: false, numRuns: 1_500 },
    { name: 'limits on, above and below prices that occur', isLimited: true, numRuns: 1_000 },
  ])('prices, orders, pages and counts a whole comparator in the very same way: $name', ({ isLimited, numRuns }) => {
    fc.assert(
      fc.property(arbitraryContext, arbitraryPlainQuery, arbitraryLimits, (context, asked, limits) => {
        const query = isLimited ? withLimits(asked, limits, context) : asked;
        expect(compare(query, context)).toEqual({ ok: true, value: referenceCompare(query, context) });
      }),
      { numRuns },
    );
  });
});
