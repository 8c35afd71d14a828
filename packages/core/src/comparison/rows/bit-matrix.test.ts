import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListBuilder } from '../../catalogue/table/dictionary.ts';
import { bitMatrixOf, countPlaces } from './bit-matrix.ts';

describe('counting the things of rows', () => {
  it('counts what going through every list counts, for any lists and rows', () => {
    const lists = fc.array(fc.uniqueArray(fc.nat(90), { maxLength: 12 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.boolean()), (given, coins) => {
        const builder = new ListBuilder<number>((id) => id);
        for (const list of given) builder.push(list);
        const matrix = bitMatrixOf(builder.finish(), (id) => (id % 7 === 0 ? null : id));
        const chosen = given.map((_, row) => row).filter(() => coins.next().value);
        const counts = countPlaces(matrix, { rows: Uint32Array.from(chosen), count: chosen.length });
        const counted = new Map(matrix.ids.map((id, place) => [id, counts[place]]));
        for (const id of new Set(given.flat())) {
          const expected = id % 7 === 0 ? undefined : chosen.filter((row) => given[row]!.includes(id)).length;
          expect(counted.get(id)).toBe(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('counts far more rows than one word has bits', () => {
    const builder = new ListBuilder<number>((id) => id);
    for (let row = 0; row < 5_003; row += 1) builder.push(row % 3 === 0 ? [1, 40] : [1]);
    const matrix = bitMatrixOf(builder.finish(), (id) => id);
    const rows = Uint32Array.from({ length: 5_003 }, (_, row) => row);
    expect([...countPlaces(matrix, { rows, count: 5_003 })]).toEqual([5_003, 1_668]);
  });
});
