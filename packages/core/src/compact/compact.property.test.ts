import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueSnapshot, Comparator, Product } from '../catalogue/catalogue.ts';
import { productTableOf } from '../catalogue/table/product-table-builder.ts';
import { compare } from '../comparison/compare.ts';
import { arbitraryContext } from '../comparison/testing/arbitrary-catalogue.ts';
import { arbitraryQuery } from '../comparison/testing/arbitrary-query.ts';
import { insuranceComparator, planComparator } from '../comparison/testing/sample-catalogue.ts';
import { decodeCompact, encodeCompact } from './compact.ts';

const runs = { numRuns: 400 };

const comparators: readonly Comparator[] = [
  insuranceComparator,
  planComparator,
  { ...insuranceComparator, id: 3, name: 'vida', url: '/Comparar/Vida', upperTypes: ['VIDA'] },
  { ...insuranceComparator, id: 4, name: 'salud-a', url: '/Comparar/Salud/A', upperTypes: ['SALUD'], typeNames: ['A', 'B'] },
];

const texts = fc.record({ code: fc.string(), name: fc.string({ unit: 'grapheme' }), url: fc.string(), displayName: fc.string() });

function compacted(snapshot: CatalogueSnapshot, comparator: Comparator): CatalogueSnapshot {
  const result = decodeCompact(encodeCompact(snapshot, comparator));
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

describe('the compact form of any catalogue', () => {
  it('answers every question of its comparator as the whole catalogue does', () => {
    fc.assert(
      fc.property(arbitraryContext, arbitraryQuery, fc.constantFrom(...comparators), (context, asked, comparator) => {
        const snapshot = { ...context.snapshot, comparators };
        const query = { ...asked, comparatorUrl: comparator.url };
        const expected = compare(query, { ...context, snapshot });
        expect(expected.ok).toBe(true);
        expect(compare(query, { ...context, snapshot: compacted(snapshot, comparator) })).toEqual(expected);
      }),
      runs,
    );
  });

  it('gives every product back, whatever its texts and the order of its lists', () => {
    fc.assert(
      fc.property(arbitraryContext, fc.infiniteStream(texts), fc.infiniteStream(fc.nat(70_000)), (context, own, steps) => {
        let id = 0;
        const products = context.snapshot.products.map((product): Product => ({
          ...product,
          ...own.next().value,
          id: (id += 1 + steps.next().value),
          clinics: product.clinics.toReversed(),
          featureIds: product.featureIds.toReversed(),
        }));
        const snapshot = { ...context.snapshot, products: productTableOf(products), comparators };
        const wanted = products.filter(({ kind }) => kind === insuranceComparator.productKind);
        expect([...compacted(snapshot, insuranceComparator).products]).toEqual(wanted);
      }),
      runs,
    );
  });
});
