import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainProduct } from '../testing/plain-product.ts';
import { product } from '../../comparison/testing/sample-catalogue.ts';
import { arbitraryProducts } from '../../comparison/testing/arbitrary-catalogue.ts';
import { productTableOf, ProductTableBuilder } from './product-table-builder.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

describe('a table of products', () => {
  it('gives every product back as it came, whatever its texts, numbers and parts', () => {
    fc.assert(
      fc.property(arbitraryProducts, fc.infiniteStream(text), fc.infiniteStream(fc.nat(9)), (given, texts, steps) => {
        let id = 0;
        const next = (): string => texts.next().value;
        const products = given.map((one) => ({
          ...one,
          id: (id += 1 + steps.next().value),
          code: next(),
          name: next(),
          displayName: steps.next().value < 3 ? one.name : next(),
          url: next(),
          isPopular: steps.next().value > 4,
        }));
        const table = productTableOf(products.toReversed());
        expect(table.map(plainProduct)).toEqual(products);
        expect(table.length).toBe(products.length);
        for (const one of products) {
          expect(plainProduct(table.at(table.rowOfId(one.id)))).toEqual(one);
          expect(table.findByText('code', one.code)?.id).toBe(products.find(({ code }) => code === one.code)?.id);
          expect(table.findByText('url', one.url)?.id).toBe(products.find(({ url }) => url === one.url)?.id);
        }
        expect(table.rowOfId(id + 1)).toBe(-1);
        expect(table.findByText('code', 'nobody has this code')).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps an empty displayName apart from one that equals the name', () => {
    const table = productTableOf([product(1, { name: 'a', displayName: '' }), product(2, { name: 'b', displayName: 'b' })]);
    expect(table.map(({ displayName }) => displayName)).toEqual(['', 'b']);
  });

  it('finds among equal codes the first that is wanted', () => {
    const table = productTableOf([
      product(3, { code: 'X', kind: 'insurance' }),
      product(4, { code: 'Y', kind: 'isapre-plan' }),
      product(9, { code: 'X', kind: 'isapre-plan' }),
    ]);
    expect(table.findByText('code', 'X', ({ kind }) => kind === 'isapre-plan')?.id).toBe(9);
    expect(table.findByText('code', 'Y', ({ kind }) => kind === 'insurance')).toBeUndefined();
  });

  it('refuses rows out of order, and asks for rows it does not hold', () => {
    const builder = new ProductTableBuilder();
    builder.add(product(2));
    expect(() => builder.add(product(2))).toThrow(RangeError);
    expect(() => productTableOf([product(1)]).at(1)).toThrow(RangeError);
    expect(() => productTableOf([product(1)]).at(-1)).toThrow(RangeError);
  });

  it('holds more than 65,536 different values in one column', () => {
    const builder = new ProductTableBuilder();
    for (let id = 1; id <= 70_000; id += 1) builder.add(product(id, { score: id / 1_000, pricing: product(1).pricing }));
    const table = builder.finish();
    expect([table.at(65_535).score, table.at(65_536).score, table.at(69_999).score]).toEqual([65.536, 65.537, 70]);
  });
});
