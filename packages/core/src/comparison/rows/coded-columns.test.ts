import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DictionaryBuilder, type Dictionary } from '../../catalogue/table/dictionary.ts';
import { codesSideBySide, countColumn, countColumns, type CodedColumn, type EightColumns } from './coded-columns.ts';

function columnOf(numbers: readonly number[]): Dictionary<number> {
  const builder = new DictionaryBuilder<number>((value) => value);
  for (const number of numbers) builder.push(number);
  return builder.finish();
}

/** Eight columns of as many rows: one value a row in the first, fewer and fewer in the others. */
function eightColumns(rows: number, seed: number): EightColumns {
  const of = (divisor: number): Dictionary<number> =>
    columnOf(Array.from({ length: rows }, (_, row) => Math.floor((row * (seed + divisor)) / divisor) % (rows + 1)));
  return [of(1), of(2), of(3), of(5), of(8), of(13), of(21), of(34)];
}

describe('codes side by side', () => {
  // 256 values are the most that a byte tells apart.
  it.each([
    { most: 40, bytes: 1 },
    { most: 256, bytes: 1 },
    { most: 600, bytes: 4 },
  ])('count what each column alone counts, up to $most values', ({ most, bytes }) => {
    fc.assert(
      fc.property(fc.integer({ min: bytes === 4 ? 400 : 1, max: most }), fc.nat(50), fc.nat(6), (rows, seed, skip) => {
        const columns = eightColumns(rows, seed);
        const codes = codesSideBySide(columns);
        const isWide = columns.some(({ values }) => values.length > 256);
        expect(codes.BYTES_PER_ELEMENT).toBe(isWide ? 4 : 1);
        const chosen = Uint32Array.from({ length: rows }, (_, row) => row).filter((row) => row % (skip + 1) === 0);
        const listed = { rows: chosen, count: chosen.length };
        const countsOf = countColumns(codes, listed);
        columns.forEach(({ codes: own, values }, offset) => {
          const column: CodedColumn<unknown> = { codes, step: columns.length, offset, values };
          const expected = values.map((_, code) => [...chosen].filter((row) => own[row] === code).length);
          expect([...countsOf(column)]).toEqual(expected);
          expect([...countColumn(column, listed)]).toEqual(expected);
        });
      }),
      { numRuns: 40 },
    );
  });
});
