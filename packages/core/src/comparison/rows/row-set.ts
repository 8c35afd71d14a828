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

/** Leaves every row in a set, and no bit beyond the last one. */
export function fillWith(set: RowSet, rows: number): RowSet {
  const rest = rows & 31;
  set.fill(-1, 0, rows >>> 5).fill(0, rows >>> 5);
  if (rest > 0) set[rows >>> 5] = -1 >>> (32 - rest);
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

/** Writes what is in any of some sets into `joined`: four sets a pass, since a pass over memory costs more than to join. */
export function joinInto(joined: RowSet, sets: readonly RowSet[]): RowSet {
  const none = sets[0] ?? joined.fill(0);
  for (let first = 0; first < sets.length; first += 4) {
    const [a = none, b = none, c = none, d = none] = sets.slice(first, first + 4);
    const before = first === 0 ? a : joined;
    for (let word = 0; word < a.length; word += 1) {
      joined[word] = (before[word] ?? 0) | (a[word] ?? 0) | (b[word] ?? 0) | (c[word] ?? 0) | (d[word] ?? 0);
    }
  }
  return joined;
}

/** Writes what is in all of some sets, of which there is one at least, into `common`. */
export function meetInto(common: RowSet, sets: readonly RowSet[]): RowSet {
  const [first = common, second = first, ...others] = sets;
  for (let word = 0; word < first.length; word += 1) common[word] = (first[word] ?? 0) & (second[word] ?? 0);
  for (const other of others) keepCommon(common, other);
  return common;
}

/** Where rows found are written, one after the other. */
export interface RowList {
  readonly rows: Uint32Array;
  readonly count: number;
}

/** Writes the rows of a set that are not in `others` into `rows`, ascending, and tells how many. `rows` must be long enough. */
export function listDifference(set: RowSet, others: RowSet, rows: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = (set[word] ?? 0) & ~(others[word] ?? 0);
    while (bits !== 0) {
      rows[count] = (word << 5) + (31 - Math.clz32(bits & -bits));
      count += 1;
      bits &= bits - 1;
    }
  }
  return count;
}

/** The same for every row of a set. */
export function listRows(set: RowSet, rows: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      rows[count] = (word << 5) + (31 - Math.clz32(bits & -bits));
      count += 1;
      bits &= bits - 1;
    }
  }
  return count;
}

/** How the rows of a column are told apart: those whose code is marked with a 1. */
export interface CodeMarks {
  readonly codes: Codes;
  readonly marks: Uint8Array;
}

/**
 * Writes the rows of a set that are marked into `rows`, ascending, and tells how many. A row is written before it is known to
 * stay, and moved past when it does: to guess would cost more than to write.
 */
export function listMarked(set: RowSet, { codes, marks }: CodeMarks, rows: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits));
      rows[count] = row;
      count += marks[codes[row] ?? 0] ?? 0;
      bits &= bits - 1;
    }
  }
  return count;
}

/** Leaves the marked ones of the rows listed, in their order, and tells how many. */
export function keepMarked({ rows, count }: RowList, { codes, marks }: CodeMarks): number {
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const row = rows[place] ?? 0;
    rows[kept] = row;
    kept += marks[codes[row] ?? 0] ?? 0;
  }
  return kept;
}

/**
 * Moves those of the rows listed that are not in a set into `others`, in their order, and tells how many; the rest moves
 * up. A row is written to both lists, and stays in one: to guess would cost more.
 */
export function moveOutside({ rows, count }: RowList, set: RowSet, others: Uint32Array): number {
  let moved = 0;
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const row = rows[place] ?? 0;
    const isIn = ((set[row >>> 5] ?? 0) >>> (row & 31)) & 1;
    others[moved] = row;
    rows[kept] = row;
    moved += 1 - isIn;
    kept += isIn;
  }
  return moved;
}
