import type { Codes } from '../../catalogue/table/dictionary.ts';

/** A set of rows as bits: row `r` is in it when bit `r & 31` of word `r >> 5` is set. Bits beyond the last row stay clear. */
export type RowSet = Int32Array;

/** How many words hold so many rows. */
export function wordsFor(rows: number): number {
  return (rows + 31) >>> 5;
}

export function emptySet(rows: number): RowSet {
  return new Int32Array(wordsFor(rows));
}

export function fullSet(rows: number): RowSet {
  const set = emptySet(rows).fill(-1);
  const rest = rows & 31;
  if (rest > 0) set[set.length - 1] = -1 >>> (32 - rest);
  return set;
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Leaves in `set` only what is in `other` too. */
export function keepCommon(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Adds to `set` what is in `other`. */
export function addAll(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Writes the rows of a set that are not in `others` into `rows`, ascending, and tells how many. `rows` must be long enough. */
export function listDifference(set: RowSet, others: RowSet, rows: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = (set[word] ?? 0) & ~(others[word] ?? 0);
    while (bits !== 0) {
      const lowest = bits & -bits;
      rows[count] = (word << 5) + (31 - Math.clz32(lowest));
      count += 1;
      bits ^= lowest;
    }
  }
  return count;
}

/**
 * The same for rows whose code is marked with a 1. A row is written before it is known to stay, and moved past when it does:
 * to guess would cost more than to write.
 */
export function listMarked(
  { set, others }: { readonly set: RowSet; readonly others: RowSet },
  { codes, marks }: { readonly codes: Codes; readonly marks: Uint8Array },
  rows: Uint32Array,
): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = (set[word] ?? 0) & ~(others[word] ?? 0);
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits));
      rows[count] = row;
      count += marks[codes[row] ?? 0] ?? 0;
      bits &= bits - 1;
    }
  }
  return count;
}
