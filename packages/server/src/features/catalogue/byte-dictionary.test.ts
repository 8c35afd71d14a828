import fc from 'fast-check';
import { expect, it } from 'vitest';
import { viewOf } from '../../platform/database/copied-bytes.ts';
import { ByteDictionary } from './byte-dictionary.ts';

it('equal bytes have one number and others another, in the order they first come', () => {
  const few = fc.uint8Array({ maxLength: 13, max: 2 });
  fc.assert(
    fc.property(fc.array(few, { maxLength: 400 }), fc.nat(5), (strings, before) => {
      const dictionary = new ByteDictionary();
      const codes = strings.map((string) => {
        const bytes = new Uint8Array([...Array<number>(before).fill(7), ...string, 9, 9]);
        return dictionary.codeOf({ bytes, view: viewOf(bytes) }, before, before + string.length);
      });
      const texts = strings.map((string) => string.join());
      const distinct = [...new Set(texts)];
      expect(codes).toEqual(texts.map((text) => distinct.indexOf(text)));
      expect(dictionary.size).toBe(distinct.length);
    }),
    { numRuns: 300 },
  );
});

it('a hundred thousand that differ are told apart and read back', () => {
  const dictionary = new ByteDictionary();
  const bytes = new Uint8Array(8);
  const view = viewOf(bytes);
  view.setInt32(0, 4);
  const numbers = Array.from({ length: 100_000 }, (_, number) => number % 65_536);
  const codes = numbers.map((number) => {
    view.setInt32(4, number * 65_537);
    return dictionary.codeOf({ bytes, view }, 0, 8);
  });
  expect(codes).toEqual(numbers);
  expect(dictionary.size).toBe(65_536);
  expect(dictionary.fieldsOf(3).number(0)).toBe(3 * 65_537);
});
