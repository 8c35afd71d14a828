import type { Dictionary, ListColumn } from '../../catalogue/table/dictionary.ts';
import { addAll, addRow, emptySet, fullSet, type RowSet } from './row-set.ts';

/** Columns of at most so many values keep a set of rows per value; others are looked through when asked. */
const mostValuesWithSets = 64;

function setsOf({ codes, values }: Dictionary<unknown>): readonly RowSet[] {
  const sets = values.map(() => emptySet(codes.length));
  for (let row = 0; row < codes.length; row += 1) {
    const set = sets[codes[row] ?? 0];
    if (set) addRow(set, row);
  }
  return sets;
}

function lookedThrough(codes: Dictionary<unknown>['codes'], passing: Uint8Array): RowSet {
  const set = emptySet(codes.length);
  for (let word = 0; word < set.length; word += 1) {
    let bits = 0;
    const first = word << 5;
    const rows = Math.min(32, codes.length - first);
    for (let bit = 0; bit < rows; bit += 1) bits |= (passing[codes[first + bit] ?? 0] ?? 0) << bit;
    set[word] = bits;
  }
  return set;
}

/** Finds the rows of a column whose value passes a test: the test is asked once per value, never per row. */
export class ValueSets<Value> {
  readonly #column: Dictionary<Value>;
  #sets: readonly RowSet[] | null = null;

  constructor(column: Dictionary<Value>) {
    this.#column = column;
  }

  /** A set of its own, which the caller may change. */
  rowsWhere(passes: (value: Value) => boolean): RowSet {
    const { codes, values } = this.#column;
    const passing = Uint8Array.from(values, (value) => (passes(value) ? 1 : 0));
    if (!passing.includes(0)) return fullSet(codes.length);
    if (values.length > mostValuesWithSets) return lookedThrough(codes, passing);
    this.#sets ??= setsOf(this.#column);
    const found = emptySet(codes.length);
    this.#sets.forEach((set, code) => {
      if (passing[code] === 1) addAll(found, set);
    });
    return found;
  }

  get byteLength(): number {
    return (this.#sets ?? []).reduce((sum, set) => sum + set.byteLength, 0);
  }
}

/** The rows per key of what their lists hold, e.g. per clinic those that cover it; `keyOf` null leaves an entry out. */
export function listSets<Value>(
  { starts, codes, values }: ListColumn<Value>,
  keyOf: (value: Value) => number | null,
): ReadonlyMap<number, RowSet> {
  const rows = starts.length - 1;
  const sets = new Map<number, RowSet>();
  const setOfCode = values.map((value) => {
    const key = keyOf(value);
    if (key === null) return null;
    const set = sets.get(key) ?? emptySet(rows);
    sets.set(key, set);
    return set;
  });
  for (let row = 0; row < rows; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place += 1) {
      const set = setOfCode[codes[place] ?? 0];
      if (set) addRow(set, row);
    }
  }
  return sets;
}
