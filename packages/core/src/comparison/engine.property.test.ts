import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { arbitraryContext } from './testing/arbitrary-catalogue.ts';
import { arbitraryLimits, arbitraryQuery, withLimits } from './testing/arbitrary-query.ts';
import { referenceCompare } from './testing/reference-compare.ts';

describe('compare, held against a comparison made by hand', () => {
  // With engine-orders.property.test.ts, which runs beside it, 5,000 questions.
  it('answers whatever is filtered by with the very same result', () => {
    fc.assert(
      fc.property(arbitraryContext, arbitraryQuery, arbitraryLimits, (context, asked, limits) => {
        const query = withLimits(asked, limits, context);
        expect(compare(query, context)).toEqual({ ok: true, value: referenceCompare(query, context) });
      }),
      { numRuns: 2_500 },
    );
  });
});
