import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLeaving, type Held } from './with-leaving.ts';

interface Thing {
  readonly id: number;
}

const thingsOf = (...ids: readonly number[]): readonly Thing[] => ids.map((id) => ({ id }));
const held = (things: readonly Thing[]): readonly Held<Thing>[] => things.map((value) => ({ value, isLeaving: false }));
const said = (list: readonly Held<Thing>[]): string =>
  list.map(({ value, isLeaving }) => (isLeaving ? `(${value.id})` : String(value.id))).join(' ');

const lists = fc.uniqueArray(fc.integer({ min: 0, max: 12 })).map((ids) => thingsOf(...ids));

describe('a list with what just left it', () => {
  it('has what left where it stood, before what stays behind it', () => {
    expect(said(withLeaving(held(thingsOf(1, 2, 3, 4)), thingsOf(5, 2, 4)))).toBe('5 (1) 2 (3) 4');
    expect(said(withLeaving(held(thingsOf(1, 2)), thingsOf(3, 4)))).toBe('3 4 (1) (2)');
    expect(said(withLeaving(held(thingsOf(1, 2, 3)), []))).toBe('(1) (2) (3)');
  });

  it('takes back what comes back before it is gone', () => {
    const without = withLeaving(held(thingsOf(1, 2, 3)), thingsOf(3));
    expect(said(without)).toBe('(1) (2) 3');
    expect(said(withLeaving(without, thingsOf(1, 2, 3)))).toBe('1 2 3');
  });

  it('holds the list in its order, each thing once, and moves nothing that left', () => {
    fc.assert(
      fc.property(lists, lists, lists, (first, second, third) => {
        const before = withLeaving(held(first), second);
        const now = withLeaving(before, third);
        expect(now.filter(({ isLeaving }) => !isLeaving).map(({ value }) => value)).toEqual(third);
        expect(new Set(now.map(({ value }) => value.id)).size).toBe(now.length);
        const isStaying = (id: number): boolean => third.some((thing) => thing.id === id);
        const gone = (list: readonly Held<Thing>[]) => list.map(({ value }) => value.id).filter((id) => !isStaying(id));
        expect(gone(now)).toEqual(gone(before));
      }),
    );
  });
});
