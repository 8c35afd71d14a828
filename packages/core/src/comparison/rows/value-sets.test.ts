import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DictionaryBuilder, ListBuilder } from '../../catalogue/table/dictionary.ts';
import { columnOf } from './coded-columns.ts';
import { emptySet, fillWith, joinInto, listDifference, meetInto, type RowSet } from './row-set.ts';
import { listSets, ValueSets } from './value-sets.ts';

function rowsIn(set: RowSet, rows: number): readonly number[] {
  const listed = new Uint32Array(rows);
  return [...listed.subarray(0, listDifference(set, emptySet(rows), listed))];
}

function rowsOf(wanted: readonly boolean[]): readonly number[] {
  return wanted.flatMap((isWanted, row) => (isWanted ? [row] : []));
}

describe('the rows of a value', () => {
  // 64 is where a column stops to keep a set per value.
  it.each([3, 64, 200])('are all whose value passes, in a column of up to %d values', (most) => {
    const column = fc.array(fc.nat(most - 1), { minLength: 1, maxLength: 330, size: 'max' });
    fc.assert(
      fc.property(column, fc.nat(10), fc.nat(10), (values, divisor, rest) => {
        const builder = new DictionaryBuilder<number>((value) => value);
        for (const value of values) builder.push(value);
        const sets = new ValueSets(columnOf(builder.finish()));
        const passes = (value: number): boolean => value % (divisor + 1) === rest;
        const expected = rowsOf(values.map(passes));
        expect(rowsIn(sets.rowsWhere(passes), values.length)).toEqual(expected);
        // Whatever an earlier question left in the room.
        const room = emptySet(values.length).fill(-1);
        expect(rowsIn(sets.rowsWhere(passes, room), values.length)).toEqual(expected);
        room.fill(-1);
        expect(rowsIn(sets.rowsWhere(passes, room), values.length)).toEqual(expected);
        expect(
          rowsIn(
            sets.rowsWhere(() => true),
            values.length,
          ),
        ).toEqual(values.map((_, row) => row));
      }),
      { numRuns: 200 },
    );
  });

  it('of lists are those that hold it, but where it is left out', () => {
    const lists = fc.array(fc.uniqueArray(fc.nat(9)), { minLength: 1, maxLength: 100, size: 'max' });
    fc.assert(
      fc.property(lists, (given) => {
        const builder = new ListBuilder<number>((value) => value);
        for (const list of given) builder.push(list);
        const sets = listSets(builder.finish(), (value) => (value === 0 ? null : value % 6));
        expect(sets.has(0)).toBe(given.some((list) => list.includes(6)));
        for (const [key, set] of sets) {
          const holds = given.map((list) => list.some((value) => value !== 0 && value % 6 === key));
          expect(rowsIn(set, given.length)).toEqual(rowsOf(holds));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('sets of rows', () => {
  it('are joined, cut and listed as lists of rows are', () => {
    const coins = fc.array(fc.record({ one: fc.boolean(), other: fc.boolean() }), { minLength: 1, maxLength: 130, size: 'max' });
    fc.assert(
      fc.property(coins, (given) => {
        const rows = given.length;
        const setOf = (side: 'one' | 'other'): RowSet => {
          const set = fillWith(emptySet(rows), rows);
          const left = new Uint32Array(rows);
          given.forEach((coin, row) => {
            if (!coin[side]) set[row >>> 5] = set[row >>> 5]! & ~(1 << (row & 31));
          });
          expect(listDifference(set, set, left)).toBe(0);
          return set;
        };
        const common = meetInto(emptySet(rows), [setOf('one'), setOf('other')]);
        const all = joinInto(emptySet(rows).fill(-1), [setOf('one'), setOf('other')]);
        const left = new Uint32Array(rows);
        const count = listDifference(setOf('one'), setOf('other'), left);
        expect(rowsIn(common, rows)).toEqual(rowsOf(given.map(({ one, other }) => one && other)));
        expect(rowsIn(all, rows)).toEqual(rowsOf(given.map(({ one, other }) => one || other)));
        expect([...left.subarray(0, count)]).toEqual(rowsOf(given.map(({ one, other }) => one && !other)));
      }),
      { numRuns: 300 },
    );
  });
});
