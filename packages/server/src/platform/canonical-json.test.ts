import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('is one text for the same answers in any order of their keys, and says all that they say', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const other = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(other)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('orders keys within lists too, leaves lists in their order, and writes dates as JSON does', () => {
  const value = { b: [{ d: 1, c: [2, 1] }], a: new Date(0), e: undefined };
  expect(canonicalJson(value)).toBe('{"a":"1970-01-01T00:00:00.000Z","b":[{"c":[2,1],"d":1}]}');
});
