import type { ListColumn } from '../../catalogue/table/dictionary.ts';
import type { CodedColumn } from './coded-columns.ts';
import { addRow, emptySet, fillWith, joinInto, wordsFor, type RowSet } from './row-set.ts';

/** Columns of at most so many values keep a set of rows per value; others are looked through when asked. */
const mostValuesWithSets = 64;

function rowsIn({ codes, step }: CodedColumn<unknown>): number {
  return codes.length / step;
}

function setsOf(column: CodedColumn<unknown>): readonly RowSet[] {
  const { codes, step, offset, values } = column;
  const rows = rowsIn(column);
  const sets = values.map(() => emptySet(rows));
  for (let row = 0; row < rows; row += 1) {
    const set = sets[codes[row * step + offset] ?? 0];
    if (set) addRow(set, row);
  }
  return sets;
}

function lookThrough({ codes, step, offset }: CodedColumn<unknown>, passing: Uint8Array, found: RowSet): void {
  const words = wordsFor(codes.length / step);
  for (let word = 0; word < words; word += 1) {
    let bits = 0;
    const first = (word << 5) * step + offset;
    const end = Math.min(first + 32 * step, codes.length);
    for (let place = first, bit = 0; place < end; place += step, bit += 1) bits |= (passing[codes[place] ?? 0] ?? 0) << bit;
    found[word] = bits;
  }
}

/** Finds the rows of a column whose value passes a test: the test is asked once per value, never per row. */
export class ValueSets<Value> {
  readonly #column: CodedColumn<Value>;
  #sets: readonly RowSet[] | null = null;

  constructor(column: CodedColumn<Value>) {
    this.#column = column;
  }

  /**
   * Rows whose value passes, in `room` (a set for as many rows) or in a set that is kept here: not to be changed, and to be
   * used before the room is.
   */
  rowsWhere(passes: (value: Value) => boolean, room: RowSet = emptySet(rowsIn(this.#column))): RowSet {
    const { values } = this.#column;
    const passing = Uint8Array.from(values, (value) => (passes(value) ? 1 : 0));
    if (!passing.includes(0)) return fillWith(room, rowsIn(this.#column));
    if (values.length > mostValuesWithSets) {
      lookThrough(this.#column, passing, room);
      return room;
    }
    this.#sets ??= setsOf(this.#column);
    const [only, ...others] = this.#sets.filter((_, code) => passing[code] === 1);
    if (only === undefined) return room.fill(0);
    return others.length === 0 ? only : joinInto(room, [only, ...others]);
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
