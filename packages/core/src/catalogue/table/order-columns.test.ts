import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryProducts } from '../../comparison/testing/arbitrary-catalogue.ts';
import { product } from '../../comparison/testing/sample-catalogue.ts';
import { plainProduct } from '../testing/plain-product.ts';
import { orderById } from './order-columns.ts';
import { productTableOf, ProductTable } from './product-table-builder.ts';

it('rows in any order come in the order of their ids, each with its own values', () => {
  fc.assert(
    fc.property(arbitraryProducts, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (given, steps) => {
      let id = 0;
      const products = given.map((one, index) => ({
        ...one,
        id: (id += steps.next().value),
        name: `ñandú ${index * 7}`,
        code: `${index}`,
      }));
      const shuffled = products.toSorted((left, right) => ((left.id * 7_919) % 101) - ((right.id * 7_919) % 101));
      const { columns } = productTableOf(shuffled.map((one, index) => ({ ...one, id: index + 1 })));
      const ordered = orderById({ ...columns, ids: Uint32Array.from(shuffled, (one) => one.id) });
      const noLists = { clinics: [], featureIds: [] };
      const lists = productTableOf(products.map((one) => ({ ...one, ...noLists }))).columns;
      const table = new ProductTable({ ...ordered, clinics: lists.clinics, featureIds: lists.featureIds });
      expect(table.map(plainProduct)).toEqual(products.map((one) => ({ ...one, ...noLists })));
    }),
    { numRuns: 200 },
  );
});

it('the same id twice is refused', () => {
  const { columns } = productTableOf([product(1), product(2), product(3)]);
  expect(() => orderById({ ...columns, ids: Uint32Array.of(2, 1, 2) })).toThrow('product 2 comes twice');
});
