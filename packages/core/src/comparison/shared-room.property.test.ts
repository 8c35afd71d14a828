import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTableOf } from '../catalogue/table/product-table-builder.ts';
import { compare } from './compare.ts';
import type { CompareContext } from './query.ts';
import { arbitraryMarket, arbitrarySnapshot } from './testing/arbitrary-catalogue.ts';
import { arbitraryQuery } from './testing/arbitrary-query.ts';

/** The same catalogue as nobody has asked it yet. */
function fresh(context: CompareContext): CompareContext {
  const products = productTableOf(context.snapshot.products.map((product) => product));
  return { ...context, snapshot: { ...context.snapshot, products } };
}

const question = fc.tuple(arbitraryQuery, arbitraryMarket);

describe('comparisons that use the same arrays one after another', () => {
  it('answer as if each were the first, whatever family, day, currency and comparator came before', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, fc.array(question, { minLength: 3, maxLength: 6 }), (snapshot, questions) => {
        // There and back: each comes after one and before another.
        for (const [query, market] of [...questions, ...questions.toReversed()]) {
          const context = { snapshot, ...market };
          expect(compare(query, context)).toEqual(compare(query, fresh(context)));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('answer two catalogues in turn as they answer one', () => {
    const two = fc.tuple(arbitrarySnapshot, arbitrarySnapshot);
    fc.assert(
      fc.property(two, fc.array(question, { minLength: 2, maxLength: 4 }), (snapshots, questions) => {
        for (const [query, market] of questions) {
          for (const snapshot of snapshots) {
            const context = { snapshot, ...market };
            expect(compare(query, context)).toEqual(compare(query, fresh(context)));
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
